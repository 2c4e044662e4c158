import { useEffect, useRef, useState } from 'react';
import { useWords } from '../words.ts';

interface Props {
  readonly text: string;
  readonly label: string;
  /** Somebody has just made it: it gets the focus. */
  readonly isNew?: boolean;
}

/** An address to send to somebody: readable, and copied by one press. */
export function Copy({ text, label, isNew = false }: Props) {
  const t = useWords();
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    setCopied(false);
    if (isNew) field.current?.focus();
  }, [isNew, text]);
  return (
    <div className="copy">
      <input ref={field} readOnly value={text} aria-label={label} onFocus={({ target }) => target.select()} />
      <button type="button" onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}>
        {t('copy')}
      </button>
      <span role="status">{isCopied ? t('copied') : ''}</span>
    </div>
  );
}
