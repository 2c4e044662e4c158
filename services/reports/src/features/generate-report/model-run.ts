import { languageOf } from '@insights/language';
import type { Principal } from '@insights/auth-context';
import type { NewDigest } from '../../db/digests.ts';
import { StoredAnswers } from '../../db/model-answers.ts';
import { lockCampaign } from '../../db/runs.ts';
import type { Deps } from '../../deps.ts';
import { packDigest, unpackDigest } from '../../engine/index.ts';
import type { EngineOutput } from '../../engine/types.ts';
import { concurrently } from '../../model/concurrently.ts';
import type { ModelSession } from '../../model/model-session.ts';
import { readWithModel } from '../../model/read-with-model.ts';
import { type ModelTally, sumOf } from '../../model/tally.ts';
import { wordClaims } from '../../model/word-claims.ts';

/** The use of a language model for one report. */
export interface ModelRun {
  readonly name: string;
  readonly concurrency: number;
  readonly session: ModelSession;
  readonly answers: StoredAnswers;
}

interface Asked {
  readonly principal: Principal;
  readonly interview_id: string;
  readonly conversation_ids: readonly string[];
  readonly signal: AbortSignal;
}

/** Null where no language model is configured. */
export async function openModelRun(
  { db, model }: Pick<Deps, 'db' | 'model'>,
  { signal, ...asked }: Asked,
): Promise<ModelRun | null> {
  if (!model) return null;
  const { principal, interview_id } = asked;
  const campaign = await db.withWorkspace({ principal }, (tx) => lockCampaign(tx, interview_id));
  const answers = new StoredAnswers(db, { ...asked, names_changed: campaign.names_changed });
  const { name, concurrency } = model;
  return { name, concurrency, answers, session: model.open(answers, signal) };
}

/** A longer digest stays as the built-in engine read it: parsing it would block the process. */
const LONGEST_DIGEST = 2 * 1024 * 1024;

/** No reading has this basis: the next run reads the digest again. */
const INCOMPLETE = '';

/** The digests with kinds and polarities as the model reads them. Those with requests that were not answered are read again by the next run. */
export function readDigestsWith(
  { session, concurrency }: ModelRun,
  goal: string,
  digests: readonly NewDigest[],
): Promise<NewDigest[]> {
  return concurrently(digests, concurrency, async (each) => {
    if (each.digest.length > LONGEST_DIGEST) return each;
    const read = await readWithModel(session, goal, unpackDigest(each.digest));
    const basis = (read.model_tally?.unanswered ?? 0) === 0 ? each.basis : INCOMPLETE;
    return { ...each, basis, digest: packDigest(read) };
  });
}

/** The report with claims as the model words them, and how its answers were used. `ofDigests` is the tally of the conversations. */
export async function wordReportWith(
  { session, concurrency, name }: ModelRun,
  language: string,
  output: EngineOutput,
  ofDigests: ModelTally,
): Promise<EngineOutput> {
  const options = { language: languageOf(language) ?? 'en', concurrency } as const;
  const worded = await wordClaims(session, output, options);
  const { unanswered: unanswered_requests, ...dropped } = sumOf([ofDigests, worded.tally]);
  const { method } = worded.output;
  if (!method) return worded.output;
  const counts = { ...dropped, unanswered_requests };
  return { ...worded.output, method: { ...method, engine: 'model', model: name, ...counts } };
}
