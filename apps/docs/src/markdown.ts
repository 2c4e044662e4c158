/** Markdown of the project as HTML. Headings get the anchors that code forges give them, so one link works in both places. */
import MarkdownIt from 'markdown-it';

export interface Section {
  /** Anchor of the heading; empty for the text before the first one. */
  readonly anchor: string;
  readonly heading: string;
  readonly level: number;
  /** The text of the section without markup. */
  readonly text: string;
}

export interface Rendered {
  readonly html: string;
  readonly sections: readonly Section[];
  /** Targets of all links and images, as written. */
  readonly links: readonly string[];
}

/** The new target of a link, or null: the text stays without a link. */
export type LinkTarget = (target: string) => string | null;

const markdown = new MarkdownIt({ html: true });
type Token = ReturnType<typeof markdown.parse>[number];

const SCROLLS = 'tabindex="0" role="group"';
markdown.renderer.rules['table_open'] = () => `<div class="table" ${SCROLLS} aria-label="Table"><table>\n`;
markdown.renderer.rules['table_close'] = () => '</table></div>\n';
markdown.renderer.rules['fence'] = (tokens, index) => {
  const { info = '', content = '' } = tokens[index] ?? {};
  const language = info.trim().split(/\s+/)[0] ?? '';
  const label = language === '' ? 'Example' : `Example: ${language}`;
  return `<pre ${SCROLLS} aria-label="${markdown.utils.escapeHtml(label)}"><code>${markdown.utils.escapeHtml(content)}</code></pre>\n`;
};

/** Lower case, no punctuation, hyphens for blanks. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');
}

function textOf({ children }: Token): string {
  return (children ?? [])
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : type === 'html_inline' ? '' : content))
    .join('');
}

/** Gives each heading its anchor, and divides the text into sections. */
function sectionsOf(tokens: readonly Token[]): Section[] {
  const taken = new Map<string, number>();
  const sections = [{ anchor: '', heading: '', level: 1, texts: [] as string[] }];
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      const heading = textOf(tokens[index + 1] ?? token);
      const plain = anchorOf(heading);
      const times = taken.get(plain) ?? 0;
      taken.set(plain, times + 1);
      const anchor = times === 0 ? plain : `${plain}-${times}`;
      token.attrSet('id', anchor);
      sections.push({ anchor, heading, level: Number(token.tag.slice(1)), texts: [] });
    } else if (token.type === 'inline' && tokens[index - 1]?.type !== 'heading_open') {
      sections.at(-1)?.texts.push(textOf(token));
    } else if (token.type === 'fence') sections.at(-1)?.texts.push(token.content);
  }
  return sections.map(({ texts, ...section }) => ({ ...section, text: texts.join(' ').replaceAll(/\s+/g, ' ') }));
}

/** Replaces the targets of links and images, and removes links that lead nowhere on the site. */
function relink(tokens: readonly Token[], target: LinkTarget): string[] {
  const links: string[] = [];
  const open: boolean[] = [];
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    const attribute = token.type === 'image' ? 'src' : 'href';
    const value = token.attrGet(attribute);
    const written = value === null ? null : String(value);
    if ((token.type === 'link_open' || token.type === 'image') && written !== null) {
      links.push(written);
      const found = target(written);
      if (token.type === 'link_open') open.push(found !== null);
      if (found !== null) token.attrSet(attribute, found);
      else drop(token);
    } else if (token.type === 'link_close' && open.pop() === false) drop(token);
  }
  return links;
}

function drop(token: Token): void {
  token.type = 'text';
  token.content = '';
}

export function render(source: string, target: LinkTarget): Rendered {
  const tokens = markdown.parse(source, {});
  const sections = sectionsOf(tokens);
  const links = relink(tokens, target);
  return { html: markdown.renderer.render(tokens, markdown.options, {}), sections, links };
}

/** Content of the fenced blocks in a language. */
export function fencesOf(source: string, language: string): string[] {
  return markdown
    .parse(source, {})
    .filter(({ type, info }) => type === 'fence' && info.trim().split(/\s+/)[0] === language)
    .map(({ content }) => content);
}
