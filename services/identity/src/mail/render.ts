import { escapeHtml } from '@insights/html';
import type { Facts, Letter, Words } from './letter.ts';
import { english } from './wording/english.ts';
import { french } from './wording/french.ts';
import { german } from './wording/german.ts';
import { spanish } from './wording/spanish.ts';

const LANGUAGES: Readonly<Record<string, Words>> = { en: english, de: german, fr: french, es: spanish };

export interface RenderedMail {
  language: string;
  subject: string;
  text: string;
  html: string;
}

/** A letter in the recipient's language, as text and as plain HTML. `workspace`: the inviting workspace's name. */
export function render(letter: Letter, workspace: string): RenderedMail {
  const wanted = letter.locale.slice(0, 2).toLowerCase();
  const language = Object.hasOwn(LANGUAGES, wanted) ? wanted : 'en';
  const words = LANGUAGES[language] ?? english;
  const { subject, greeting, before, link, after } = words[letter.kind](factsOf(letter, workspace, language));
  const blocks: Block[] = [
    { text: greeting },
    ...before.map((text) => ({ text })),
    { text: link, href: letter.link },
    ...after.map((text) => ({ text })),
  ];
  if (letter.unsubscribe_url) {
    const { reason, link: unsubscribe } = words.unsubscribe;
    blocks.push(
      { text: '—' },
      { text: reason(oneLine(workspace)) },
      { text: unsubscribe, href: letter.unsubscribe_url },
    );
  }
  return { language, subject, text: asText(blocks), html: asHtml(blocks, { language, subject }) };
}

interface Block {
  text: string;
  href?: string;
}

/** Names come from users: line breaks in them must not reach the mail. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function factsOf(letter: Letter, workspace: string, language: string): Facts {
  return {
    name: oneLine(letter.to.name ?? ''),
    workspace: oneLine(workspace),
    campaign: oneLine(letter.campaign_name ?? ''),
    minutes: letter.minutes ?? 0,
    role: letter.role ?? '',
    until: letter.expires_at ? day(letter.expires_at, language, letter.timezone || 'UTC') : null,
  };
}

function day(at: string, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(at));
}

function asText(blocks: readonly Block[]): string {
  return `${blocks.map(({ text, href }) => (href ? `${text}:\n${href}` : text)).join('\n\n')}\n`;
}

function asHtml(blocks: readonly Block[], { language, subject }: { language: string; subject: string }): string {
  const body = blocks.map(({ text, href }) =>
    href ? `<p><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>` : `<p>${escapeHtml(text)}</p>`,
  );
  return `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>\n<body>\n${body.join('\n')}\n</body></html>\n`;
}
