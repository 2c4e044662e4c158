import { useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../words.ts';

interface AskedProps {
  readonly heading: string;
  readonly text: string;
  readonly warning?: string | undefined;
  readonly yes: string;
  readonly kind: 'danger' | 'primary';
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks at once, above the page. The focus starts at the harmless answer. */
export function Asked({ heading, text, warning, yes, kind, onYes, onNo }: AskedProps) {
  const t = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
      onClose={() => (dialog.current?.returnValue === 'yes' ? onYes() : onNo())}
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      <div id={`${id}-text`}>
        <p>{text}</p>
        {warning !== undefined && <p className="note">{warning}</p>}
      </div>
      <div className="row end">
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('no')}
        </button>
        <button type="button" className={kind} onClick={() => dialog.current?.close('yes')}>
          {yes}
        </button>
      </div>
    </dialog>
  );
}

interface ConfirmProps {
  readonly label: string;
  readonly heading: string;
  readonly text: string;
  /** What should be done before. */
  readonly warning?: string | undefined;
  readonly onYes: () => void;
  /** Default: `danger`, for what destroys or ends something. */
  readonly kind?: 'danger' | 'primary';
  /** What a screen reader says instead of the label, where several buttons have the same. */
  readonly describedAs?: string;
  readonly isDisabled?: boolean;
}

/** A button that asks before something that cannot be undone. */
export function Confirm({ label, kind = 'danger', describedAs, isDisabled, onYes, ...question }: ConfirmProps) {
  const [isAsking, setAsking] = useState(false);
  const answered = (act?: () => void) => {
    setAsking(false);
    act?.();
  };
  return (
    <>
      <button
        type="button"
        className={kind === 'danger' ? 'danger-quiet' : kind}
        aria-label={describedAs}
        disabled={isDisabled}
        onClick={() => setAsking(true)}
      >
        {label}
      </button>
      {isAsking && (
        <Asked {...question} yes={label} kind={kind} onYes={() => answered(onYes)} onNo={() => answered()} />
      )}
    </>
  );
}
