import type { reports } from '@insights/contracts';
import type { Saturation } from '../count/saturation.ts';
import type { Check, Tally } from '../types.ts';
import type { EngineOutput, ModelUse } from './output.ts';
import { rounded } from './conclusions.ts';
import { type Maker, type Shown, type Wording, wordingOf } from './wording.ts';

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
    ...toldOf({ maker, isRecorded: isModel && use.is_recorded, sample, wording }, WHOLE),
  };
}

interface Told {
  readonly maker: Maker;
  readonly isRecorded: boolean;
  readonly sample: reports.Sample;
  readonly wording: Wording;
}

const WHOLE: Shown = { hasQuotes: true, hasOptions: true };

function toldOf({ maker, isRecorded, sample, wording }: Told, shown: Shown): Pick<reports.Method, 'steps' | 'limits'> {
  return {
    steps: [...wording.steps(maker, shown), ...(isRecorded ? [wording.recorded] : [])],
    limits: wording.limits({
      participants: sample.participants,
      isSmall: sample.participants < SMALL,
      excluded: sample.excluded.length,
      partial: sum(sample.languages.map(({ is_full, conversations }) => (is_full ? 0 : conversations))),
      hasQuotes: shown.hasQuotes,
    }),
  };
}

/** The method of a copy without quotes, in which no sentence speaks of what the copy does not have. */
export function methodWithoutQuotes(
  { method: made, sample, outputs, recommendations }: reports.ReportVersion,
  language: string,
): reports.Method | null {
  if (made === null) return null;
  if (sample === null) return { ...made, steps: [], limits: [] };
  const isUnfit = made.dropped.some(({ check }) => check === 'controls');
  const maker: Maker = made.engine === 'model' ? 'model' : isUnfit ? 'unfit' : 'none';
  const wording = wordingOf(language);
  const isRecorded = made.steps.includes(wording.recorded);
  const hasOptions = [...(outputs?.roadmap ?? []), ...recommendations].length > 0;
  return { ...made, ...toldOf({ maker, isRecorded, sample, wording }, { hasQuotes: false, hasOptions }) };
}
