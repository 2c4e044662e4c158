/** Beyond it, a computer takes neighbouring whole numbers for one, so what would be stored is not what was said. */
const MAX_NUMBER = Number.MAX_SAFE_INTEGER;
/** Other years are slips of the pen or placeholders. */
const [FIRST_YEAR, LAST_YEAR] = [1_850, 2_150];

/** Whether a number is one that can be stored as it was said. */
export const isStorableNumber = (value: number): boolean => Math.abs(value) <= MAX_NUMBER;

export const isStorableYear = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR;

/** Whether a text is a day of the calendar (`YYYY-MM-DD`) in a year that an answer may name. */
export function isStorableDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isStorableYear(Number(text.slice(0, 4)))) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
