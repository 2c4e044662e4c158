import { scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import { type Markup, html } from '../markup.ts';
import { type Balance, type View, countsIn, numberIn } from '../view.ts';

const KEYS = ['support', 'dissent', 'unclear', 'silent', 'not-asked'] as const;

/** One bar of where all participants stand, with its numbers, the margin in words, and the kind of the claim. */
export function balance(view: View, claim: Balance, kind: string | null = null): Markup {
  const { words } = view;
  const counts = {
    support: claim.support_count,
    dissent: claim.dissent_count,
    unclear: claim.unclear_count,
    silent: claim.silent_count,
    'not-asked': claim.not_asked_count,
  };
  const whole = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (whole === 0) return html``;
  const x = scaleLinear([0, whole], [0, 100]);
  const rows = stack<typeof counts>().keys(KEYS)([counts]);
  const parts = rows.flatMap(({ key, 0: span }) => {
    const [from, to] = [x(span?.[0] ?? 0), x(span?.[1] ?? 0)];
    return to > from
      ? html`<rect class="${key}" x="${from.toFixed(2)}%" width="${(to - from).toFixed(2)}%" height="12" />`
      : [];
  });
  const [held, ...others] = countsIn(words, claim);
  const keys = KEYS.slice(1).filter((key) => counts[key] > 0);
  return html`<div class="balance">
    <svg height="12" role="img" aria-label="${[held, ...others].join(', ')}">${parts}</svg>
    <p>
      <b>${held ?? ''}</b>${others.map((text, index) => html` <span class="key ${keys[index] ?? ''}">${text}</span>`)}
      <span class="margin">${words.margin(claim.margin, claim.support_count)}</span
      >${kind !== null && html` <span class="chip">${kind}</span>`}
    </p>
  </div> `;
}

const MOST_NAMED = 15;

/** The participants on each side. */
export function who(view: View, supporters: readonly string[], dissenters: readonly string[]): Markup | null {
  if (supporters.length + dissenters.length < 2) return null;
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
