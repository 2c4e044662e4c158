// Rehearses a guide, or decides a stored conversation again under it; USAGE says how.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createClient } from '@insights/api-client';
import type { Client } from '@insights/api-client';
import { GuideError, guideOf } from './guide.ts';
import { rehearse } from './rehearse.ts';
import type { Rehearsal } from './rehearse.ts';
import { replayReportOf, replayed, turnsOf } from './replayed.ts';
import { reportOf } from './report.ts';

const USAGE = `Usage: npm run rehearse -- <guide.json> [--json]
       INSIGHTS_API_KEY=<key> npm run rehearse -- <interview id> --url <base URL of the API> [--store] [--json]
       npm run rehearse -- <guide.json> --replay <conversation.json> [--json]
       INSIGHTS_API_KEY=<key> npm run rehearse -- <interview id> --url <base URL of the API> --replay <conversation id> [--json]

--json    prints the result as JSON, transcripts included
--store   stores the transcripts in the interview as conversations of mode "test", which count nowhere
--replay  decides a stored conversation again under the guide, and names the first turn whose decision would differ. conversation.json is
          a transcript as the API returns it; guide.json is the guide that the conversation was held with, or a changed one
`;

/** Stored transcripts belong to contacts of a domain that receives no mail. */
const emailOf = (participant: string): string => `rehearsal-${participant}@example.invalid`;

async function store(client: Client, interview_id: string, { walks }: Rehearsal): Promise<void> {
  for (const { participant, turns } of walks) {
    const transcript = { turns: turns.map(({ speaker, text, question_id }) => ({ speaker, text, question_id })) };
    const contact = { name: `Rehearsal: ${participant}`, email: emailOf(participant) };
    await client.interviews.importConversation({ interview_id, contact, format: 'json', transcript, mode: 'test' });
  }
}

const inFile = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

/** The guide, and the conversation to replay if there is one. */
async function read(source: string, replay: string | undefined, client: Client | null) {
  if (client === null)
    return { guide: await inFile(source), conversation: replay === undefined ? null : await inFile(replay) };
  const interview = await client.interviews.get({ interview_id: source });
  const { agent_template_id: template_id } = interview;
  const agent_template = template_id && (await client.agentTemplates.get({ template_id }));
  const conversation =
    replay === undefined
      ? null
      : await client.interviews.getTranscript({ interview_id: source, conversation_id: replay });
  return { guide: { ...interview, agent_template }, conversation };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    store: { type: 'boolean' },
    url: { type: 'string' },
    replay: { type: 'string' },
  },
});
const [source, ...others] = positionals;
const { url, replay, store: isStored = false } = values;
if (source === undefined || others.length > 0 || (isStored && (url === undefined || replay !== undefined))) {
  process.stderr.write(USAGE);
  process.exit(2);
}
try {
  const key = process.env['INSIGHTS_API_KEY'];
  if (url !== undefined && !key) throw new GuideError('Set INSIGHTS_API_KEY to a key with the scope "interviews".');
  const client = url === undefined || !key ? null : createClient({ baseUrl: url, apiKey: key });
  const { guide, conversation } = await read(source, replay, client);
  const print = <T>(result: T, text: (result: T) => string) =>
    process.stdout.write(values.json === true ? `${JSON.stringify(result, null, 2)}\n` : text(result));
  if (conversation !== null) print(replayed(guideOf(guide), turnsOf(conversation)), replayReportOf);
  else {
    const result = rehearse(guideOf(guide));
    if (client !== null && isStored) await store(client, source, result);
    print(result, reportOf);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
