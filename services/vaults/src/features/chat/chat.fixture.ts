import { randomUUID } from 'node:crypto';
import { after } from 'node:test';
import { v7 } from 'uuid';
import type { Principal } from '@insights/auth-context';
import { type campaigns, queries, reports, type vaults } from '@insights/contracts';
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
import { storeTranscript } from '../store-transcript/store-transcript.ts';
import { createChatSession } from './manage-sessions.ts';
import { listChatMessages } from './read-messages.ts';
import { sendChatMessage } from './send-message.ts';

export const db = await freshDatabase({ after }, 'vaults', migrations, entities);
/** Words that are hidden in a campaign. */
export const hidden = new Map<string, string>();
const nameIn = (interview_id: string): string => hidden.get(interview_id) ?? '<nobody>';
const masked = (interview_id: string, text: string): string => text.replaceAll(nameIn(interview_id), '[name]');
/** What was said in a campaign, and the answer that reports gives to a question about it, by campaign. */
const spoken = new Map<string, Spoken>();

interface Spoken {
  readonly turn: campaigns.Turn;
  readonly given: Partial<queries.CampaignAnswer>;
}

/** Reports: a question that shares a long word with what was said gets it as a passage. */
const askCampaigns: Deps['queries']['askCampaigns'] = ({ interview_ids, question }) => {
  const items = interview_ids.flatMap((interview_id): queries.AskedCampaign[] => {
    const { turn, given } = spoken.get(interview_id) ?? {};
    if (!turn) return [];
    const { id: turn_id, conversation_id, speaker } = turn;
    const quote = masked(interview_id, turn.text);
    const isFound = (question.match(/\p{L}{6,}/gu) ?? []).some((word) => turn.text.includes(word));
    const none = reports.Evidence.decode(new Uint8Array());
    return [
      {
        answer: {
          ...queries.CampaignAnswer.decode(new Uint8Array()),
          interview_id,
          status: isFound ? 'passages' : 'declined',
          author: 'floor',
          message: isFound ? 'Nothing is summed up here.' : 'No passage speaks of this question.',
          passages: isFound ? ['e1'] : [],
          ...(isFound && given),
        },
        evidence: [
          {
            ...none,
            id: 'e1',
            turn_id,
            conversation_id,
            quote,
            start: 0,
            end: quote.length,
            speaker,
            participant: 'P1',
          },
        ],
        language: 'en',
        conversation_ids: [conversation_id],
      },
    ];
  });
  return Promise.resolve({ items });
};

async function* transcriptOf(interview_id: string): AsyncGenerator<campaigns.Transcript> {
  const { turn } = spoken.get(interview_id) ?? {};
  if (!turn) return;
  const { conversation_id } = turn;
  const turns = [{ ...turn, text: masked(interview_id, turn.text) }];
  const hidden_names = nameIn(interview_id);
  const place = { conversation_id, interview_id, contact: null, mode: 'imported' as const, started_at: null };
  yield await Promise.resolve({ ...place, hidden_names, turns });
}

export const deps: Deps = {
  ...depsOf(db),
  queries: { askCampaigns },
  campaigns: {
    ...depsOf(db).campaigns,
    streamTranscripts: ({ interview_id }) => transcriptOf(interview_id),
    async *getTurns({ interview_id }) {
      const { turn } = spoken.get(interview_id) ?? {};
      if (turn) yield await Promise.resolve({ ...turn, text: masked(interview_id, turn.text) });
    },
    maskTexts: ({ interview_id, texts }) => {
      const shown = texts.map((text) => ({ text: masked(interview_id, text), hidden: [] }));
      return Promise.resolve({ texts: shown, topics: [], hidden_names: nameIn(interview_id) });
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

export const vault = await createVault(deps, person(), { name: 'Notes', description: '' });

/** Stores a text and returns the document's id. With `id`, replaces its text. */
export function document(text: string, { id = v7() } = {}): Promise<string> {
  return db.withWorkspace(person(), async (tx) => {
    const at = deps.now();
    const place = { workspace_id: tx.workspaceId, vault_id: vault.id, interview_id: null };
    const row = { id, ...place, source_type: 'upload' as const, title: 'Notes' };
    await query(tx)
      .insertInto('documents')
      .values({ ...row, content_text: '', status: 'pending', version: 0, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const parts = [{ text, chunks: chunksOf(text, 'en') }];
    const into = { document_id: id, conversation_id: null, title: 'Notes' };
    await storeDocument(deps, tx, { ...into, language: 'en', hidden_names: '', parts });
    return id;
  });
}

export interface Interview {
  interview_id: string;
  conversation_id: string;
  turn_id: string;
}

/** A campaign with one interview of one turn, whose transcript is stored. `answer`: what reports answers otherwise. */
export async function interview(
  text: string,
  answer: Partial<queries.CampaignAnswer> = {},
  speaker: campaigns.Turn['speaker'] = 'participant',
): Promise<Interview> {
  const [interview_id, conversation_id, turn_id] = [randomUUID(), randomUUID(), randomUUID()];
  const turn: campaigns.Turn = {
    id: turn_id,
    conversation_id,
    seq: 1,
    speaker,
    text,
    started_ms: null,
    ended_ms: null,
    question_id: null,
    tags: [],
    why: null,
    is_question_set: false,
    speaker_label: null,
    outcome: null,
    is_withheld: false,
  };
  spoken.set(interview_id, { turn, given: answer });
  await db.withWorkspace(person(), (tx) => storeTranscript(deps, tx, transcriptOf(interview_id)));
  return { interview_id, conversation_id, turn_id };
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
