import type { Code, KeyTheme } from '@insights/api-client/rest';
import { type Themes, useThemes } from '../codes.ts';
import { useReportStatus } from '../report-status.ts';
import { Problem } from '../ui/states.tsx';
import { useWords } from '../words.ts';
import { Regenerate } from './regenerate.tsx';
import { RemoveTheme } from './remove-theme.tsx';
import { AddTheme, ChangeTheme } from './theme-form.tsx';

interface OwnProps {
  /** Themes of the newest version. */
  readonly reported: readonly KeyTheme[];
  readonly onSaved: () => void;
}

/** Themes that people added, as long as the report does not have them, and adding one. */
export function OwnThemes({ reported, onSaved }: OwnProps) {
  const t = useWords();
  const query = useThemes();
  const { data } = query;
  const hasInterviews = (useReportStatus().data?.completed_count ?? 0) > 0;
  const waiting = (data?.themes ?? []).filter(
    ({ id, author }) => author === 'person' && !reported.some((theme) => theme.id === id),
  );
  const isChanged = data !== undefined && reported.some((theme) => changeOf(theme, data) !== undefined);
  return (
    <section className="card">
      <h3>{t('own_themes')}</h3>
      <p>{t(waiting.length > 0 ? 'own_themes_waiting' : 'own_themes_lead')}</p>
      {query.error && !data && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {waiting.length > 0 && (
        <ul className="made">
          {waiting.map((theme) => (
            <li key={theme.id}>
              <Waiting theme={theme} onSaved={onSaved} />
            </li>
          ))}
        </ul>
      )}
      {hasInterviews && (waiting.length > 0 || isChanged) && <Regenerate text={t('themes_waiting')} />}
      <AddTheme onAdded={onSaved} />
    </section>
  );
}

function Waiting({ theme, onSaved }: { theme: Code; onSaved: () => void }) {
  const t = useWords();
  const { name, includes } = theme;
  return (
    <>
      <p dir="auto">
        <b>{name}</b>
      </p>
      {includes !== '' && (
        <p className="hint" dir="auto">
          {t('theme_includes_are', { text: includes })}
        </p>
      )}
      <OwnActions theme={theme} onSaved={onSaved} />
    </>
  );
}

/** What can be done with a theme that people made. */
export function OwnActions({ theme, onSaved }: { theme: Code; onSaved: () => void }) {
  return (
    <>
      <ChangeTheme theme={theme} onChanged={onSaved} />
      <RemoveTheme theme={theme} onRemoved={onSaved} />
    </>
  );
}

/** The engine's ids tell what a theme is about. */
const ADDED_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Themes that people added, as the next version names them. */
export const ownThemes = (data: Themes | undefined): Code[] =>
  (data?.themes ?? []).filter(({ id, author }) => author === 'person' && ADDED_ID.test(id));

/** What the next version makes of a theme that people made: its new name, or null where it is removed; undefined: nothing. */
export function changeOf({ id, label }: KeyTheme, { codes, themes }: Themes): string | null | undefined {
  if (!codes.some((code) => code.id === id)) return ADDED_ID.test(id) ? null : undefined;
  const name = themes.find((code) => code.id === id && code.author === 'person')?.name ?? label;
  return name === label ? undefined : name;
}
