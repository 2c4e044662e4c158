import MarkdownIt from 'markdown-it';
import { decoded } from './decoded.ts';
import { htmlText } from './html-text.ts';
import type { ReadFile } from './read-document.ts';

// A line break stays one: it may begin the words of another speaker.
const markdown = new MarkdownIt({ html: true, breaks: true });
// A link is read as its text, wherever it leads.
markdown.validateLink = () => true;

const NOTE_MARK = /\[\^[\w-]{1,40}\]/y;
// The mark of a note is not a link.
markdown.inline.ruler.before('link', 'note-mark', (state, isSilent) => {
  NOTE_MARK.lastIndex = state.pos;
  const [mark] = NOTE_MARK.exec(state.src) ?? [];
  if (mark === undefined) return false;
  if (!isSilent) state.push('text', '', 0).content = mark;
  state.pos += mark.length;
  return true;
});
const STARS = /\*{1,20}/y;
const DIGIT = /\p{N}/u;
const WITHIN_WORD = /[\p{N}\p{Lu}\p{Ll}]/u;
// "2*3*4" and "a*b*c" are products: without their stars, other numbers and words would be left. Emphasis that was begun may end within a word ("**W**orld").
markdown.inline.ruler.before('emphasis', 'product', (state, isSilent) => {
  STARS.lastIndex = state.pos;
  const [stars] = STARS.exec(state.src) ?? [];
  const [before, after] = [state.src.charAt(state.pos - 1), state.src.charAt(state.pos + (stars?.length ?? 0))];
  if (stars === undefined || !WITHIN_WORD.test(before) || !WITHIN_WORD.test(after)) return false;
  const isNumber = DIGIT.test(before) && DIGIT.test(after);
  const last = state.delimiters.at(-1);
  if (!isNumber && (stars.length > 1 || last?.open === true)) return false;
  if (!isSilent) state.pending += stars;
  state.pos += stars.length;
  return true;
});
/** Without its colon, a note is a paragraph; with it, the address that a link leads to. */
const NOTE = /^( {0,3}\[\^[\w-]{1,40}\]):/gm;

/** Metadata of programs that publish the file. */
const FRONT_MATTER = /^---\n(?:(?!---)[^\n]*\n){0,200}---(?:\n|$)/;
const TITLE = /^title:[ \t]*(?:"([^"\n]{1,200})"|'([^'\n]{1,200})'|([^\n]{1,200}))$/m;

/** The text as a reader of the rendered page sees it, without the metadata. The title is that of the metadata, else the first heading. */
export function readMarkdown(content: Uint8Array): ReadFile {
  const source = decoded(content).replaceAll('\r\n', '\n');
  const metadata = FRONT_MATTER.exec(source)?.[0] ?? '';
  const { text, heading, warnings } = htmlText(markdown.render(source.slice(metadata.length).replaceAll(NOTE, '$1 ')));
  const [, ...titles] = TITLE.exec(metadata) ?? [];
  const title = titles.find((each) => each !== undefined)?.trim() || heading;
  if (metadata.replace(TITLE, '').replaceAll('---', '').trim() !== '') warnings.add('hidden_text_left_out');
  return { title, heading, text, warnings };
}
