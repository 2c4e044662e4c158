import type { Corpus } from './corpus.ts';
import { named, ofKind, peopleIn, stanceOf } from './findings.ts';
import type { Kind } from './lexicon/lexicon.ts';
import { divided } from './recommendations.ts';
import type { Opportunity } from './roadmap.ts';
import type { Theme } from './themes.ts';
import type { EngineInput, Persona } from './types.ts';
import { counted, inline, listed, share } from './wording.ts';

/** Three to six sentences with the campaign's own numbers; one when there is nothing to conclude from. */
export function summarise(
  { campaign }: EngineInput,
  corpus: Corpus,
  themes: readonly Theme[],
  opportunities: readonly Opportunity[],
  personas: readonly Persona[],
): string {
  const total = corpus.conversations.length;
  if (total === 0) return 'There is no completed interview yet, so there is nothing to conclude from.';
  if (corpus.statements.length === 0) {
    return `${counted(total, 'interview')} so far, but no participant turn carries a tag, so there is nothing to conclude from.`;
  }
  const spoken = peopleIn(corpus.statements).size;
  const goal = campaign.goal.trim() === '' ? '' : ` on “${campaign.goal.trim().replace(/[.!?]+$/, '')}”`;
  const lines = [
    `This report rests on ${counted(total, 'interview')}${goal}, with ${counted(corpus.statements.length, 'statement')} by ${counted(spoken, 'participant')}.`,
    topThemes(themes),
    strongest('problem', opportunities, corpus),
    worriesAndWishes(opportunities, corpus),
    disagreement(themes, corpus),
    groups(personas, total),
  ];
  return lines.filter((line) => line !== '').join(' ');
}

function topThemes(themes: readonly Theme[]): string {
  const top = themes.slice(0, 3).map((theme) => `${inline(theme.label)} (${theme.conversations.size})`);
  if (top.length === 0) return 'No theme is shared by enough of them yet.';
  return top.length === 1
    ? `The one theme shared is ${listed(top)}.`
    : `The themes that weigh most are ${listed(top)}, with the number of participants each.`;
}

function strongest(kind: Kind, opportunities: readonly Opportunity[], corpus: Corpus): string {
  const people = peopleIn(ofKind(corpus.statements, kind)).size;
  const [first] = opportunities.filter((item) => item.kind === kind);
  if (people === 0 || first === undefined) return '';
  const count = first.people.size;
  return `${share(people, corpus.conversations.length)} describe a problem, most of all with ${named(first.focus)} (${count}).`;
}

function worriesAndWishes(opportunities: readonly Opportunity[], corpus: Corpus): string {
  const part = (kind: Kind, verb: string, link: string): string[] => {
    const people = peopleIn(ofKind(corpus.statements, kind)).size;
    const [first] = opportunities.filter((item) => item.kind === kind);
    if (people === 0) return [];
    return [`${people} ${verb}${first === undefined ? '' : `, most often ${link} ${named(first.focus)}`}`];
  };
  const parts = [...part('worry', 'voice a worry', 'about'), ...part('wish', 'ask for something', 'around')];
  return parts.length === 0 ? '' : `${parts.join('; ')}.`;
}

function disagreement(themes: readonly Theme[], corpus: Corpus): string {
  const [theme] = divided(themes, corpus);
  if (theme === undefined) return '';
  const { for: pro, against } = stanceOf(theme.statements);
  return `Experience differs on ${inline(theme.label)}: ${pro.size} report something good, ${against.size} report trouble.`;
}

function groups(personas: readonly Persona[], total: number): string {
  const [largest] = personas;
  if (largest === undefined || personas.length < 2) return '';
  const placed = personas.reduce((sum, { size }) => sum + size, 0);
  const rest = placed === total ? '' : `; ${total - placed} fit none`;
  return `The participants fall into ${personas.length} groups, the largest “${largest.name}” (${largest.size})${rest}.`;
}
