import { type campaigns, eventTypes } from '@insights/contracts';
import { type Call, type Tx, announceAudit, append } from '@insights/db';
import { AppError, invalid, notFound } from '@insights/errors';
import { storeAnswers } from '../db/answers.ts';
import { lockInterview } from '../db/load.ts';
import { query } from '../db/query.ts';
import { presentShownTurns, readTurnsById } from '../db/transcripts.ts';
import type { Deps } from '../deps.ts';
import type { ReadAnswer } from '../domain/answers/read-answers.ts';
import { readAnswersOf } from './responses/read-answers.ts';

type QuestionDeps = Pick<Deps, 'db' | 'names'>;
type Named = campaigns.ResetTurnQuestionRequest;

/** Others may change the conversation while its answers are read. */
const TRIES = 3;

/**
 * A person says which question of the guide a turn of the interviewer asks, or that it asks none. It counts instead of what was recognised,
 * also when the conversation is read again. Errors: `not_found`, `invalid_request`, `unavailable`.
 */
export async function setTurnQuestion(
  deps: QuestionDeps,
  call: Call,
  { question_id, ...named }: campaigns.SetTurnQuestionRequest,
): Promise<campaigns.Turn> {
  const read = await change(deps, call, named, {
    action: 'turn.question_set',
    of: (turn) => ({
      question_id,
      question_found: turn.is_question_set ? turn.question_found : turn.question_id,
      is_question_set: true,
    }),
    async check(tx) {
      const { questions } = await lockInterview(tx, named.interview_id);
      if (question_id !== null && !questions.some(({ id }) => id === question_id))
        throw invalid(['body', 'question_id'], 'The campaign has no such question.');
    },
  });
  const [changed] = await presentShownTurns(deps.names, read);
  if (!changed) throw notFound('turn');
  return changed;
}

/** What was recognised counts again. No-op where nobody has set it. Errors: `not_found`, `invalid_request`, `unavailable`. */
export async function resetTurnQuestion(
  deps: QuestionDeps,
  call: Call,
  named: Named,
): Promise<campaigns.ResetTurnQuestionResponse> {
  await change(deps, call, named, {
    action: 'turn.question_reset',
    of: (turn) =>
      turn.is_question_set
        ? { question_id: turn.question_found, question_found: null, is_question_set: false }
        : { question_id: turn.question_id, question_found: turn.question_found, is_question_set: false },
  });
  return {};
}

interface Change {
  readonly action: 'turn.question_set' | 'turn.question_reset';
  of(turn: Asking): Pick<Asking, 'question_id' | 'question_found' | 'is_question_set'>;
  check?(tx: Tx): Promise<void>;
}

/** The answers of the conversation are read as they are with the change, and stored with it. */
async function change(deps: QuestionDeps, call: Call, named: Named, { action, of, check }: Change) {
  const { principal } = call;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const turn = await deps.db.withWorkspace({ principal }, async (tx) => {
      await check?.(tx);
      return askingTurn(tx, named);
    });
    const changed = of(turn);
    // What a model read stays, because nothing is read again.
    if (changed.question_id === turn.question_id && changed.is_question_set === turn.is_question_set)
      return deps.db.withWorkspace(call, async (tx) => readShown(deps, tx, named));
    const answers = await readAnswersOf(deps, call, turn.conversation_id, new Map([[named.turn_id, changed]]));
    if (answers === null) throw notFound('conversation');
    const done = await deps.db.withWorkspace(call, (tx) =>
      store(deps, tx, call, { named, turn, changed, answers, action }),
    );
    if (done !== null) return done;
  }
  throw new AppError('unavailable', { publicMessage: 'The interview is changing at the moment. Try again.' });
}

type Asking = Awaited<ReturnType<typeof askingTurn>>;

/** The turn, with the state of its conversation. Errors: `not_found`, `invalid_request`. */
async function askingTurn(tx: Tx, { interview_id, turn_id }: Named) {
  const turn = await query(tx)
    .selectFrom('turns as t')
    .innerJoin('conversations as v', 'v.id', 't.conversation_id')
    .where('t.id', '=', turn_id)
    .where('v.interview_id', '=', interview_id)
    .select(['t.conversation_id', 't.speaker', 't.question_id', 't.question_found', 't.is_question_set'])
    .select(['v.mode', 'v.status', 'v.revision'])
    .executeTakeFirst();
  if (!turn) throw notFound('turn');
  const { speaker, mode, status } = turn;
  if (speaker !== 'interviewer' || mode !== 'imported' || status !== 'completed')
    throw invalid(['path', 'turn_id'], 'Name a turn of the interviewer in an imported interview that is processed.');
  return turn;
}

interface Changed {
  readonly named: Named;
  readonly turn: Asking;
  readonly changed: ReturnType<Change['of']>;
  readonly answers: readonly ReadAnswer[];
  readonly action: Change['action'];
}

/** Null where the conversation has changed since it was read. */
async function store(
  { names }: QuestionDeps,
  tx: Tx,
  call: Call,
  { named: { interview_id, turn_id }, turn, changed, answers, action }: Changed,
) {
  const { conversation_id } = turn;
  const interview = await lockInterview(tx, interview_id);
  const held = await query(tx)
    .selectFrom('conversations')
    .select('revision')
    .where('id', '=', conversation_id)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw notFound('conversation');
  if (held.revision !== turn.revision) return null;
  await query(tx).updateTable('turns').set(changed).where('id', '=', turn_id).execute();
  // A model read its values under the other question, and is asked again.
  await storeAnswers(tx, conversation_id, answers, { keepsModel: false });
  interview.version += 1;
  await append(
    tx,
    eventTypes.reportInputsChanged,
    { interview_id },
    { aggregate_id: interview_id, aggregate_version: interview.version },
  );
  const details = { interview_id, conversation_id, question_id: changed.question_id };
  await announceAudit(tx, call, { action, subject: turn_id, details });
  return readShown({ names }, tx, { interview_id, turn_id });
}

const readShown = async ({ names }: Pick<Deps, 'names'>, tx: Tx, { interview_id, turn_id }: Named) =>
  readTurnsById(tx, [turn_id], await names.hiddenNames(tx, interview_id));
