import { escapeHtml } from '@insights/html';
import type { Block, Column, ReportDocument } from './report-document.ts';

/** A self-contained page for screen, e-mail attachment and print. It runs no script. */
export function toHtml({ title, subtitle, quote_language, blocks }: ReportDocument): string {
  const body = blocks.map((block) => htmlOf(block, quote_language)).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
<p class="note">${escapeHtml(subtitle)}</p>
</header>
<main>
${body}
</main>
</body>
</html>
`;
}

function htmlOf(block: Block, quoteLanguage: string): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${escapeHtml(block.text)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${block.lead === undefined ? '' : `<strong>${escapeHtml(block.lead)}</strong> `}${escapeHtml(block.text)}</p>`;
    case 'note':
      return `<p class="note">${escapeHtml(block.text)}</p>`;
    case 'list':
      return `<p class="list-title">${escapeHtml(block.title)}</p>\n<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'quote':
      return `<blockquote lang="${escapeHtml(quoteLanguage)}">${escapeHtml(block.text)} <a href="#evidence-${block.number}">[${block.number}]</a></blockquote>`;
    case 'table':
      return table(block.columns, block.rows);
    case 'evidence':
      return block.rows
        .map(
          ({ number, quote, conversation, turn }) =>
            `<blockquote id="evidence-${number}" lang="${escapeHtml(quoteLanguage)}">${escapeHtml(quote)}` +
            `<footer lang="en">[${number}] Conversation ${escapeHtml(conversation)}, turn ${escapeHtml(turn)}</footer></blockquote>`,
        )
        .join('\n');
  }
}

function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const cell = (tag: 'th' | 'td', text: string, index: number): string =>
    `<${tag}${columns[index]?.numeric ? ' class="number"' : ''}>${escapeHtml(text)}</${tag}>`;
  const head = columns.map(({ title }, index) => cell('th', title, index)).join('');
  const body = rows.map((row) => `<tr>${row.map((text, index) => cell('td', text, index)).join('')}</tr>`).join('\n');
  return `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body}\n</tbody>\n</table>`;
}

const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.55 Georgia, 'Times New Roman', serif; }
h1, h2, h3, table, .note, .list-title, footer { font-family: system-ui, sans-serif; }
h1 { margin-bottom: 0.25rem; line-height: 1.2; }
h2 { margin-top: 2.5rem; padding-bottom: 0.25rem; border-bottom: 1px solid #8888; }
h3 { margin-top: 1.75rem; margin-bottom: 0.5rem; }
p, blockquote { white-space: pre-line; }
.note, footer { font-size: 0.85rem; opacity: 0.75; }
.list-title { margin-bottom: 0; font-size: 0.9rem; font-weight: 600; }
ul { margin-top: 0.25rem; }
blockquote { margin: 0.75rem 0; padding: 0.1rem 0 0.1rem 1rem; border-left: 3px solid #3a7ca5; font-style: italic; }
blockquote footer, blockquote a { font-style: normal; }
blockquote a { font-size: 0.85rem; text-decoration: none; }
blockquote:target { background: #3a7ca522; }
table { width: 100%; border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 0.35rem 0.5rem; border-bottom: 1px solid #8886; text-align: left; vertical-align: top; }
.number { text-align: right; white-space: nowrap; }
@media print {
  body { max-width: none; margin: 0; font-size: 10.5pt; }
  h2, h3 { break-after: avoid; }
  blockquote, tr { break-inside: avoid; }
  blockquote a { color: inherit; }
}
@page { margin: 20mm; }
`;
