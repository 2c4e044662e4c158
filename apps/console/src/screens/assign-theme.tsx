import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Code } from '@insights/api-client/rest';
import { type Chosen, MAX_NAME, MAX_PASSAGE, type Place, useAssign, useThemes } from '../codes.ts';
import { Field } from '../ui/field.tsx';
import { Loaded } from '../ui/states.tsx';
import { isNamed, matching, shortened } from '../themes.ts';
import { useLanguage, useWords } from '../words.ts';
import { ThemeError } from './theme-error.tsx';

interface AssignProps {
  readonly place: Place;
  readonly words: string;
  /** Ids of the themes that these words have. */
  readonly has: readonly string[];
  readonly onAssigned: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks which theme some words belong to: one that there is, found by its name, or a new one. */
export function AssignTheme({ place, words, onAssigned, onClose, ...rest }: AssignProps) {
  const t = useWords();
  const language = useLanguage();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const query = useThemes();
  const assign = useAssign();
  useEffect(() => dialog.current?.showModal(), []);
  const choose = (theme: Chosen) =>
    assign.mutate(
      { place, theme },
      {
        onSuccess() {
          dialog.current?.close();
          onAssigned(theme.name);
        },
      },
    );
  const isTooLong = place.end - place.start > MAX_PASSAGE;
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{t('assign')}</h2>
      <blockquote dir="auto">{shortened(words)}</blockquote>
      {isTooLong ? (
        <p className="note">{t('assign_too_long', { n: MAX_PASSAGE.toLocaleString(language) })}</p>
      ) : (
        <Loaded query={query}>
          {({ themes }) => <Choice themes={themes} isBusy={assign.isPending} onChoose={choose} {...rest} />}
        </Loaded>
      )}
      <ThemeError error={assign.error} />
      <div className="row end">
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('no')}
        </button>
      </div>
    </dialog>
  );
}

interface ChoiceProps extends Pick<AssignProps, 'has'> {
  readonly themes: readonly Code[];
  readonly isBusy: boolean;
  readonly onChoose: (theme: Chosen) => void;
}

function Choice({ themes, has, isBusy, onChoose }: ChoiceProps) {
  const t = useWords();
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState('');
  const name = text.trim();
  const found = matching(themes, name);
  const isNew = name !== '' && !themes.some((theme) => isNamed(theme, name));
  const first = found.find(({ id }) => !has.includes(id))?.name ?? (isNew ? name : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name !== '') list.current?.querySelector<HTMLButtonElement>('button:enabled')?.click();
  };
  return (
    <form onSubmit={submit}>
      <Field label={t('assign_search')}>
        {(ids) => (
          <input
            {...ids}
            autoFocus
            maxLength={MAX_NAME}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <p className="hint" role="status">
        {themes.length === 0 && name === '' && t('assign_none')}
        {name !== '' && first !== undefined && t('assign_enter', { label: first })}
      </p>
      <ul className={name === '' ? 'choice-list' : 'choice-list searched'} ref={list}>
        {found.map((theme) => (
          <li key={theme.id}>
            <button type="button" disabled={isBusy || has.includes(theme.id)} onClick={() => onChoose(theme)}>
              <span dir="auto">{theme.name}</span>
              {has.includes(theme.id) && <small> {t('assign_has')}</small>}
            </button>
          </li>
        ))}
        {isNew && (
          <li>
            <button type="button" disabled={isBusy} onClick={() => onChoose({ name })}>
              {t('assign_new', { label: name })}
            </button>
          </li>
        )}
      </ul>
    </form>
  );
}
