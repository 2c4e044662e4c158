import { useWords, wordFor } from '../words.ts';

/** A state as a word with a colour that repeats it. */
export function Status({ of }: { of: string }) {
  const t = useWords();
  return <span className={`status ${of}`}>{wordFor(t, 'status_', of)}</span>;
}
