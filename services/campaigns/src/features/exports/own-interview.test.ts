import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { exports } from '@insights/contracts';
import { interviewerTurn } from '../../requests.fixture.ts';
import {
  type Campaign,
  type Joined,
  activeCampaign,
  bearerOf,
  interviewer,
  join,
  owner,
  scene,
  waiting,
} from '../../sessions.fixture.ts';
import { contactDraft } from '../../requests.fixture.ts';
import { claimSessions } from '../claim-sessions/claim-sessions.ts';
import { createContact } from '../create-contact.ts';
import { giveConsent } from '../give-consent.ts';
import { inviteContact } from '../invite-contact.ts';
import { openInvitation } from '../open-invitation.ts';
import { postTurn } from '../post-turn.ts';
import { storeInterviewerTurn } from '../store-interviewer-turn/store-interviewer-turn.ts';
import { withdrawSession } from '../withdraw-session.ts';
import { type OwnInterviewForm, exportOwnInterview } from './own-interview.ts';

const s = await scene({ after });

interface Downloaded {
  text: string;
  pieces: exports.FilePiece[];
}

async function download({ call }: Pick<Joined, 'call'>, form: OwnInterviewForm): Promise<Downloaded> {
  const pieces = await Array.fromAsync(exportOwnInterview(s.deps, call, { form }));
  return { text: Buffer.concat(pieces.map(({ content }) => content)).toString(), pieces };
}

interface Json {
  person: { name: string | null; email: string | null; attributes: Record<string, string> } | null;
  consent: { text: string | null } | null;
  conversations: { turns: { seq: number; speaker: string; text: string }[] }[];
}

const json = async (joined: Pick<Joined, 'call'>): Promise<Json> =>
  JSON.parse((await download(joined, 'json')).text) as Json;

/** The interviewer asks, the participant answers with each of `texts`. */
async function talk(joined: Joined, texts: readonly string[]): Promise<void> {
  const claimed = await claimSessions(s.deps, interviewer, {
    worker_id: 'w',
    region: 'here',
    max_sessions: 50,
    wait_ms: 0,
  });
  const session = claimed.sessions.find(({ session_id }) => session_id === joined.session.id);
  assert.ok(session);
  const held = joined.held(session.fence);
  await storeInterviewerTurn(
    s.deps,
    interviewer,
    interviewerTurn({ session: held, after_seq: 0, text: 'What happened?' }),
  );
  for (const [n, text] of texts.entries())
    await postTurn(s.deps, joined.call, { client_turn_id: `c${n}`, text, input: null });
}

/** Opens the invitation of a new contact, as anybody can who has the link. */
async function invited(campaign: Campaign): Promise<Joined> {
  const draft = contactDraft({ name: 'Zora Quill', email: 'zora@example.org', attributes: { ward: 'North' } });
  const contact = await createContact(s.deps, campaign.call, { interview_id: campaign.id, contact: draft });
  const { token } = await inviteContact(s.deps, campaign.call, { interview_id: campaign.id, contact_id: contact.id });
  return bearerOf(s, await openInvitation(s.deps, {}, { token }));
}

const consent = (joined: Joined) =>
  giveConsent(s.deps, joined.call, { version: joined.session.campaign?.consent_version ?? '' });

test('a participant downloads their own data, consent and turns as JSON', async () => {
  const joined = await waiting(s, await activeCampaign(s));
  await talk(joined, ['The notes were lost.', 'Twice "last" week\n\\ and so on.']);
  const { person, consent: given, conversations } = await json(joined);
  assert.equal(person?.name, null);
  assert.match(given?.text ?? '', /^I agree/);
  assert.deepEqual(
    conversations.map(({ turns }) => turns.map(({ seq, speaker, text }) => [seq, speaker, text])),
    [
      [
        [1, 'interviewer', 'What happened?'],
        [2, 'participant', 'The notes were lost.'],
        [3, 'participant', 'Twice "last" week\n\\ and so on.'],
      ],
    ],
  );
});

