import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { servicePrincipal } from '@insights/auth-context';
import type { campaigns } from '@insights/contracts';
import { AppError } from '@insights/errors';
import { freshDatabase } from '../../../../test/support/database.ts';
import { entities } from '../db/entities.ts';
import { migrations } from '../db/migrations/index.ts';
import { depsOf } from '../deps.fixture.ts';
import { createVault, deleteVault, getVault, listVaults, updateVault } from './manage-vaults.ts';
import { getDocument, listDocuments } from './read-documents.ts';
import { storeTranscript } from './store-transcript/store-transcript.ts';

const db = await freshDatabase({ after }, 'vaults', migrations, entities);
const deps = depsOf(db);
const callOf = (workspace: string = randomUUID()) => ({ principal: servicePrincipal('vaults', workspace) });
const isNotFound = (error: unknown) => error instanceof AppError && error.code === 'not_found';
const page = { limit: 10, cursor: '' };

/** A short transcript, which arrives in one part. */
async function* transcriptOf(conversation_id: string, ...texts: string[]): AsyncGenerator<campaigns.Transcript> {
  yield partOf(conversation_id, texts);
}

const partOf = (conversation_id: string, texts: string[]): campaigns.Transcript => ({
  conversation_id,
  interview_id: randomUUID(),
  contact: null,
  mode: 'imported',
  started_at: null,
  hidden_names: '',
  turns: texts.map((text, index) => ({
    id: randomUUID(),
    conversation_id,
    seq: index + 1,
    speaker: 'participant',
    text,
    started_ms: null,
    ended_ms: null,
    question_id: null,
    tags: [],
    why: null,
    is_question_set: false,
    outcome: null,
    is_withheld: false,
    speaker_label: null,
  })),
});

test('a transcript becomes one ready document with chunks in the default vault, and storing it again replaces it', async () => {
  const call = callOf();
  const id = randomUUID();
  const store = (...texts: string[]) =>
    db.withWorkspace(call, (tx) => storeTranscript(deps, tx, transcriptOf(id, ...texts)));
  await store('First 👩‍⚕️ words.', 'More.');
  await store('Other words.');
  const { items } = await listVaults(deps, call, { page });
  assert.deepEqual(
    items.map(({ name, counts }) => [name, counts]),
    [['Interviews', { documents: 1, chunks: 1 }]],
  );
  const documents = await listDocuments(deps, call, { vault_id: items[0]?.id ?? '', page, source_types: [] });
  assert.deepEqual(
    documents.items.map((document) => [document.external_id, document.status, document.content_text]),
    [[id, 'ready', '']],
  );
  const document = await getDocument(deps, call, { document_id: documents.items[0]?.id ?? '', version: null });
  assert.equal(document.content_text, 'Participant: Other words.');
});

test('concurrent first transcripts create one default vault', async () => {
  const call = callOf();
  await Promise.all(
    [1, 2, 3].map(() => db.withWorkspace(call, (tx) => storeTranscript(deps, tx, transcriptOf(randomUUID(), 'x')))),
  );
  assert.deepEqual(
    (await listVaults(deps, call, { page })).items.map(({ counts }) => counts?.documents),
    [3],
  );
});

test('the list omits documents of source types that the caller may not see', async () => {
  const call = callOf();
  await db.withWorkspace(call, (tx) => storeTranscript(deps, tx, transcriptOf(randomUUID(), 'x')));
  const vault_id = (await listVaults(deps, call, { page })).items[0]?.id ?? '';
  assert.equal((await listDocuments(deps, call, { vault_id, page, source_types: ['upload', 'note'] })).items.length, 0);
});

test('only its own workspace can read, change and delete a vault', async () => {
  const call = callOf();
  const { id } = await createVault(deps, call, { name: 'Research', description: '' });
  assert.equal(
    (await updateVault(deps, call, { vault_id: id, name: 'Field notes', description: null })).name,
    'Field notes',
  );
  await assert.rejects(getVault(deps, callOf(), id), isNotFound);
  await assert.rejects(deleteVault(deps, callOf(), id), isNotFound);
  await deleteVault(deps, call, id);
  await assert.rejects(getVault(deps, call, id), isNotFound);
});
