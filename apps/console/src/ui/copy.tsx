import { useState } from 'react';
import { useWords } from '../words.ts';

/** An address to send to somebody: readable, and copied by one press. */
export function Copy({ text, label }: { text: string; label: string }) {
  const t = useWords();
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="copy">
      <input readOnly value={text} aria-label={label} onFocus={({ target }) => target.select()} />
      <button type="button" onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}>
        {t('copy')}
      </button>
      <span role="status">{isCopied ? t('copied') : ''}</span>
    </div>
  );
}
