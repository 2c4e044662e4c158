import { randomUUID } from 'node:crypto';
import { after } from 'node:test';
import { v7 } from 'uuid';
import type { Principal } from '@insights/auth-context';
import type { vaults } from '@insights/contracts';
import { AppError } from '@insights/errors';
import { freshDatabase } from '../../../../../test/support/database.ts';
import { entities } from '../../db/entities.ts';
import { migrations } from '../../db/migrations/index.ts';
import { query } from '../../db/query.ts';
import { depsOf } from '../../deps.fixture.ts';
import type { Deps } from '../../deps.ts';
import { chunksOf } from '../../domain/chunking/chunks-of.ts';
import { createVault } from '../manage-vaults.ts';
import { storeDocument } from '../store-document/store-document.ts';
import { createChatSession } from './manage-sessions.ts';
import { listChatMessages } from './read-messages.ts';
import { sendChatMessage } from './send-message.ts';

export const db = await freshDatabase({ after }, 'vaults', migrations, entities);
/** Words that are hidden in a campaign. */
export const hidden = new Map<string, string>();
export const deps: Deps = {
  ...depsOf(db),
  campaigns: {
    ...depsOf(db).campaigns,
    maskTexts: ({ interview_id, texts }) => {
      const name = hidden.get(interview_id) ?? '\0';
      const masked = texts.map((text) => ({ text: text.replaceAll(name, '[name]'), hidden: [] }));
      return Promise.resolve({ texts: masked, topics: [], hidden_names: name });
    },
  },
};

export const WORKSPACE = randomUUID();
export type CallOf = { principal: Principal };

/** A member, or verified support, of the workspace. */
export function person(platform_role: Principal['platform_role'] = ''): CallOf {
  const id = randomUUID();
  const rest = { workspace_id: WORKSPACE, role: 'member', scopes: ['*'], platform_role } as const;
  return { principal: { kind: 'user', id, user_id: id, ...rest } };
}
export const ALL: vaults.SourceType[] = [];
export const OWN: vaults.SourceType[] = ['upload', 'web', 'note'];
export const page = { limit: 50, cursor: '' };
export const isError = (code: string) => (error: unknown) => error instanceof AppError && error.code === code;

export interface Given {
  id?: string;
  source_type?: 'upload' | 'transcript' | 'report';
  interview_id?: string | null;
  conversation_id?: string | null;
}

export const vault = await createVault(deps, person(), { name: 'Notes', description: '' });

/** Stores a text and returns the document's id. With `id`, replaces its text. */
export function document(text: string, given: Given = {}): Promise<string> {
  const { id = v7(), source_type = 'upload', interview_id = null, conversation_id = null } = given;
  return db.withWorkspace(person(), async (tx) => {
    const at = deps.now();
    const row = { id, workspace_id: tx.workspaceId, vault_id: vault.id, interview_id, source_type, title: 'Notes' };
    await query(tx)
      .insertInto('documents')
      .values({ ...row, content_text: '', status: 'pending', version: 0, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const parts = [{ text, chunks: chunksOf(text, 'en') }];
    const place = { document_id: id, conversation_id, title: 'Notes' };
    await storeDocument(deps, tx, { ...place, language: 'en', hidden_names: '', parts });
    return id;
  });
}

export const begin = async (call: CallOf) => {
  const { id } = await createChatSession(deps, call, { project_id: null, title: null });
  return { session_id: id, project_id: null };
};
export type Session = Awaited<ReturnType<typeof begin>>;

export const ask = (call: CallOf, session: Session, text: string, client_message_id: string | null = null) =>
  sendChatMessage(deps, call, { session, text, client_message_id, source_types: ALL });
export const read = async (call: CallOf, session: Session, source_types = ALL) =>
  (await listChatMessages(deps, call, { session, page, source_types })).items;
