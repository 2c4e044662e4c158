import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Code } from '@insights/api-client/rest';
import { type Draft, MAX_INCLUDES, MAX_NAME, problemAt, useAddTheme, useChangeTheme } from '../codes.ts';
import { Field } from '../ui/field.tsx';
import { useWords } from '../words.ts';
import { ThemeError } from './theme-error.tsx';

/** A button that asks for the name of a new theme and what belongs to it. */
export function AddTheme({ onAdded }: { onAdded: (name: string) => void }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {t('add_theme')}
      </button>
      {isOpen && <Added onAdded={onAdded} onClose={() => setOpen(false)} />}
    </>
  );
}

function Added({ onAdded, onClose }: { onAdded: (name: string) => void; onClose: () => void }) {
  const t = useWords();
  const add = useAddTheme();
  return (
    <ThemeForm
      heading={t('add_theme_heading')}
      lead={t('theme_next')}
      given={{ name: '', includes: '' }}
      yes={t('add')}
      save={add}
      onSaved={onAdded}
      onClose={onClose}
    />
  );
}

interface ChangeProps {
  readonly theme: Code;
  readonly onChanged: () => void;
}

/** A button that asks for another name and for what belongs to the theme. */
export function ChangeTheme(props: ChangeProps) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-label={t('change_theme_n', { label: props.theme.name })} onClick={() => setOpen(true)}>
        {t('change_theme')}
      </button>
      {isOpen && <Changed {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Changed({ theme, onChanged, onClose }: ChangeProps & { onClose: () => void }) {
  const t = useWords();
  const change = useChangeTheme(theme);
  return (
    <ThemeForm
      heading={t('change_theme_n', { label: theme.name })}
      lead={t('theme_next')}
      given={theme}
      yes={t('save')}
      save={change}
      onSaved={onChanged}
      onClose={onClose}
    />
  );
}

interface FormProps {
  readonly heading: string;
  readonly lead: string;
  readonly given: Draft;
  readonly yes: string;
  readonly save: ReturnType<typeof useAddTheme>;
  readonly onSaved: (name: string) => void;
  readonly onClose: () => void;
}

function ThemeForm({ heading, lead, given, yes, save, onSaved, onClose }: FormProps) {
  const t = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState(given.name);
  const [includes, setIncludes] = useState(given.includes);
  useEffect(() => dialog.current?.showModal(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const draft = { name: name.trim(), includes: includes.trim() };
    save.mutate(draft, {
      onSuccess() {
        dialog.current?.close();
        onSaved(draft.name);
      },
    });
  };
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={submit}>
        <h2 id={id} dir="auto">
          {heading}
        </h2>
        <p>{lead}</p>
        <Field label={t('theme_name')} hint={t('theme_name_hint')} problem={problemAt(save.error, 'name')}>
          {(ids) => (
            <input
              {...ids}
              required
              pattern=".*\S.*"
              maxLength={MAX_NAME}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Field label={t('theme_includes')} hint={t('theme_includes_hint')} problem={problemAt(save.error, 'includes')}>
          {(ids) => (
            <textarea
              {...ids}
              rows={3}
              maxLength={MAX_INCLUDES}
              value={includes}
              onChange={({ target }) => setIncludes(target.value)}
            />
          )}
        </Field>
        <ThemeError error={save.error} />
        <div className="row end">
          <button type="button" onClick={() => dialog.current?.close()}>
            {t('no')}
          </button>
          <button className="primary" disabled={save.isPending}>
            {yes}
          </button>
        </div>
      </form>
    </dialog>
  );
}
