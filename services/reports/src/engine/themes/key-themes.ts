import type { Language } from '@insights/language';

import type { Corpus } from '../corpus/corpus.ts';
import { participantsOf } from '../corpus/said.ts';
import type { EvidenceBook } from '../evidence-book.ts';
import { TYPICAL, typical } from '../findings/quotes.ts';
import type { KeyTheme } from '../types.ts';
import { structureWordingOf } from '../wording/structure.ts';
import type { ThemeFacts } from '../wording/structure.ts';
import { names } from './balance.ts';
import type { Theme } from './theme.ts';

/** The theme as the report shows it. Its quotes use the words of its label. */
export function keyTheme(theme: Theme, corpus: Corpus, language: Language, book: EvidenceBook): KeyTheme {
  const { balance, statements } = theme;
  const id = (person: number): string => corpus.participants[person]?.id ?? '';
  const opposite = new Set(balance.dissent);
  const about = statements.filter((said) => names(said, theme.named) && !opposite.has(said));
  const quoted = participantsOf(theme.shown);
  const others = (about.length === 0 ? statements : about).filter(({ participant }) => !quoted.has(participant));
  const [supporters, dissenters] = [balance.supporters.map(id), balance.dissenters.map(id)];
  return {
    id: theme.id,
    label: theme.label,
    description: structureWordingOf(language).theme({
      supporters: supporters.length,
      dissenters: dissenters.length,
      participants: corpus.participants.length,
      most: mostOf(theme),
    }),
    keywords: theme.terms.map(({ text }) => text),
    mention_count: statements.length,
    conversation_count: new Set(statements.map(({ conversation }) => conversation)).size,
    sentiment: theme.sentiment,
    evidence: book.cite([...theme.shown, ...typical(others, TYPICAL - theme.shown.length, book)]),
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

const TOLD = ['problem', 'worry', 'wish', 'praise', 'workaround'] as const;

/** What most participants do about a theme, beside stating facts. */
function mostOf({ kinds }: Theme): ThemeFacts['most'] {
  const counted = TOLD.flatMap((kind) => {
    const participants = kinds.find((row) => row.kind === kind)?.participants ?? 0;
    return participants < 2 ? [] : [{ kind, participants }];
  });
  return counted.toSorted((a, b) => b.participants - a.participants)[0] ?? null;
}
