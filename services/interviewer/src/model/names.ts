import type { HideNames } from '../interviewer.ts';

/** Every text in a JSON document with hidden names masked. Errors: what `hideNames` throws; nothing may be sent then. */
export async function withoutNames<T>(document: T, hideNames: HideNames): Promise<T> {
  const texts: string[] = [];
  const each = (change: (text: string) => string): string =>
    JSON.stringify(document, (_key, value: unknown) => (typeof value === 'string' ? change(value) : value));
  each((text) => {
    texts.push(text);
    return text;
  });
  const shown = await hideNames(texts);
  if (shown.length !== texts.length) throw new Error('masking returned another number of texts');
  let next = 0;
  return JSON.parse(each(() => shown[next++]?.text ?? '')) as T;
}

/** A guide's question as it is, where a text has it with masked names. */
export const withNames = (text: string, masked: readonly string[], own: readonly string[]): string =>
  masked.reduce((rest, shown, index) => {
    const words = own[index];
    return words === undefined || shown === words || shown === '' ? rest : rest.split(shown).join(words);
  }, text);
