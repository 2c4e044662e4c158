import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { v7 } from 'uuid';
import { servicePrincipal } from '../../packages/auth-context/src/index.ts';
import { entities } from '../../services/vaults/src/db/entities.ts';
import { migrations } from '../../services/vaults/src/db/migrations/index.ts';
import { query } from '../../services/vaults/src/db/query.ts';
import { depsOf } from '../../services/vaults/src/deps.fixture.ts';
import { chunksOf } from '../../services/vaults/src/domain/chunking/chunks-of.ts';
import { createVault } from '../../services/vaults/src/features/manage-vaults.ts';
import { retrieve } from '../../services/vaults/src/features/retrieve/retrieve.ts';
import { storeDocument } from '../../services/vaults/src/features/store-document/store-document.ts';
import { freshDatabase } from '../support/database.ts';
import { meetingQuestions } from './meeting-questions.ts';
import { okapi } from './okapi.ts';
import { type Collection, measure } from './passages.ts';
import { TUNING } from '../../services/vaults/src/search/tuning.ts';
import { retrievalIndex } from './retrieval-index.ts';
import { writtenQuestions } from './written-questions.ts';
import { understand } from '../../services/vaults/src/search/question.ts';

function figuresOf(collection: Collection) {
  const index = retrievalIndex(collection.texts);
  const chunks = index.chunks.flatMap((ofText, document) => ofText.map((chunk) => ({ ...chunk, document })));
  const ranked = okapi(chunks.map(({ text }) => text));
  const plain = measure(collection, (prompt) => ranked(prompt).flatMap((place) => chunks[place] ?? []));
  return { plain, product: measure(collection, (prompt) => index.find(prompt)) };
}

test('retrieval finds the turns that answer questions to the written interviews', () => {
  const { plain, product } = figuresOf(writtenQuestions());
  assert.ok(product.hit_5 >= 0.85, `hit@5 ${product.hit_5}`);
  assert.ok(product.hit_5 >= plain.hit_5, `hit@5 ${product.hit_5}, Okapi BM25 ${plain.hit_5}`);
});

const meetings = meetingQuestions();
const skip = meetings.texts.length === 0 && 'INSIGHTS_DATA_DIR has no meetings';
test('retrieval is a tenth ahead of Okapi BM25 on questions to meetings', { skip }, () => {
  const { plain, product } = figuresOf(meetings);
  assert.ok(product.hit_5 >= 1.1 * plain.hit_5, `hit@5 ${product.hit_5}, Okapi BM25 ${plain.hit_5}`);
  assert.ok(product.coverage_1000 >= 1.1 * plain.coverage_1000, `coverage ${product.coverage_1000}`);
  assert.ok(product.words_20 <= 6_000, `${product.words_20} words in 20 chunks`);
});

test('the service returns what the evaluation measures', async (t) => {
  const { texts, questions } = writtenQuestions();
  const db = await freshDatabase({ after }, 'vaults', migrations, entities);
  const deps = depsOf(db);
  const call = { principal: servicePrincipal('vaults', randomUUID()) };
  const { id: vault_id } = await createVault(deps, call, { name: 'Interviews', description: '' });
  const ids = texts.map(() => v7());
  for (const [place, text] of texts.entries()) {
    const id = ids[place] ?? '';
    const at = deps.now();
    const stored = { content_text: '', status: 'pending', version: 0, created_at: at, updated_at: at } as const;
    await db.withWorkspace(call, async (tx) => {
      const row = { id, workspace_id: tx.workspaceId, vault_id, source_type: 'upload', title: '' } as const;
      await query(tx)
        .insertInto('documents')
        .values({ ...row, ...stored })
        .execute();
      const parts = [{ text, chunks: chunksOf(text, 'en') }];
      const document = { document_id: id, conversation_id: null, title: '', hidden_names: '', parts };
      await storeDocument(deps, tx, { ...document, language: 'en' });
    });
  }
  const everywhere = { vault_ids: null, source_types: null, document_ids: null };
  // The service also ranks by facts, which the evaluation does not; each chunk has its place in the list of words.
  const index = retrievalIndex(texts, ids);
  for (const { query: prompt } of questions) {
    await t.test(prompt, async () => {
      const { chunks } = await retrieve(deps, call, { question: understand(prompt), top_k: 20, ...everywhere });
      const lexical = index.ranks(prompt, TUNING);
      assert.ok(chunks.length > 0);
      for (const { document_id, ordinal, ranks } of chunks)
        assert.equal(ranks?.lexical ?? null, lexical.get(`${document_id} ${ordinal}`) ?? null);
    });
  }
});
