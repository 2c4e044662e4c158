import type { reports } from '@insights/contracts';
import type { Saturation } from '../count/saturation.ts';
import type { Check, Tally } from '../types.ts';
import type { EngineOutput, ModelUse } from './output.ts';
import { rounded } from './conclusions.ts';
import type { Maker, Wording } from './wording.ts';

const ENGINE_VERSION = '4';
/** Below this many participants, one more interview can change the order of what they say. */
const SMALL = 12;
const LAST = 5;

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
const percent = (share: number): number => Math.round(share * 100);

export function saturation(found: Saturation, wording: Wording): reports.Saturation {
  const { new_codes, new_subjects, is_by_time, subjects, singletons, coverage, coverage_error } = found;
  const last_five = sum(new_subjects.slice(-LAST));
  return {
    new_themes: [...new_codes],
    new_subjects: [...new_subjects],
    last_five,
    subjects,
    singletons,
    is_by_time,
    coverage: coverage === null ? null : rounded(coverage),
    coverage_error: coverage_error === null ? null : rounded(coverage_error),
    text: wording.saturation({
      interviews: new_subjects.length,
      subjects,
      singletons,
      lastFive: last_five,
      isByTime: is_by_time,
      coverage: coverage === null ? null : percent(coverage),
      error: percent(coverage_error ?? 0),
    }),
  };
}

interface Made {
  /** What stands in the version. */
  readonly written: Omit<EngineOutput, 'method' | 'evidence'>;
  readonly tally: Tally;
  readonly use: ModelUse | null;
  readonly wording: Wording;
}

/** How the report was made, and what it cannot tell. The model made it only if something of it stands. */
export function method({ written, tally, use, wording }: Made): reports.Method {
  const { sample } = written;
  const isModel = use !== null && JSON.stringify(written).includes('"author":"model"');
  const maker: Maker = isModel ? 'model' : (tally.controls ?? 0) > 0 ? 'unfit' : 'none';
  const checks = Object.entries(tally) as [Check, number][];
  return {
    engine: isModel ? 'model' : 'builtin',
    engine_version: ENGINE_VERSION,
    model: use?.model ?? null,
    judge: use?.judge ?? null,
    prompts: use?.prompts ?? [],
    requests: use?.requests ?? 0,
    input_tokens: use?.input_tokens ?? 0,
    output_tokens: use?.output_tokens ?? 0,
    cost: use?.cost ?? null,
    unanswered_requests: use?.unanswered_requests ?? 0,
    dropped: checks.filter(([, count]) => count > 0).map(([check, count]) => ({ check, count })),
    steps: [...wording.steps(maker), ...(isModel && use.is_recorded ? [wording.recorded] : [])],
    limits: wording.limits({
      participants: sample.participants,
      isSmall: sample.participants < SMALL,
      excluded: sample.excluded.length,
      partial: sum(sample.languages.map(({ is_full, conversations }) => (is_full ? 0 : conversations))),
    }),
  };
}
