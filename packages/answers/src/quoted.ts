import type { Language } from '@insights/language';
import { matchChoice } from './choice.ts';
import { numbersIn } from './numbers.ts';
import { after, correctionIn, isDenied, saidIn } from './said.ts';
import { type Bounds, parseScale, ratesElsewhere } from './scale.ts';
import { isWhole } from './text.ts';

/**
 * How exactly a quote gives a number on a scale that somebody else read in it; null if it does not. Where the rules read a rating, it must
 * be that one, or one of several that are no neighbours ("6 or 7"). Where they see none, it must be the only number, without a unit.
 */
export function quotedNumber(
  quote: string,
  value: number,
  bounds: Bounds,
  language: Language,
): 'exact' | 'about' | null {
  if (!Number.isInteger(value) || value < bounds.min || value > bounds.max) return null;
  if (ratesElsewhere(quote, value, bounds)) return null;
  const read = parseScale(quote, bounds, language);
  if (read.kind === 'value') return read.value === value ? read.precision : null;
  if (read.kind === 'several') {
    const [low, high] = [Math.min(...read.values), Math.max(...read.values)];
    return read.values.includes(value) && high - low > 1 ? 'exact' : null;
  }
  return read.kind === 'none' && isOnlyNumber(quote, value, language) ? 'exact' : null;
}

/** Not denied, not taken back, and not an amount of something that is measured. */
function isOnlyNumber(quote: string, value: number, language: Language): boolean {
  const said = saidIn(quote, language);
  const [only, ...others] = numbersIn(said);
  if (only?.value !== value || others.length > 0 || only.isAmount || only.isPercent || only.isOpen) return false;
  if (isDenied(said, only, undefined, undefined) || correctionIn(said, [only]).isTakenBack) return false;
  return !isWhole(said.words.units, after(said, only, undefined)[0] ?? '');
}

/** Whether a quote names the option that somebody else read in it, and does not deny it. */
export function quotesOption(quote: string, option: string, options: readonly string[], language: Language): boolean {
  const read = matchChoice(quote, options, language);
  return read.kind === 'several' ? read.options.includes(option) : read.kind === 'one' && read.option === option;
}
