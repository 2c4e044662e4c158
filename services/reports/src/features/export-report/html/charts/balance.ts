import { scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import { type Markup, html } from '../markup.ts';
import { type Balance, type View, numberIn } from '../view.ts';

const KEYS = ['support', 'dissent', 'silent'] as const;

/** One bar of support, dissent and silence, which together are all participants, with its numbers in words. */
export function balance(view: View, { support_count, dissent_count, silent_count }: Balance): Markup {
  const { words } = view;
  const counts = { support: support_count, dissent: dissent_count, silent: silent_count };
  const whole = support_count + dissent_count + silent_count;
  if (whole === 0) return html``;
  const x = scaleLinear([0, whole], [0, 100]);
  const rows = stack<typeof counts>().keys(KEYS)([counts]);
  const parts = rows.flatMap(({ key, 0: span }) => {
    const [from, to] = [x(span?.[0] ?? 0), x(span?.[1] ?? 0)];
    return to > from
      ? html`<rect class="${key}" x="${from.toFixed(2)}%" width="${(to - from).toFixed(2)}%" height="12" />`
      : [];
  });
  const label = words.balance(support_count, dissent_count, silent_count);
  return html`<div class="balance">
    <svg height="12" role="img" aria-label="${label}">${parts}</svg>
    <p>
      <b>${words.held(support_count, whole)}</b>${
        dissent_count > 0 && html` <span class="key dissent">${words.contradicting(dissent_count)}</span>`
      }${silent_count > 0 && html` <span class="key silent">${words.silent(silent_count)}</span>`}
    </p>
  </div> `;
}

const MOST_NAMED = 15;

/** The participants on each side. */
export function who(view: View, supporters: readonly string[], dissenters: readonly string[]): Markup | null {
  if (supporters.length === 0) return null;
  const { words } = view;
  return html`<p class="who">
    ${words.who}
    ${named(view, supporters)}${dissenters.length > 0 && html`<br />${words.others} ${named(view, dissenters)}`}
  </p> `;
}

/** Participants in the order of their numbers; many are cut short. */
export function named({ words }: View, ids: readonly string[]): string {
  const sorted = ids.toSorted((a, b) => numberIn(a) - numberIn(b));
  const shown = sorted.slice(0, MOST_NAMED).join(', ');
  return ids.length > MOST_NAMED ? `${shown} ${words.andMore(ids.length - MOST_NAMED)}` : shown;
}
