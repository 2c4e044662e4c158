import { type FormEvent, useId, useRef, useState } from 'react';
import type { Correction, Evidence, KeyTheme } from '@insights/api-client/rest';
import { correctionText } from '@insights/web/reports/shown.js';
import type { Themes } from '../codes.ts';
import { isAbout, useCorrect, waitingFor } from '../corrections.ts';
import { Balance } from '../ui/balance.tsx';
import { useIds } from '../ui/campaign-frame.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Field } from '../ui/field.tsx';
import { useWords } from '../words.ts';
import { CorrectQuote } from './correct-quote.tsx';
import { CorrectionError } from './correction-error.tsx';
import { Merge } from './merge-theme.tsx';
import { OwnActions, changeOf } from './own-themes.tsx';

interface ThemeProps {
  readonly theme: KeyTheme;
  /** What people have made of themes; undefined until it is read. */
  readonly known: Themes | undefined;
  readonly quotes: readonly Evidence[];
  readonly corrections: readonly Correction[];
  readonly others: readonly KeyTheme[];
  readonly onSaved: (what: 'correction' | 'theme') => void;
}

/** A theme with what can be corrected about it and its quotes. */
export function CorrectTheme({ theme, known, quotes, corrections, others, onSaved: saved }: ThemeProps) {
  const t = useWords();
  const id = useId();
  const { campaign } = useIds();
  const { label } = theme;
  const onSaved = () => saved('correction');
  const reject = useCorrect(campaign, onSaved);
  const made = known?.themes.find((code) => code.id === theme.id && code.author === 'person');
  const change = known && changeOf(theme, known);
  return (
    <article className="card theme" aria-labelledby={id}>
      <h4 id={id} dir="auto">
        {label}
      </h4>
      <Balance of={theme} />
      {waitingFor(corrections, theme.id).map((each) => (
        <p key={each.id} className="note" dir="auto">
          {correctionText(each)} · {t('applied_null')}
        </p>
      ))}
      {change !== undefined && (
        <p className="note" dir="auto">
          {change === null ? t('theme_goes') : t('theme_changes', { label: change })} · {t('applied_null')}
        </p>
      )}
      {change !== null && (
        <div className="row actions">
          {made ? (
            <OwnActions theme={made} onSaved={() => saved('theme')} />
          ) : (
            <Rename theme={theme} onSaved={onSaved} />
          )}
          {others.length > 0 && <Merge theme={theme} others={others} onSaved={onSaved} />}
          {!made && (
            <Confirm
              label={t('reject')}
              describedAs={t('reject_n', { label })}
              heading={t('reject_n', { label })}
              text={t('reject_text')}
              onYes={() => reject.mutate({ kind: 'hide_theme', theme_ids: [theme.id] })}
            />
          )}
        </div>
      )}
      <CorrectionError error={reject.error} />
      {quotes.length > 0 && (
        <details>
          <summary>{t('quotes_n', { n: quotes.length })}</summary>
          <p className="hint">{t('object_lead')}</p>
          <ul className="quotes">
            {quotes.map((quote) => (
              <li key={quote.id}>
                <CorrectQuote
                  quote={quote}
                  corrected={corrections.find((each) => isAbout(each, quote))}
                  onSaved={onSaved}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}

function Rename({ theme: { id, label }, onSaved }: Pick<ThemeProps, 'theme'> & { onSaved: () => void }) {
  const t = useWords();
  const { campaign } = useIds();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [name, setName] = useState(label);
  const rename = useCorrect(campaign, () => {
    dialog.current?.close();
    onSaved();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate({ kind: 'relabel_theme', theme_ids: [id], label: name.trim() });
  };
  return (
    <>
      <button type="button" aria-label={t('rename_n', { label })} onClick={() => dialog.current?.showModal()}>
        {t('rename')}
      </button>
      <dialog ref={dialog} aria-labelledby={heading}>
        <form onSubmit={submit}>
          <h2 id={heading} dir="auto">
            {t('rename_n', { label })}
          </h2>
          <Field label={t('new_name')}>
            {(ids) => (
              <input
                {...ids}
                required
                pattern=".*\S.*"
                maxLength={200}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          <CorrectionError error={rename.error} />
          <div className="row end">
            <button type="button" onClick={() => dialog.current?.close()}>
              {t('no')}
            </button>
            <button className="primary" disabled={rename.isPending}>
              {t('save')}
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}
