import { useId, useRef } from 'react';
import { useWords } from '../words.ts';

interface ConfirmProps {
  readonly label: string;
  readonly heading: string;
  readonly text: string;
  readonly onYes: () => void;
  /** Default: `danger`, for what destroys or ends something. */
  readonly kind?: 'danger' | 'primary';
  /** What a screen reader says instead of the label, where several buttons have the same. */
  readonly describedAs?: string;
  readonly isDisabled?: boolean;
}

/** A button that asks before something that cannot be undone. The focus starts at the harmless answer. */
export function Confirm({ label, heading, text, onYes, kind = 'danger', describedAs, isDisabled }: ConfirmProps) {
  const t = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className={kind === 'danger' ? 'danger-quiet' : kind}
        aria-label={describedAs}
        disabled={isDisabled}
        onClick={() => dialog.current?.showModal()}
      >
        {label}
      </button>
      <dialog ref={dialog} aria-labelledby={`${id}-heading`} aria-describedby={`${id}-text`}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p id={`${id}-text`}>{text}</p>
        <div className="row end">
          <button type="button" onClick={() => dialog.current?.close()}>
            {t('no')}
          </button>
          <button
            type="button"
            className={kind}
            onClick={() => {
              dialog.current?.close();
              onYes();
            }}
          >
            {label}
          </button>
        </div>
      </dialog>
    </>
  );
}
