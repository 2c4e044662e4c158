import { campaigns, isWordOf, type sessions } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { type NewFlag, storeFlags } from '../../db/flags.ts';
import { setLanguage, setOutcome } from '../../db/live-turns.ts';
import type { Turn } from '../../db/entities.ts';
import type { MailDeps } from '../../deps.ts';
import { mailFlags, newMailedKinds } from '../flags/mail-flags.ts';

/** More than any decision has; a longer list is cut, so that an interview never stops for it. */
const MOST = 50;
const MOST_WORDS = 20;
const MOST_CHARACTERS = 100;

type DecisionDeps = Pick<MailDeps, 'mailEnabled' | 'now'>;
type Decision = Pick<sessions.StoreInterviewerTurnRequest, 'why' | 'flags' | 'answers' | 'language'>;

/** The participant's turns that a decision is about. */
export const seqsOf = ({ why, flags, answers }: Decision): number[] => [
  ...[...flags.slice(0, MOST), ...answers.slice(0, MOST)].map(({ seq }) => seq),
  ...(why?.trigger_seq ? [why.trigger_seq] : []),
];

/**
 * Stores what the interviewer concluded from the participant's turns, of which `said` has those of `seqsOf`: flags, and which question
 * each answers. Returns its reason, which refers to a turn by id. Unknown turns and words are left out.
 */
export async function storeDecision(
  deps: DecisionDeps,
  tx: Tx,
  conversationId: string | null,
  { why, flags, answers, language }: Decision,
  said: readonly Pick<Turn, 'id' | 'seq'>[],
): Promise<Turn['why']> {
  if (conversationId === null) return null;
  const turns = new Map(said.map(({ id, seq }) => [seq, id]));
  const raised = flags.slice(0, MOST).flatMap((flag) => flagOf(flag, turns));
  await raise(deps, tx, conversationId, raised);
  for (const answer of answers.slice(0, MOST)) await storeAnswer(tx, turns.get(answer.seq), answer);
  if (language !== null) await tx.send(setLanguage(conversationId, language));
  if (!why) return null;
  const words = why.words.slice(0, MOST_WORDS).map((word) => word.slice(0, MOST_CHARACTERS));
  return { rule: why.rule, trigger_turn_id: turns.get(why.trigger_seq ?? 0) ?? null, words };
}

/** Stores the flags, and mails admins about kinds that this conversation did not have. */
async function raise(deps: DecisionDeps, tx: Tx, conversationId: string, flags: readonly NewFlag[]): Promise<void> {
  if (flags.length === 0) return;
  const mailed = await newMailedKinds(tx, conversationId, flags);
  await storeFlags(tx, { id: conversationId }, flags, deps.now(tx));
  await mailFlags(deps, tx, conversationId, mailed);
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
  await tx.send(setOutcome(turnId, { question_id, outcome }));
}
