import type { reports } from '@insights/contracts';
import type { View } from '../html/view.ts';
import { byAuthor, madeBy, meaningOf, unusedInterviews } from '../html/sections/closing.ts';
import { unusedReason } from '../html/words/words.ts';
import { list } from './actions.ts';
import { joined, paragraphs, references, sourceOf, translationOf } from './claims.ts';
import type { FileWords } from './file-words.ts';
import { type Block, type EvidenceRow, type Text, plainOf } from './report-document.ts';

/** Who was interviewed, what was left out, and whether more interviews would add more. */
export function sample(view: View): Block[] {
  const { sample: heard, saturation } = view.version;
  const more = saturation && saturation.new_subjects.length > 0 ? paragraphs(meaningOf(view, saturation)) : [];
  return [
    ...(heard ? heardIn(view, heard) : []),
    ...(more.length > 0 ? [{ kind: 'heading', level: 3, text: view.words.saturation.heading } as const] : []),
    ...more,
  ];
}

/** How the report was made. */
export function method(view: View): Block[] {
  const { method: made, saturation, id } = view.version;
  const { sealed, reference } = view.words.method;
  return [
    ...(made ? [...list(made.steps), { kind: 'paragraph', text: madeBy(view, made).join(' ') } as const] : []),
    ...(saturation?.text
      ? [{ kind: 'paragraph', lead: view.words.saturation.heading, text: saturation.text } as const]
      : []),
    { kind: 'note', text: `${sealed} ${reference(id)}` },
  ];
}

export const limits = ({ version }: View): Block[] => list(version.method?.limits ?? []);

function heardIn(view: View, { languages, excluded, unused }: reports.Sample): Block[] {
  const { method: words } = view.words;
  const spoken = new Intl.DisplayNames(view.language, { type: 'language', fallback: 'code' });
  return [
    {
      kind: 'table',
      columns: [{ title: words.language }, { title: words.conversations, numeric: true }, { title: words.analysis }],
      rows: languages.map(({ language, conversations, is_full }) => [
        nameOf(spoken, language),
        view.number(conversations),
        is_full ? words.full : words.partial,
      ]),
    },
    ...list(unusedInterviews(view, excluded), words.excluded),
    ...list(
      unused.map((each) => unusedReason(view.words, each)),
      words.unused,
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

/** Each interview. */
export function summaries(view: View): Block[] {
  const { conversation_summaries, participants: people } = view.version;
  if (conversation_summaries.length === 0) return [];
  const labels = new Map(people.map(({ id, speaker_label }) => [id, speaker_label]));
  const named = (id: string): string => {
    const label = labels.get(id) ?? '';
    return label === '' ? id : view.words.participantLabel(id, label);
  };
  const said = ({ text, evidence: ids }: reports.SummaryPoint): Text => joined([text, references(view.citedBy(ids))]);
  return [
    { kind: 'note', text: view.words.summariesLead },
    ...conversation_summaries.flatMap(({ conversation_id, participants, points }): Block[] => {
      const [written, chosen] = byAuthor(points);
      return [
        { kind: 'heading', level: 3, text: participants.map(named).join(', ') || shortId(conversation_id) },
        ...(written.length > 0 ? [{ kind: 'paragraph' as const, text: joined(written.map(said)) }] : []),
        ...(chosen.length > 0 ? [{ kind: 'list' as const, items: chosen.map(said) }] : []),
      ];
    }),
  ];
}

/** Every quote with its number, the question before it and what was said around it. */
export function evidence(view: View, words: FileWords): Block[] {
  if (view.quotes.length === 0) return [];
  const rows = view.quotes.map((cited): EvidenceRow => {
    const { number, before, quote, after, asked, conversation_id, turn_id } = cited;
    const place = `${words.conversation} ${shortId(conversation_id)}, ${words.turn} ${shortId(turn_id)}`;
    return {
      before,
      quote,
      after,
      number,
      source: `${plainOf(sourceOf(cited))}, ${place}`,
      ...translationOf(view, cited),
      ...(asked !== null && { asked: `${view.words.asked} ${asked}` }),
    };
  });
  return [
    { kind: 'note', text: view.words.evidenceLead },
    { kind: 'evidence', rows },
  ];
}

const shortId = (id: string): string => id.slice(-8);
