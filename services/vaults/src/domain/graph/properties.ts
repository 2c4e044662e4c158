import type { Properties } from '../../db/project-entities.ts';

/** Every text in properties, in the order in which `withTexts` puts them back. */
export function textsIn(properties: Properties): string[] {
  const found: string[] = [];
  mapTexts(properties, (text) => {
    found.push(text);
    return text;
  });
  return found;
}

/** The same properties with other texts. */
export function withTexts(properties: Properties, texts: readonly string[]): Properties {
  let next = 0;
  return mapTexts(properties, (text) => texts[next++] ?? text);
}

function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((each: unknown) => mapTexts(each, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapTexts<unknown>(each, change)])) as T;
}