test('what was said is shown as the participant’s page shows it, in a campaign that hides names as well', async () => {
  const campaign = await activeCampaign(s, owner(), { hide_participant_names: true });
  await join(s, campaign, { name: 'Berta Quill', email: 'berta@example.org' });
  const joined = await waiting(s, campaign);
  await talk(joined, ['Berta Quill lost the notes.']);
  const { conversations } = await json(joined);
  assert.equal(conversations[0]?.turns.at(-1)?.text, 'Berta Quill lost the notes.');
});

test('long conversations arrive complete, in pieces', async () => {
  const joined = await waiting(s, await activeCampaign(s));
  const texts = Array.from({ length: 120 }, (_, n) => `${n} ${'word '.repeat(900)}`);
  await talk(joined, texts);
  const { text, pieces } = await download(joined, 'json');
  assert.ok(pieces.length > 1);
  assert.ok(pieces.every(({ content }) => content.length < 700 * 1024));
  assert.deepEqual(
    pieces.slice(1).map(({ file_name, content_type }) => file_name ?? content_type),
    pieces.slice(1).map(() => null),
  );
  const { conversations } = JSON.parse(text) as Json;
  assert.deepEqual(
    conversations[0]?.turns.slice(1).map((turn) => turn.text),
    texts,
  );
});

test('the person is shown to a bearer only where no member of the team could be that bearer', async () => {
  const [open, hidden] = [await activeCampaign(s), await activeCampaign(s, owner(), { hide_participant_names: true })];
  const nameOf = async (joined: Joined) => (await json(joined)).person?.name;
  const [openJoined, hiddenJoined] = [await invited(open), await invited(hidden)];
  assert.deepEqual([await nameOf(openJoined), await nameOf(hiddenJoined)], [undefined, undefined], 'before consent');
  await consent(openJoined);
  await consent(hiddenJoined);
  assert.deepEqual([await nameOf(openJoined), await nameOf(hiddenJoined)], ['Zora Quill', undefined], 'after consent');
  assert.doesNotMatch((await download(hiddenJoined, 'text')).text, /Zora|zora|North/);
  assert.equal(await nameOf(await join(s, hidden, { name: 'Ines' })), 'Ines', 'who joined and was never invited');
});

test('the document is in the language of the participant and escapes markup', async () => {
  const campaign = await activeCampaign(s);
  const joined = await waiting(s, campaign);
  await talk(joined, ['*No* [link](x) <b>']);
  const { text: markdown, pieces } = await download(joined, 'markdown');
  assert.deepEqual([pieces[0]?.file_name, pieces[0]?.content_type], ['interview.md', 'text/markdown; charset=utf-8']);
  assert.ok(markdown.startsWith('# My interview\n'));
  assert.ok(markdown.includes(String.raw`\*No\* \[link\](x) \<b\>`));
  const { text } = await download(joined, 'text');
  assert.ok(text.includes('You (00:00:00): *No* [link](x) <b>'));
});

test('after withdrawal the download shows that nothing said is stored', async () => {
  const joined = await waiting(s, await activeCampaign(s));
  await talk(joined, ['To be deleted.']);
  await withdrawSession(s.deps, joined.call);
  const own = await json(joined);
  assert.deepEqual([own.consent, own.conversations], [null, []]);
  assert.match((await download(joined, 'text')).text, /No conversation is stored\./);
});

test('a withdrawal during the download ends it with an error, not as a complete file', async () => {
  const joined = await waiting(s, await activeCampaign(s));
  await talk(
    joined,
    Array.from({ length: 200 }, (_, n) => `${n} ${'word '.repeat(900)}`),
  );
  const pieces = exportOwnInterview(s.deps, joined.call, { form: 'json' })[Symbol.asyncIterator]();
  await pieces.next();
  await withdrawSession(s.deps, joined.call);
  await assert.rejects(async () => {
    while (!(await pieces.next()).done);
  }, /not_found|conversation/i);
});
