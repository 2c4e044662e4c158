import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Code } from '@insights/api-client/rest';
import { type Fate, isInUse, useRemoveTheme, useThemes } from '../codes.ts';
import { matching } from '../themes.ts';
import { useWords } from '../words.ts';
import { ThemeError } from './theme-error.tsx';

interface RemoveProps {
  readonly theme: Code;
  readonly onRemoved: () => void;
}

/** A button that asks what becomes of the passages of a theme before it goes. */
export function RemoveTheme({ theme, onRemoved }: RemoveProps) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="danger-quiet"
        aria-label={t('remove_theme_n', { label: theme.name })}
        onClick={() => setOpen(true)}
      >
        {t('remove')}
      </button>
      {isOpen && <Asked theme={theme} onRemoved={onRemoved} onClose={() => setOpen(false)} />}
    </>
  );
}

function Asked({ theme, onRemoved, onClose }: RemoveProps & { onClose: () => void }) {
  const t = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isMoved, setMoved] = useState(false);
  const others = matching(
    (useThemes().data?.themes ?? []).filter((each) => each.id !== theme.id),
    '',
  );
  const [target, setTarget] = useState(others[0]?.id ?? '');
  const remove = useRemoveTheme(theme);
  useEffect(() => dialog.current?.showModal(), []);
  // Somebody may have used it since it was read.
  const isUsed = theme.used || isInUse(remove.error);
  const fate: Fate = !isUsed ? undefined : isMoved ? { merge_into: target } : { force: 'true' };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remove.mutate(fate, {
      onSuccess() {
        dialog.current?.close();
        onRemoved();
      },
    });
  };
  return (
    <dialog ref={dialog} aria-labelledby={`${id}-heading`} aria-describedby={`${id}-text`} onClose={onClose}>
      <form onSubmit={submit}>
        <h2 id={`${id}-heading`} dir="auto">
          {t('remove_theme_n', { label: theme.name })}
        </h2>
        <p id={`${id}-text`}>{t('remove_theme_text')}</p>
        {isUsed && (
          <fieldset className="fate">
            <legend>{t('theme_used')}</legend>
            <Option name={id} label={t('theme_used_drop')} isChosen={!isMoved} onChoose={() => setMoved(false)} />
            {others.length > 0 && (
              <Option name={id} label={t('theme_used_move')} isChosen={isMoved} onChoose={() => setMoved(true)} />
            )}
            {isMoved && (
              <select
                aria-label={t('theme_used_move')}
                value={target}
                onChange={(event) => setTarget(event.target.value)}
              >
                {others.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name}
                  </option>
                ))}
              </select>
            )}
          </fieldset>
        )}
        {!isInUse(remove.error) && <ThemeError error={remove.error} />}
        <div className="row end">
          <button type="button" onClick={() => dialog.current?.close()}>
            {t('no')}
          </button>
          <button className="danger" disabled={remove.isPending}>
            {t('remove')}
          </button>
        </div>
      </form>
    </dialog>
  );
}

interface OptionProps {
  readonly name: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Option({ name, label, isChosen, onChoose }: OptionProps) {
  return (
    <label className="check">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} /> {label}
    </label>
  );
}
