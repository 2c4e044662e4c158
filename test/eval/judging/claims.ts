/** The claims of a report as its reader meets them, sentence by sentence. */
import { type Language, negatorsOf, quotedIn, sentencesOf } from '../../../packages/language/src/index.ts';
import { stopWordsOf, wordsOf } from '../../../packages/language/src/index.ts';
import { wordingOf } from '../../../services/reports/src/analysis/floor/wording.ts';
import { sliceOf } from '../../../services/reports/src/analysis/proof/quotes.ts';
import type { Report } from '../report.ts';

export interface JudgedClaim {
  /** Where it stands, such as `headline` or `profile`. */
  kind: string;
  text: string;
  /** What the report counts for it. */
  counts: string | null;
  evidence: readonly string[];
}

type Counted = Pick<
  Report['findings'][number],
  'support_count' | 'dissent_count' | 'unclear_count' | 'silent_count' | 'not_asked_count'
>;

const countsOf = (row: Counted): string =>
  `${row.support_count} for, ${row.dissent_count} against, ${row.unclear_count} unclear, ${row.silent_count} asked and silent, ${row.not_asked_count} not asked`;

/** Recommendations repeat the titles of options, and nodes of the map repeat themes. */
export function claimsToJudge(report: Report): JudgedClaim[] {
  const { cartography, roadmap = [], personas = [] } = report.outputs ?? {};
  const sentences = (kind: string, of: readonly { text: string; evidence: string[] }[] = [], by = ''): JudgedClaim[] =>
    of.map(({ text, evidence }) => ({ kind, text: by + text, counts: null, evidence }));
  const against = (text: string, evidence: string[]) =>
    sentences('dissent', evidence.length > 0 ? [{ text: `Against this: ${text}`, evidence }] : []);
  const label = (id: string): string => cartography?.nodes.find((node) => node.id === id)?.label ?? id;
  return [
    ...sentences('summary', report.summary_sentences),
    ...report.findings.flatMap((row) => [
      {
        kind: row.is_headline ? 'headline' : 'finding',
        text: row.text,
        counts: `${row.kind}; ${countsOf(row)}`,
        evidence: row.evidence,
      },
      ...sentences('finding', row.sentences),
      ...sentences('finding', row.relevance ? [row.relevance] : []),
      ...(row.dissent ? sentences('dissent', [row.dissent]) : against(row.text, row.dissent_evidence)),
    ]),
    ...report.key_themes.map((row) => ({
      kind: 'theme',
      text: `${row.label}: ${row.description}`,
      counts: countsOf(row),
      evidence: row.evidence,
    })),
    ...report.contradictions.flatMap(({ subject, positive, negative }): JudgedClaim[] => {
      const sides = [positive, negative].flatMap((side) => side ?? []);
      const said = sides.map(({ text, participants }) => `${text} (${participants.join(', ')})`).join(' ↔ ');
      const evidence = sides.flatMap((side) => side.evidence);
      return [{ kind: 'contradiction', text: `${subject}: ${said}`, counts: null, evidence }];
    }),
    ...report.question_results.flatMap(({ text, points }) => sentences('answer', points, `${text} `)),
    ...roadmap.flatMap(({ title, description, evidence, dissent_evidence, ...row }) => [
      { kind: 'option', text: `${title} ${description}`, counts: countsOf(row), evidence },
      ...[row.problem, row.consequence, row.remedy, row.expected_effect].flatMap((text) =>
        text == null ? [] : sentences('option', [{ text, evidence }]),
      ),
      ...against(title, dissent_evidence),
    ]),
    ...personas.flatMap(({ name, members, ...own }) => {
      const by = members.join() === name ? '' : `${name} (${members.join(', ')}): `;
      const all = [own.sentences, own.need_sentences, own.frustration_sentences];
      return all.flatMap((of) => sentences('profile', of, by));
    }),
    ...report.conversation_summaries.flatMap(({ points }) => sentences('interview summary', points)),
    ...(cartography?.edges ?? []).map(({ type, from, to, evidence }) => ({
      kind: 'edge',
      text: `“${label(from)}” ${String(type).replaceAll('_', ' ')} “${label(to)}”`,
      counts: null,
      evidence,
    })),
  ];
}

/** Ids of the people that a claim is about. */
export function peopleOf({ text, evidence }: JudgedClaim, report: Report): Set<string> {
  const ids = new Set(evidence);
  const cited = report.evidence.filter(({ id }) => ids.has(id)).map(({ participant }) => participant);
  const outside = withoutQuoted(text);
  return new Set([...cited, ...(outside.match(/(?<![\p{L}\p{N}])P\d+(?![\p{L}\p{N}])/gu) ?? [])]);
}

/** Words around a quote or a count, besides those of the floor's own phrases. */
const FRAME: Readonly<Record<Language, string>> = {
  en: 'says said states stated mentions mention mentioned talks talk raises raised with participant participants',
  de: 'sagt sagte erwähnt erwähnen nennt nennen genannt teilnehmende teilnehmenden befragte',
  fr: 'dit disait mentionne mentionnent soulevé participant participants personne personnes',
  es: 'dice decía menciona mencionan planteado participante participantes persona personas',
};

/** Edges are printed in English, whatever the language of the campaign. */
const MENTIONED = 'mentioned with';

function frameOf(language: Language): Set<string> {
  const wording = wordingOf(language);
  const [among, tongue] = [{ all: 2, language: null }, new Intl.DisplayNames([language], { type: 'language' })];
  const counted = [1, 2].flatMap((n) => [
    wording.speak('', among),
    wording.speakFor('', n, { all: 2, language: tongue.of(language) ?? '' }, { example: '', isAdded: n === 1 }),
    wording.trait('', n, 2, n, 2),
    wording.members(['P1'], n),
  ]);
  const phrases = [
    ...counted,
    wording.definition(''),
    wording.raises('', []),
    wording.group([]),
    FRAME[language],
    MENTIONED,
  ];
  const negators = negatorsOf(language);
  return new Set([...phrases.flatMap(wordsOf), ...stopWordsOf(language)].filter((word) => !negators.has(word)));
}

/** A claim is trivial by its form: besides a quote, or a count of a quoted word, it says nothing. */
export function isTrivial({ text }: JudgedClaim, quotes: readonly string[], language: Language): boolean {
  let rest = withoutQuoted(text);
  for (const words of [...quotedIn(text).map((each) => each.words), ...quotes])
    if (words !== '') rest = rest.replaceAll(words, ' ');
  const own = sentencesOf(rest, language)
    .map(({ start, end }) => rest.slice(start, end))
    .filter((sentence) => quotes.every((quote) => sliceOf(quote, sentence) === null));
  const frame = frameOf(language);
  const isFrame = (word: string): boolean => frame.has(word) || /^p?\d+$/.test(word);
  return own.join('') !== text && own.flatMap(wordsOf).every(isFrame);
}

function withoutQuoted(text: string): string {
  let [outside, from] = ['', 0];
  for (const { start, end } of quotedIn(text)) {
    outside += `${text.slice(from, start)} `;
    from = end;
  }
  return outside + text.slice(from);
}
