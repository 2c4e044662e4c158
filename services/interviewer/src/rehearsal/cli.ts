// Rehearses a guide: `npm run rehearse -- guide.json [--json]` or `npm run rehearse -- <interview id> --url https://… [--store] [--json]`.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createClient } from '@insights/api-client';
import type { Client } from '@insights/api-client';
import { GuideError, guideOf } from './guide.ts';
import { rehearse } from './rehearse.ts';
import type { Rehearsal } from './rehearse.ts';
import { reportOf } from './report.ts';

const USAGE = `Usage: npm run rehearse -- <guide.json> [--json]
       INSIGHTS_API_KEY=<key> npm run rehearse -- <interview id> --url <base URL of the API> [--store] [--json]

--json   prints the result as JSON, transcripts included
--store  stores the transcripts in the interview as conversations of mode "test", which count nowhere
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

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, store: { type: 'boolean' }, url: { type: 'string' } },
});
const [source, ...others] = positionals;
if (source === undefined || others.length > 0 || (values.store === true && values.url === undefined)) {
  process.stderr.write(USAGE);
  process.exit(2);
}
try {
  const key = process.env['INSIGHTS_API_KEY'];
  if (values.url !== undefined && !key)
    throw new GuideError('Set INSIGHTS_API_KEY to a key with the scope "interviews".');
  const client = values.url === undefined || !key ? null : createClient({ baseUrl: values.url, apiKey: key });
  const guide: unknown =
    client === null
      ? JSON.parse(await readFile(source, 'utf8'))
      : await client.interviews.get({ interview_id: source });
  const result = rehearse(guideOf(guide));
  if (client !== null && values.store === true) await store(client, source, result);
  process.stdout.write(values.json === true ? `${JSON.stringify(result, null, 2)}\n` : reportOf(result));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
