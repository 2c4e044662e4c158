import type { reports } from '@insights/contracts';
import { type Attributed, observationsOf } from '../count/corpus.ts';
import { isAdded } from '../people.ts';
import type { CodeText, Corpus, Kind, Row, Stance } from '../types.ts';
import { type Claimed, claimed, leading, mostFrequent, oneEach } from './claims.ts';
import type { EvidenceBook } from './evidence-book.ts';

const MAX_KEYWORDS = 6;
const MAX_HEADLINES = 5;

/** What a report shows of the codes. */
export interface Coded {
  readonly corpus: Corpus;
  readonly rows: readonly Row[];
  readonly texts: readonly CodeText[];
  readonly question_ids: ReadonlySet<string>;
}

/** The codes as themes. Evidence: what the text cites, then something of everybody else who supports it. */
export function keyThemes({ corpus, rows, texts, question_ids }: Coded, book: EvidenceBook): reports.KeyTheme[] {
  const observations = observationsOf(corpus);
  const known = (ids: readonly string[]): Attributed[] => ids.flatMap((id) => observations.get(id) ?? []);
  return rows.map((row): reports.KeyTheme => {
    const { code, cells } = row;
    const supporting = known(cells.flatMap((cell) => (cell.state === 'supports' ? cell.supports : [])));
    const all = known(cells.flatMap(({ supports, contradicts, nuances }) => [...supports, ...contradicts, ...nuances]));
    const mentions = new Map(all.map((each) => [each.observation.id, each]));
    const text = texts.find(({ code_id }) => code_id === code.id);
    const [question_id = null] = code.question_ids.filter((id) => question_ids.has(id));
    return {
      id: code.id,
      label: code.name,
      description: code.definition,
      keywords: keywordsOf(row, supporting),
      mention_count: mentions.size,
      conversation_count: new Set([...mentions.values()].map(({ conversation }) => conversation)).size,
      sentiment: sentimentOf(supporting),
      origin: isAdded(code) ? 'team' : question_id === null ? 'emergent' : 'question',
      question_id,
      author: code.author,
      ...claimed(cells, corpus),
      evidence: book.cite([...(text ? leading(row, text) : []), ...oneEach(row, 'supports')]),
      dissent_evidence: book.cite(oneEach(row, 'contradicts')),
      is_corrected: code.locked || code.author === 'person',
      kinds: kindsOf([...mentions.values()]),
    };
  });
}

/** The forms of a subject that people use, and what the passages are most often about: a person divides the theme by them. */
function keywordsOf({ code }: Row, supporting: readonly Attributed[]): string[] {
  const forms = code.terms.length > 0 ? code.includes.split(', ').filter((form) => form !== '') : [];
  const counts = new Map<string, number>();
  for (const { observation } of supporting) {
    if (observation.about !== null) counts.set(observation.about, (counts.get(observation.about) ?? 0) + 1);
  }
  const ranked = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([about]) => about);
  return [...new Set([...forms, ...ranked])].slice(0, MAX_KEYWORDS);
}

/** Positive, negative or neutral where all who take sides agree, by persons. */
function sentimentOf(supporting: readonly Attributed[]): reports.KeyTheme['sentiment'] {
  const peopleOf = (stance: Stance): number =>
    new Set(supporting.filter(({ observation }) => observation.stance === stance).map(({ person }) => person)).size;
  const [positive, negative, mixed] = [peopleOf('positive'), peopleOf('negative'), peopleOf('mixed')];
  if (mixed > 0 || (positive > 0 && negative > 0)) return 'mixed';
  return positive > 0 ? 'positive' : negative > 0 ? 'negative' : 'neutral';
}

function kindsOf(mentions: readonly Attributed[]): reports.KindCount[] {
  const byKind = new Map<Kind, { statements: number; people: Set<number> }>();
  for (const { observation, person } of mentions) {
    const own = byKind.get(observation.kind) ?? { statements: 0, people: new Set() };
    own.statements += 1;
    own.people.add(person);
    byKind.set(observation.kind, own);
  }
  return [...byKind]
    .map(([kind, { statements, people }]) => ({ kind, statements, participants: people.size }))
    .toSorted((a, b) => b.statements - a.statements || (a.kind < b.kind ? -1 : 1));
}

/** What is said of each code, those of most persons first; the first five are the headlines. */
export function findings({ corpus, rows, texts }: Coded, book: EvidenceBook): reports.Finding[] {
  const observations = observationsOf(corpus);
  const found = rows.flatMap((row) => {
    const text = texts.find(({ code_id }) => code_id === row.code.id);
    return text ? [{ row, text }] : [];
  });
  return found.map(({ row, text }, index): reports.Finding => {
    const { headline, sentences, dissent, relevance } = text;
    const supporting = oneEach(row, 'supports');
    const kinds = supporting.flatMap((id) => observations.get(id)?.observation.kind ?? []);
    const against = new Set(row.cells.flatMap(({ contradicts }) => contradicts));
    const cited = [headline, ...sentences].flatMap(({ evidence }) => evidence).filter((id) => !against.has(id));
    return {
      id: `finding-${row.code.id}`,
      text: headline.text,
      kind: mostFrequent(kinds) ?? 'fact',
      theme_id: row.code.id,
      is_headline: index < MAX_HEADLINES,
      author: headline.author,
      ...(claimed(row.cells, corpus) satisfies Claimed),
      // What says the finding itself comes before what limits it, tells who somebody is, or is beside it.
      evidence: book.cite([...leading(row, text), ...supporting, ...cited]),
      dissent_evidence: book.cite([...(dissent?.evidence ?? []), ...oneEach(row, 'contradicts')]),
      sentences: sentences.map((each) => book.sentence(each)),
      dissent: dissent && book.sentence(dissent),
      relevance: relevance && book.sentence(relevance),
    };
  });
}
