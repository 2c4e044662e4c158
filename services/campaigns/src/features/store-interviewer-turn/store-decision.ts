import { campaigns, isWordOf, type sessions } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { type NewFlag, storeFlags } from '../../db/flags.ts';
import { query } from '../../db/query.ts';
import type { MailDeps } from '../../deps.ts';
import { mailFlags, raisedKinds } from '../flags/mail-flags.ts';

/** More than any decision has; a longer list is cut, so that an interview never stops for it. */
const MOST = 50;
const MOST_WORDS = 20;
const MOST_CHARACTERS = 100;

type DecisionDeps = Pick<MailDeps, 'mailEnabled' | 'now'>;
type Decision = Pick<sessions.StoreInterviewerTurnRequest, 'why' | 'flags' | 'answers' | 'language'>;

/**
 * Stores what the interviewer concluded from the participant's turns: flags, and which question each answers. Returns its reason,
 * which refers to a turn by id. Unknown turns and words are left out.
 */
export async function storeDecision(
  deps: DecisionDeps,
  tx: Tx,
  conversationId: string | null,
  decision: Decision,
): Promise<campaigns.Why | null> {
  if (conversationId === null) return null;
  const flags = decision.flags.slice(0, MOST);
  const answers = decision.answers.slice(0, MOST);
  const { why, language } = decision;
  const seqs = [...flags, ...answers].map(({ seq }) => seq);
  const turns = await participantTurns(tx, conversationId, [...seqs, ...(why?.trigger_seq ? [why.trigger_seq] : [])]);
  await raise(
    deps,
    tx,
    conversationId,
    flags.flatMap((flag) => flagOf(flag, turns)),
  );
  for (const answer of answers) await storeAnswer(tx, turns.get(answer.seq), answer);
  if (language !== null) {
    await query(tx).updateTable('conversations').set({ language }).where('id', '=', conversationId).execute();
  }
  if (!why) return null;
  const words = why.words.slice(0, MOST_WORDS).map((word) => word.slice(0, MOST_CHARACTERS));
  return { rule: why.rule, trigger_turn_id: turns.get(why.trigger_seq ?? 0) ?? null, words };
}

/** Seq → id of the participant's turns among `seqs`. */
async function participantTurns(
  tx: Tx,
  conversationId: string,
  seqs: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (seqs.length === 0) return new Map();
  const rows = await query(tx)
    .selectFrom('turns')
    .select(['id', 'seq'])
    .where('conversation_id', '=', conversationId)
    .where('speaker', '=', 'participant')
    .where('seq', 'in', seqs)
    .execute();
  return new Map(rows.map(({ id, seq }) => [seq, id]));
}

/** Stores the flags, and mails admins about kinds that this conversation did not have. */
async function raise(deps: DecisionDeps, tx: Tx, conversationId: string, flags: readonly NewFlag[]): Promise<void> {
  if (flags.length === 0) return;
  const known = await raisedKinds(tx, conversationId);
  await storeFlags(tx, { id: conversationId }, flags, deps.now(tx));
  await mailFlags(deps, tx, conversationId, new Set(flags.map(({ kind }) => kind).filter((kind) => !known.has(kind))));
}

function flagOf({ seq, kind }: sessions.GivenFlag, turns: ReadonlyMap<number, string>): NewFlag[] {
  const turn_id = turns.get(seq);
  return turn_id === undefined || !isWordOf(campaigns.FlagKind, kind) ? [] : [{ turn_id, kind }];
}

async function storeAnswer(
  tx: Tx,
  turnId: string | undefined,
  { question_id, outcome }: sessions.GivenAnswer,
): Promise<void> {
  if (turnId === undefined || !isWordOf(campaigns.AnswerOutcome, outcome)) return;
  await query(tx).updateTable('turns').set({ question_id, outcome }).where('id', '=', turnId).execute();
}
