import { factsOf, oneLine } from './facts.ts';
import { type Block, htmlOf, textOf } from './html.ts';
import type { Letter, Words } from './letter.ts';
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

const paragraphs = (texts: readonly string[]): Block[] => texts.map((text) => ({ kind: 'paragraph', text }));

/** A letter in the recipient's language, as text and as HTML. `workspace`: the inviting workspace's name. */
export function render(letter: Letter, workspace: string): RenderedMail {
  const wanted = letter.locale.slice(0, 2).toLowerCase();
  const language = Object.hasOwn(LANGUAGES, wanted) ? wanted : 'en';
  const words = LANGUAGES[language] ?? english;
  const facts = factsOf(letter, workspace, language);
  const { subject, greeting, before, link, after } = words[letter.kind](facts);
  const [preview = '', ...more] = before;
  const blocks: Block[] = [
    ...paragraphs([greeting, preview]),
    ...(facts.when ? [{ kind: 'fact', label: words.when, text: facts.when } as const] : []),
    ...paragraphs(more),
    ...(letter.link ? [{ kind: 'button', text: link, href: letter.link } as const] : []),
    ...paragraphs(after),
    ...(letter.link ? [{ kind: 'address', text: words.address, href: letter.link } as const] : []),
    ...unsubscribeBlocks(letter, words, workspace),
  ];
  const head = { language, subject, preview, colon: words.colon, workspace: oneLine(workspace) };
  return { language, subject, text: textOf(blocks, words.colon), html: htmlOf(blocks, head) };
}

function unsubscribeBlocks({ unsubscribe_url }: Letter, { unsubscribe }: Words, workspace: string): Block[] {
  if (unsubscribe_url === null) return [];
  return [
    { kind: 'small', text: unsubscribe.reason(oneLine(workspace)) },
    { kind: 'link', text: unsubscribe.link, href: unsubscribe_url },
  ];
}
