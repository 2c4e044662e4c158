import { exportWords } from '../../domain/exports/words.ts';
import { TranscriptRenderer, escapeMarkdown } from '../../domain/transcript/render-transcript.ts';
import type { OwnInterview, OwnTurns } from './own-interview.ts';

/** How a document of a form is laid out. */
interface Layout {
  heading(level: number, text: string): string;
  line(label: string, value: string): string;
  paragraph(text: string): string;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const layouts: Record<'markdown' | 'text', Layout> = {
  markdown: {
    heading: (level, text) => `${'#'.repeat(level)} ${escapeMarkdown(oneLine(text))}\n\n`,
    line: (label, value) => `- **${escapeMarkdown(oneLine(label))}**: ${escapeMarkdown(oneLine(value))}\n`,
    paragraph: (text) => `${escapeMarkdown(oneLine(text))}\n\n`,
  },
  text: {
    heading: (_level, text) => `${oneLine(text)}\n${'-'.repeat(Math.min(oneLine(text).length, 72))}\n\n`,
    line: (label, value) => `${oneLine(label)}: ${oneLine(value)}\n`,
    paragraph: (text) => `${oneLine(text)}\n\n`,
  },
};

/** A participant's interview as a document in their language. */
export async function* ownInterviewText(
  own: OwnInterview,
  turnsOf: OwnTurns,
  form: keyof typeof layouts,
): AsyncGenerator<string> {
  const { language, words } = exportWords(own.person?.locale ?? null, own.campaign.language);
  const { heading, line, paragraph } = layouts[form];
  const time = timeFormat(language, own.person?.timezone ?? null);
  yield heading(1, words.title) + line(words.campaign, own.campaign.name);
  yield line(words.exported, time(own.exported_at)) + '\n';
  yield heading(2, words.about_you);
  yield own.person ? personLines(own.person, words, line) : paragraph(words.withheld);
  yield heading(2, words.consent);
  if (own.consent) {
    yield line(words.consent_given, time(own.consent.given_at)) + line(words.consent_version, own.consent.version);
    yield '\n' + [own.consent.notice?.text, own.consent.text].map((text) => (text ? paragraph(text) : '')).join('');
  } else yield paragraph(words.no_consent);
  for (const conversation of own.conversations) {
    const { started_at } = conversation;
    yield heading(2, started_at === null ? words.conversation : `${words.conversation}: ${time(started_at)}`);
    const renderer = new TranscriptRenderer(form, [], { interviewer: words.interviewer, participant: words.you });
    for await (const part of turnsOf(conversation)) yield renderer.next(part);
    yield '\n';
  }
  if (own.conversations.length === 0) yield heading(2, words.conversation) + paragraph(words.no_conversation);
}

function personLines(
  person: NonNullable<OwnInterview['person']>,
  words: ReturnType<typeof exportWords>['words'],
  line: Layout['line'],
): string {
  const known = (['name', 'email', 'locale', 'timezone'] as const).flatMap((field) => {
    const value = person[field];
    return value ? [line(words[field], value)] : [];
  });
  const attributes = Object.entries(person.attributes).map(([name, value]) => line(name, value));
  return [...known, ...attributes, '\n'].join('');
}

/** Times as a person writes them; UTC without a valid time zone. */
function timeFormat(language: string, timezone: string | null): (time: string) => string {
  const format = zonedFormat(language, timezone ?? 'UTC') ?? zonedFormat(language, 'UTC');
  return (time) => `${format?.format(new Date(time))} (${format?.resolvedOptions().timeZone})`;
}

function zonedFormat(language: string, timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone });
  } catch {
    return undefined;
  }
}
