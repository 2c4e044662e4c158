import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Api } from './api-client.ts';
import type { SeedSteps } from './seed-campaigns.ts';

/** Documents of other kinds than transcripts. Their titles are in the files. */
const DOCUMENTS: readonly (readonly [file: string, type: string])[] = [
  ['hand-over-guide.md', 'text/markdown'],
  ['staffing-notice.html', 'text/html'],
  ['ward-meeting.pdf', 'application/pdf'],
];
const QUESTION = 'What goes wrong at the hand-over between shifts?';

export interface KnowledgeSeed {
  api: Api;
  workspace_id: string;
  interview_ids: readonly string[];
  steps: SeedSteps;
  report: (line: string) => void;
  /** An empty vault and a project without a chat. */
  isSmall: boolean;
}

const idOf = async (answer: Promise<{ id: string }>): Promise<string> => (await answer).id;

/** A vault of documents, a project with it and the sample campaigns, and a chat with a question. Returns the project's id. */
export async function seedKnowledge(seed: KnowledgeSeed): Promise<string> {
  const { api, workspace_id, interview_ids, steps, report, isSmall } = seed;
  const create = (step: string, path: string, body: object) =>
    steps.once(step, () => idOf(api({ method: 'POST', path, body, idempotency_key: `demo ${step}` })));
  const vault_id = await create('ward vault', '/v1/vaults', {
    workspace_id,
    name: 'Ward documents',
    description: 'Guides, notices and minutes of the medical ward',
  });
  if (!isSmall) for (const document of DOCUMENTS) await addDocument({ api, steps, report, vault_id }, document);
  const project_id = await create('project', '/v1/projects', {
    workspace_id,
    name: 'Night shifts',
    interview_ids,
    vault_ids: [vault_id],
  });
  if (isSmall) return project_id;
  const chat_id = await create('chat', `/v1/projects/${project_id}/chat/sessions`, {});
  await create('question', `/v1/projects/${project_id}/chat/sessions/${chat_id}/messages`, {
    text: QUESTION,
    client_message_id: 'demo',
  });
  return project_id;
}

function addDocument(
  { api, steps, report, vault_id }: Pick<KnowledgeSeed, 'api' | 'steps' | 'report'> & { vault_id: string },
  [name, type]: (typeof DOCUMENTS)[number],
): Promise<string> {
  return steps.once(`document ${name}`, () => {
    report(`  Reading the document ${name}`);
    const body = new FormData();
    const content = readFileSync(join(import.meta.dirname, 'sample-documents', name));
    body.set('file', new Blob([new Uint8Array(content)], { type }), name);
    body.set('external_id', name);
    return idOf(api({ method: 'POST', path: `/v1/vaults/${vault_id}/documents`, body, wait_seconds: 20 }));
  });
}
