/** Languages of the console, in which lists name other languages too. */
const READERS = ['en', 'de', 'fr', 'es'];

/**
 * The language that somebody wrote into a list of people, as a tag: `de`, `DE`, `de_AT`, "German", "Deutsch", "allemand". Null if it is
 * none. A region in brackets after a name is left out.
 */
export function languageTagOf(written: string): string | null {
  const plain = written.trim().normalize('NFC');
  return tagOf(plain.replaceAll('_', '-')) ?? namedTag(plain);
}

function tagOf(text: string): string | null {
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(text)) return null;
  try {
    return Intl.getCanonicalLocales(text)[0] ?? null;
  } catch {
    return null;
  }
}

function namedTag(text: string): string | null {
  const name = text.toLowerCase();
  return tags().get(name) ?? tags().get(name.split('(', 1)[0]?.trim() ?? '') ?? null;
}

let known: ReadonlyMap<string, string> | undefined;

/** By name in lower case. Reading all names takes 30 ms, so it waits until somebody writes one. */
const tags = () => (known ??= readNames());

function readNames(): Map<string, string> {
  const letters = Array.from({ length: 26 }, (_, n) => String.fromCharCode(97 + n));
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const names = new Map<string, string>();
  for (const language of Intl.DisplayNames.supportedLocalesOf(pairs)) {
    for (const reader of [language, ...READERS]) {
      const name = new Intl.DisplayNames(reader, { type: 'language', fallback: 'none' }).of(language);
      if (name !== undefined) names.set(name.toLowerCase(), language);
    }
  }
  return names;
}
