import type { Language } from '@insights/language';

import type { Corpus } from '../corpus/corpus.ts';
import { participantsOf } from '../corpus/said.ts';
import type { EvidenceBook } from '../evidence-book.ts';
import type { Said } from '../corpus/said.ts';
import { TYPICAL, typical } from '../findings/quotes.ts';
import { isSound } from '../findings/sound.ts';
import type { KeyTheme } from '../types.ts';
import { structureWordingOf } from '../wording/structure.ts';
import { toldOf } from './aspects.ts';
import type { Told } from './aspects.ts';
import { names } from './balance.ts';
import type { Theme } from './theme.ts';

/** The theme as the report shows it. Its quotes use the words of its label. */
export function keyTheme(theme: Theme, corpus: Corpus, language: Language, book: EvidenceBook): KeyTheme {
  const { balance, statements } = theme;
  const id = (person: number): string => corpus.participants[person]?.id ?? '';
  const opposite = new Set(balance.dissent);
  const about = statements.filter((said) => names(said, theme.named) && !opposite.has(said));
  const most = toldOf(about, theme.named).find(({ people }) => people > 1) ?? null;
  const first = firstQuotes(theme, most);
  const quoted = participantsOf(first);
  const others = readableOf(about.length === 0 ? statements : about).filter(
    ({ participant }) => !quoted.has(participant),
  );
  const [supporters, dissenters] = [balance.supporters.map(id), balance.dissenters.map(id)];
  return {
    id: theme.id,
    label: theme.label,
    description: structureWordingOf(language).theme({
      supporters: supporters.length,
      dissenters: dissenters.length,
      participants: corpus.participants.length,
      most: most === null ? null : { kind: most.kind, participants: most.people },
    }),
    keywords: theme.terms.map(({ text }) => text),
    mention_count: statements.length,
    conversation_count: new Set(statements.map(({ conversation }) => conversation)).size,
    sentiment: theme.sentiment,
    evidence: book.cite([...first, ...typical(others, TYPICAL - first.length, book)]),
    origin: 'emergent',
    question_id: null,
    support_count: supporters.length,
    dissent_count: dissenters.length,
    silent_count: balance.silent,
    confidence: theme.confidence,
    dissent_evidence: book.cite(typical(balance.dissent, TYPICAL, book)),
    supporters,
    dissenters,
    is_corrected: theme.isCorrected,
    kinds: [...theme.kinds],
  };
}

/** The statements that label and description were made of: two people's of what the description tells. */
function firstQuotes({ shown }: Theme, most: Told | null): Said[] {
  const chosen = [...shown];
  const told = new Set(
    chosen.flatMap(({ participant, statement }) => (statement.kind === most?.kind ? participant : [])),
  );
  for (const said of most?.said ?? []) {
    if (told.size >= 2) break;
    if (told.has(said.participant)) continue;
    told.add(said.participant);
    chosen.push(said);
  }
  return chosen;
}

/** Those that can be understood alone, if there are any. */
function readableOf(statements: readonly Said[]): readonly Said[] {
  const sound = statements.filter(isSound);
  return sound.length === 0 ? statements : sound;
}
