import type { reports } from '@insights/contracts';
import type { View } from '../html/view.ts';
import { madeBy } from '../html/sections/closing.ts';
import { unusedReason } from '../html/words/words.ts';
import { list } from './actions.ts';
import { paragraphs, references, sourceOf } from './claims.ts';
import type { FileWords } from './file-words.ts';
import type { Block, EvidenceRow } from './report-document.ts';

export const saturation = (view: View): Block[] => paragraphs(view.version.saturation?.text ?? '');

/** Who was interviewed, what was left out, how the report was made, and its limits. */
export function method(view: View): Block[] {
  const { sample, method: made, id } = view.version;
  return [
    ...(sample ? sampleBlocks(view, sample) : []),
    ...(made ? madeBlocks(view, made) : []),
    { kind: 'note', text: view.words.method.reference(id) },
  ];
}

const MOST_EXCLUDED = 50;

function sampleBlocks(view: View, { languages, excluded, unused }: reports.Sample): Block[] {
  const { method: words, exclusions, andMore } = view.words;
  const spoken = new Intl.DisplayNames(view.language, { type: 'language', fallback: 'code' });
  const left = excluded
    .slice(0, MOST_EXCLUDED)
    .map(
      ({ conversation_id, reason }) =>
        `${shortId(conversation_id)}: ${reason === 'unspecified' ? '' : exclusions[reason]}`,
    );
  const more = excluded.length - MOST_EXCLUDED;
  return [
    { kind: 'heading', level: 3, text: words.sample },
    {
      kind: 'table',
      columns: [{ title: words.language }, { title: words.conversations, numeric: true }, { title: words.analysis }],
      rows: languages.map(({ language, conversations, is_full }) => [
        nameOf(spoken, language),
        view.number(conversations),
        is_full ? words.full : words.partial,
      ]),
    },
    ...list(words.excluded, more > 0 ? [...left, andMore(more)] : left),
    ...list(
      words.unused,
      unused.map(({ reason, statements }) => `${view.number(statements)} ${unusedReason(view.words, reason)}`),
    ),
  ];
}

/** The name of a language; the tag itself if it is not a valid one. */
function nameOf(spoken: Intl.DisplayNames, tag: string): string {
  try {
    return spoken.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

function madeBlocks(view: View, made: reports.Method): Block[] {
  const { words } = view;
  return [
    ...list(words.method.steps, made.steps),
    { kind: 'paragraph', text: madeBy(view, made).join(' ') },
    ...list(words.method.limits, made.limits),
  ];
}

/** Each interview, point by point. */
export function summaries(view: View): Block[] {
  const { conversation_summaries, participants: people } = view.version;
  if (conversation_summaries.length === 0) return [];
  const labels = new Map(people.map(({ id, speaker_label }) => [id, speaker_label]));
  const named = (id: string): string => {
    const label = labels.get(id) ?? '';
    return label === '' ? id : view.words.participantLabel(id, label);
  };
  return [
    { kind: 'note', text: view.words.summariesLead },
    ...conversation_summaries.flatMap(({ conversation_id, participants, points }): Block[] => [
      { kind: 'heading', level: 3, text: participants.map(named).join(', ') || shortId(conversation_id) },
      {
        kind: 'list',
        items: points.map((point) => `${point.text} ${references(view.citedBy(point.evidence))}`.trimEnd()),
      },
    ]),
  ];
}

/** Every quote with its number, the question before it and what was said around it. */
export function evidence(view: View, words: FileWords): Block[] {
  if (view.quotes.length === 0) return [];
  const rows = view.quotes.map((cited): EvidenceRow => {
    const { before, quote, after, asked, conversation_id, turn_id } = cited;
    const place = `${words.conversation} ${shortId(conversation_id)}, ${words.turn} ${shortId(turn_id)}`;
    return {
      before,
      quote,
      after,
      source: `${sourceOf(cited)}, ${place}`,
      ...(asked !== null && { asked: `${view.words.asked} ${asked}` }),
    };
  });
  return [
    { kind: 'note', text: view.words.evidenceLead },
    { kind: 'evidence', rows },
  ];
}

const shortId = (id: string): string => id.slice(-8);
