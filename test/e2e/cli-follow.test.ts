import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { Api } from '../support/api.ts';
import { endOfCli, startCli } from '../support/cli-program.ts';
import { eventually } from '../support/eventually.ts';
import { type LiveTurn, Participant, openCampaign } from '../support/participant.ts';
import { useSystem } from '../support/shared-stack.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';

const system = await useSystem(after);
const key = system.demo.api_keys.full;
const team = new Api(system.base_url, { key });

test('follow shows each turn of a live interview while it goes on, also after its connection was cut', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'insights-follow-'));
  t.after(() => rm(folder, { recursive: true }));
  const proxy = new TcpProxy(Number(new URL(system.base_url).port));
  const url = await proxy.start(t);
  const { id, link } = await openCampaign(team);
  const maya = await Participant.join(system.base_url, link, { name: 'Maya' });
  const reader = maya.read();
  t.after(() => reader.close());
  const conversation_id = String((await maya.session())['conversation_id']);

  const env = { PATH: process.env['PATH'], HOME: folder, INSIGHTS_URL: url, INSIGHTS_KEY: key };
  const follow = startCli(['follow', id, conversation_id], { folder, env });
  let shown = '';
  follow.stdout.on('data', (piece: Buffer) => (shown += String(piece)));
  const end = endOfCli(follow);
  const appears = ({ speaker, text }: Pick<LiveTurn, 'speaker' | 'text'>) =>
    eventually(() => assert.ok(shown.includes(`${speaker}: ${text}\n`), shown));

  await appears(await reader.asked(0));
  const said = 'The notes were lost between two shifts.';
  const { seq } = await maya.say(said);
  await appears({ speaker: 'participant', text: said });
  await appears(await reader.asked(seq));
  proxy.cut();
  const more = 'We phoned around for an hour.';
  const next = await maya.say(more);
  await appears({ speaker: 'participant', text: more });
  await appears(await reader.asked(next.seq));
  assert.equal(follow.exitCode, null, 'it waits for the next turn');
  await maya.api.ok(maya.api.post('/v1/join/session/finish'));

  const { code, out, error } = await end;
  assert.equal(code, 0, error);
  assert.match(error, /The connection broke; continuing/);
  const transcript = await team.ok<{ turns: LiveTurn[] }>(
    team.get(`/v1/interviews/${id}/conversations/${conversation_id}/transcript`),
  );
  assert.deepEqual(
    out.split('\n').filter((line) => /^(interviewer|participant): /.test(line)),
    transcript.turns.map(({ speaker, text }) => `${speaker}: ${text}`),
    'each turn once and in order',
  );
  assert.match(out, /\((processing|completed)\)\n$/);
});
