import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { KeyTheme } from '@insights/api-client/rest';
import { useCorrect } from '../corrections.ts';
import { useIds } from '../ui/campaign-frame.tsx';
import { Field } from '../ui/field.tsx';
import { useWords } from '../words.ts';
import { CorrectionError } from './correction-error.tsx';

interface MergeProps {
  readonly theme: KeyTheme;
  readonly others: readonly KeyTheme[];
  readonly onSaved: () => void;
}

/** Asks with which other themes a theme is one. */
export function Merge(props: MergeProps) {
  const t = useWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" aria-label={t('merge_with', { label: props.theme.label })} onClick={() => setAsking(true)}>
        {t('merge_select')}
      </button>
      {isAsking && <Asked {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function Asked({ theme: { id, label }, others, onSaved, onClose }: MergeProps & { onClose: () => void }) {
  const t = useWords();
  const { campaign } = useIds();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [name, setName] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  const merge = useCorrect(campaign, () => {
    dialog.current?.close();
    onSaved();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    merge.mutate({ kind: 'merge_themes', theme_ids: [id, ...chosen], ...(given !== '' && { label: given }) });
  };
  return (
    <dialog ref={dialog} aria-labelledby={heading} onClose={onClose}>
      <form onSubmit={submit}>
        <h2 id={heading} dir="auto">
          {t('merge_with', { label })}
        </h2>
        <p>{t('merge_one')}</p>
        {others.map((other) => (
          <div className="check" key={other.id}>
            <input
              id={`${heading}-${other.id}`}
              type="checkbox"
              checked={chosen.includes(other.id)}
              onChange={({ target }) =>
                setChosen((known) =>
                  target.checked ? [...known, other.id] : known.filter((each) => each !== other.id),
                )
              }
            />
            <label htmlFor={`${heading}-${other.id}`} dir="auto">
              {other.label}
            </label>
          </div>
        ))}
        <Field label={t('merge_name')}>
          {(ids) => <input {...ids} maxLength={200} value={name} onChange={({ target }) => setName(target.value)} />}
        </Field>
        <CorrectionError error={merge.error} />
        <div className="row end">
          <button type="button" onClick={() => dialog.current?.close()}>
            {t('no')}
          </button>
          <button className="primary" disabled={chosen.length === 0 || merge.isPending}>
            {chosen.length === 0 ? t('merge_select') : t('merge_n', { n: chosen.length + 1 })}
          </button>
        </div>
      </form>
    </dialog>
  );
}
