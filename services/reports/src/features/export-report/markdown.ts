import { type Block, type ReportDocument, type Text, plainOf } from './document/report-document.ts';

/** Markdown (CommonMark with tables). Every text is shown literally: nothing in a quote acts as markup. */
export function toMarkdown({ title, facts, blocks }: ReportDocument): string {
  const parts = [`# ${inline(title)}`, ...facts.map((fact) => `*${inline(fact)}*`), ...blocks.map(markdownOf)];
  return `${parts.join('\n\n')}\n`;
}

function markdownOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${inline(block.text)}`;
    case 'paragraph':
      return `${block.lead === undefined ? '' : `**${inline(block.lead)}** `}${lines(block.text).join('\\\n')}`;
    case 'note':
      return `*${inline(block.text)}*`;
    case 'list':
      return [
        ...(block.title === undefined ? [] : [`**${inline(block.title)}**`, '']),
        ...block.items.map((item) => `- ${inline(item)}`),
      ].join('\n');
    case 'quote':
      return `${quoted([...lines(block.text), ...translated(block)])} ${inline(block.source)}`;
    case 'table':
      return [
        row(block.columns.map(({ title }) => title)),
        `| ${block.columns.map(({ numeric }) => (numeric ? '---:' : '---')).join(' | ')} |`,
        ...block.rows.map(row),
      ].join('\n');
    case 'evidence':
      return block.rows
        .map(({ asked, before, quote, after, source, translation }) =>
          quoted([
            ...(asked === undefined ? [] : [`*${inline(asked)}*`]),
            ...lines(quote),
            ...(before === '' && after === ''
              ? []
              : [`*${inline(`${before === '' ? '' : `… ${before}`}[…]${after === '' ? '' : `${after} …`}`)}*`]),
            ...translated({ translation }),
            inline(source),
          ]),
        )
        .join('\n\n');
  }
}

const translated = ({ translation }: { readonly translation?: string | undefined }): string[] =>
  translation === undefined ? [] : [`*${inline(translation)}*`];

function quoted(parts: readonly string[]): string {
  return parts.map((part) => `> ${part}`).join('\\\n');
}

function row(cells: readonly Text[]): string {
  return `| ${cells.map((cell) => inline(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}

const BREAK = /\r\n|[\r\n]/;
const lines = (text: Text): string[] =>
  plainOf(text)
    .split(BREAK)
    .map((line) => escapeStart(escape(line.trimStart())));
const inline = (text: Text): string => escape(plainOf(text).split(BREAK).join(' '));

/** Escapes only what would act as markup: emphasis, links, HTML and entities. `[name]` and plain words stay readable. */
function escape(text: string): string {
  return text
    .replaceAll(/[\\`*<~]/g, '\\$&')
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replaceAll(/\](?=[([:])/g, '\\]')
    .replaceAll(/&(?=#?\w+;)/g, '\\&');
}

/** Escapes what would start a heading, a list or another block. */
function escapeStart(line: string): string {
  return line.replace(/^[#>+=|-]/, '\\$&').replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2');
}
