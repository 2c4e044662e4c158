import type { reports } from '@insights/contracts';
import { balance, who } from '../charts/balance.ts';
import { type Markup, html } from '../markup.ts';
import { by, evidence } from '../quote.ts';
import { type View, headingOf, isAdded } from '../view.ts';
import { matrix } from './matrix.ts';

/** Who spoke about what, and what each theme means. Its quotes stand with its finding; a theme without one has them here. */
export function* themes(view: View): Generator<Markup> {
  const { key_themes, participants, findings } = view.version;
  yield html`<p class="note">${view.words.theme.lead}</p> `;
  if (participants.length > 0) yield* matrix(view);
  const shown = new Set(findings.map(({ theme_id }) => theme_id));
  for (const theme of key_themes) yield themeArticle(view, theme, shown.has(theme.id));
}

/** What the statements of a theme are: how many, in which mood, of which kinds. */
export function themeFacts({ words, number }: View, theme: reports.KeyTheme): string[] {
  const kinds = theme.kinds.flatMap(({ kind, statements }) =>
    kind === 'unspecified' || statements === 0 ? [] : [`${words.kinds[kind]} ${number(statements)}`],
  );
  return [
    words.theme.counts(theme.mention_count, theme.conversation_count),
    ...(theme.question_id === null ? [] : [words.theme.asked]),
    ...(isAdded(theme) ? [words.theme.added] : theme.is_corrected ? [words.theme.corrected] : []),
    ...(theme.sentiment === 'unspecified' ? [] : [words.sentiments[theme.sentiment]]),
    ...(kinds.length > 0 ? [kinds.join(', ')] : []),
  ];
}

function themeArticle(view: View, theme: reports.KeyTheme, hasFinding: boolean): Markup {
  return html`<article class="theme">
    <h3 dir="auto">${headingOf(theme.label)}${by(view, theme.author)}</h3>
    ${theme.description !== '' && html`<p dir="auto">${theme.description}</p> `}
    <p class="facts">${themeFacts(view, theme).join(' · ')}</p>
    ${
      !hasFinding &&
      html`${balance(view, theme)}${who(view, theme.supporters, theme.dissenters)}${evidence(view, theme, theme.description)}`
    }
  </article> `;
}
