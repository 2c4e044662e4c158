import { type FormEvent, useState } from 'react';
import type { Correction, Evidence } from '@insights/api-client/rest';
import { correctionText } from '@insights/web/reports/shown.js';
import { type Key, translate as reportWords } from '@insights/web/reports/words.js';
import { KINDS, type Kind, POLARITIES, type Polarity, useCorrect } from '../corrections.ts';
import { passagesOf } from '../passages.ts';
import { useIds } from '../ui/campaign-frame.tsx';
import { Quote } from '../ui/quotes.tsx';
import { useWords } from '../words.ts';
import { CorrectionError } from './correction-error.tsx';

interface QuoteProps {
  readonly quote: Evidence;
  readonly corrected: Correction | undefined;
  readonly onSaved: () => void;
}

/** A quote, and what a person says that it is. */
export function CorrectQuote({ quote, corrected, onSaved }: QuoteProps) {
  const t = useWords();
  const { campaign } = useIds();
  const [kind, setKind] = useState<Kind>(corrected?.statement?.kind ?? quote.kind ?? 'fact');
  const [polarity, setPolarity] = useState<Polarity>(corrected?.statement?.polarity ?? quote.polarity ?? 'neutral');
  const save = useCorrect(campaign, onSaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { conversation_id, turn_id, start } = quote;
    save.mutate({ kind: 'set_statement', statement: { conversation_id, turn_id, start, kind, polarity } });
  };
  return (
    <>
      {passagesOf([quote]).map((passage) => (
        <Quote key={quote.id} passage={passage} />
      ))}
      <form className="row tools" onSubmit={submit}>
        <label>
          {reportWords('statement_kind')}
          <select value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
            {KINDS.map((each) => (
              <option key={each} value={each}>
                {reportWords(`kind_${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {reportWords('statement_polarity')}
          <select value={polarity} onChange={({ target }) => setPolarity(target.value as Polarity)}>
            {POLARITIES.map((each) => (
              <option key={each} value={each}>
                {reportWords(`value_${each}` as Key)}
              </option>
            ))}
          </select>
        </label>
        <button disabled={save.isPending}>{t('object')}</button>
      </form>
      {corrected && (
        <p className="hint">
          {correctionText(corrected)} · {t(`applied_${corrected.applied}`)}
        </p>
      )}
      <CorrectionError error={save.error} />
    </>
  );
}
