import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Correction, KeyTheme } from '@insights/api-client/rest';
import { correctionText } from '@insights/web/reports/shown.js';
import { translate as reportWords } from '@insights/web/reports/words.js';
import { useAllPassages, useThemes } from '../codes.ts';
import { type useCorrections, useWithdraw } from '../corrections.ts';
import { useIds } from '../ui/campaign-frame.tsx';
import { Pages } from '../ui/pages.tsx';
import { ActionError } from '../ui/states.tsx';
import { formatInstant, useLanguage, useWords } from '../words.ts';
import { AddedThemes, AssignedPassages } from './corrections-own.tsx';
import { ownThemes } from './own-themes.tsx';
import { Regenerate } from './regenerate.tsx';

interface MadeProps {
  readonly pages: ReturnType<typeof useCorrections>;
  /** Themes of the newest version. */
  readonly reported: readonly KeyTheme[];
  readonly onSaved: () => void;
}

/** What people have corrected or added, whether the report has it, and taking it back. */
export function Made({ pages, reported, onSaved }: MadeProps) {
  const t = useWords();
  const themes = ownThemes(useThemes().data);
  const passages = useAllPassages();
  const isEmpty = themes.length === 0 && passages.items?.length === 0;
  const { campaign } = useIds();
  const withdraw = useWithdraw(campaign);
  const heading = useRef<HTMLHeadingElement>(null);
  // The entry goes, and with it the button that had the focus.
  const toHeading = () => heading.current?.focus();
  const all = [...(pages.items ?? []), ...(passages.items ?? [])];
  const waiting = all.filter(({ applied }) => applied === null).length;
  return (
    <section className="card">
      <h3 ref={heading} tabIndex={-1}>
        {t('corrections_made')}
      </h3>
      {waiting > 0 && <Regenerate text={t('correction_waiting', { n: waiting })} />}
      <p role="status">{withdraw.isSuccess && reportWords('correction_withdrawn')}</p>
      <ActionError error={withdraw.error} />
      <Pages of={pages} empty={isEmpty && <p>{t('no_corrections')}</p>}>
        {(corrections) => (
          <ul className="made">
            {corrections.map((each) => (
              <li key={each.id}>
                <Entry
                  correction={each}
                  isBusy={withdraw.isPending}
                  onWithdraw={() => withdraw.mutate(each, { onSuccess: toHeading })}
                />
              </li>
            ))}
          </ul>
        )}
      </Pages>
      <AddedThemes themes={themes} reported={reported} onRemoved={onSaved} />
      <AssignedPassages pages={passages} onTakenAway={toHeading} />
    </section>
  );
}

interface EntryProps {
  readonly correction: Correction;
  readonly isBusy: boolean;
  readonly onWithdraw: () => void;
}

function Entry({ correction, isBusy, onWithdraw }: EntryProps) {
  const t = useWords();
  const language = useLanguage();
  const text = correctionText(correction);
  const { workspace, campaign } = useIds();
  const { applied, created_at, statement } = correction;
  return (
    <>
      <p dir="auto">
        {text}{' '}
        {statement && (
          <Link
            to="/w/$workspace/campaigns/$campaign/interviews/$conversation"
            params={{ workspace, campaign, conversation: statement.conversation_id }}
            hash={statement.turn_id}
          >
            {t('see_turn')}
          </Link>
        )}
      </p>
      <p className="hint">
        <span className={applied === false ? 'status flagged' : 'status'}>{t(`applied_${applied}`)}</span>{' '}
        {formatInstant(language, created_at)}
      </p>
      {applied === false && <p className="hint">{t('applied_false_why')}</p>}
      <button type="button" disabled={isBusy} aria-label={`${reportWords('withdraw')}: ${text}`} onClick={onWithdraw}>
        {reportWords('withdraw')}
      </button>
    </>
  );
}
