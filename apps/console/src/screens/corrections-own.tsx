import { Link } from '@tanstack/react-router';
import type { Code, KeyTheme, QuotedCoding } from '@insights/api-client/rest';
import { useNameOfTheme } from '../assigning.ts';
import { type useAllPassages, useRestore, useTakeAway } from '../codes.ts';
import { useNameOfUser } from '../members.ts';
import { shortened } from '../themes.ts';
import { useIds } from '../ui/campaign-frame.tsx';
import { useTell } from '../ui/notice.tsx';
import { Pages } from '../ui/pages.tsx';
import { formatInstant, useLanguage, useWords } from '../words.ts';
import { RemoveTheme } from './remove-theme.tsx';
import { ThemeError } from './theme-error.tsx';

interface AddedProps {
  readonly themes: readonly Code[];
  /** Themes of the newest version. */
  readonly reported: readonly KeyTheme[];
  readonly onRemoved: () => void;
}

/** The themes that people put in, and whether the report has them. */
export function AddedThemes({ themes, reported, onRemoved }: AddedProps) {
  const t = useWords();
  if (themes.length === 0) return null;
  return (
    <>
      <h4>{t('own_themes')}</h4>
      <ul className="made">
        {themes.map((theme) => (
          <li key={theme.id}>
            <p dir="auto">{theme.name}</p>
            <p className="hint">
              <span className="status">{t(`applied_${reported.some(({ id }) => id === theme.id) || null}`)}</span>
            </p>
            <RemoveTheme theme={theme} onRemoved={onRemoved} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface AssignedProps {
  readonly pages: ReturnType<typeof useAllPassages>;
  readonly onTakenAway: () => void;
}

/** The words that people assigned to themes, and taking that back, which can be undone. */
export function AssignedPassages({ pages, onTakenAway }: AssignedProps) {
  const t = useWords();
  const tell = useTell();
  const passages = pages.items ?? [];
  const nameOf = useNameOfTheme(passages.length > 0);
  const nameOfUser = useNameOfUser(passages.map(({ created_by }) => created_by));
  const takeAway = useTakeAway();
  const restore = useRestore();
  const undo = (passage: QuotedCoding) =>
    restore.mutate(passage, { onSuccess: (isRestored) => !isRestored && tell({ text: t('theme_outdated') }) });
  const onTakeAway = (passage: QuotedCoding) =>
    takeAway.mutate(passage, {
      onSuccess() {
        tell({ text: t('taken_away', { label: nameOf(passage.code_id) }), undo: () => undo(passage) });
        onTakenAway();
      },
    });
  return (
    <>
      {passages.length > 0 && <h4>{t('passages')}</h4>}
      <ThemeError error={takeAway.error ?? restore.error} />
      <Pages of={pages} empty={null}>
        {(items) => (
          <ul className="made">
            {items.map((passage) => (
              <li key={passage.id}>
                <Passage
                  passage={passage}
                  label={nameOf(passage.code_id)}
                  who={nameOfUser(passage.created_by)}
                  onTakeAway={takeAway.isPending ? undefined : onTakeAway}
                />
              </li>
            ))}
          </ul>
        )}
      </Pages>
    </>
  );
}

interface PassageProps {
  readonly passage: QuotedCoding;
  readonly label: string;
  readonly who: string;
  /** Undefined while another one is taken away. */
  readonly onTakeAway: ((passage: QuotedCoding) => void) | undefined;
}

function Passage({ passage, label, who, onTakeAway }: PassageProps) {
  const t = useWords();
  const language = useLanguage();
  const { workspace, campaign } = useIds();
  const { quote, conversation_id, turn_id, applied, created_at } = passage;
  return (
    <>
      <p dir="auto">
        <q dir="auto">{shortened(quote)}</q> → {label}{' '}
        <Link
          to="/w/$workspace/campaigns/$campaign/interviews/$conversation"
          params={{ workspace, campaign, conversation: conversation_id }}
          hash={turn_id}
        >
          {t('see_turn')}
        </Link>
      </p>
      <p className="hint">
        <span className={applied === false ? 'status flagged' : 'status'}>
          {t(applied === false ? 'passage_lost' : `applied_${applied}`)}
        </span>{' '}
        {who} · {formatInstant(language, created_at)}
      </p>
      <button
        type="button"
        disabled={onTakeAway === undefined}
        aria-label={t('take_away_n', { label, words: shortened(quote) })}
        onClick={() => onTakeAway?.(passage)}
      >
        {t('remove')}
      </button>
    </>
  );
}
