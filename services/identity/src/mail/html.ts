import { escapeHtml } from '@insights/html';

/** A part of a mail, in reading order. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'small'; readonly text: string }
  /** A fact that must not be missed. */
  | { readonly kind: 'fact'; readonly label: string; readonly text: string }
  | { readonly kind: 'button'; readonly text: string; readonly href: string }
  | { readonly kind: 'address'; readonly text: string; readonly href: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

interface Head {
  readonly language: string;
  readonly subject: string;
  /** What lists of mails show beside the subject. */
  readonly preview: string;
  readonly workspace: string;
  readonly colon: string;
}

/**
 * Mail programs remove style sheets, so every element has its own style; programs that keep them adapt the colours to a dark screen. No
 * image, font or script is loaded, so opening the mail tells nobody anything.
 */
export function htmlOf(blocks: readonly Block[], { language, subject, preview, workspace, colon }: Head): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #111827 !important; }
  .card { background: #1f2937 !important; border-color: #374151 !important; }
  .text, .fact { color: #f3f4f6 !important; }
  .small, .small a { color: #c3c9d4 !important; }
  .fact { background: #111827 !important; border-color: #93b4ff !important; }
  .button { background: #93b4ff !important; }
  .button a { color: #0b1733 !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3f4f6;">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f4f6;"><tr><td align="center" style="padding:24px 12px;">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #d9dde4;border-radius:12px;"><tr><td style="padding:28px;font-family:${FONT};">
<p class="small" style="${SMALL}margin:0 0 20px;">${escapeHtml(workspace)}</p>
${blocks.map((block) => partOf(block, colon)).join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

const FONT = `-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
const TEXT = 'font-size:16px;line-height:1.5;color:#1f2937;';
const SMALL = 'font-size:14px;line-height:1.5;color:#565e6b;';

function partOf(block: Block, colon: string): string {
  const text = escapeHtml(unbroken(block.text));
  if (block.kind === 'paragraph') return `<p class="text" style="${TEXT}margin:0 0 16px;">${text}</p>`;
  if (block.kind === 'small') return `<p class="small" style="${SMALL}margin:0 0 8px;">${text}</p>`;
  if (block.kind === 'fact') {
    const style = `${TEXT}margin:0 0 16px;padding:12px 16px;background:#f3f4f6;border-left:4px solid #1d4ed8;`;
    return `<p class="fact" style="${style}"><strong>${escapeHtml(block.label)}</strong><br>${text}</p>`;
  }
  const href = escapeHtml(block.href);
  if (block.kind === 'button') {
    const link =
      'display:inline-block;padding:14px 28px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none;';
    return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;"><tr><td class="button" style="background:#1d4ed8;border-radius:8px;"><a href="${href}" style="${link}">${text}</a></td></tr></table>`;
  }
  const inline = 'color:#1d4ed8;word-break:break-all;';
  if (block.kind === 'address') {
    return `<p class="small" style="${SMALL}margin:0 0 16px;">${text}${colon}<br><a href="${href}" style="${inline}">${href}</a></p>`;
  }
  return `<p class="small" style="${SMALL}margin:0;"><a href="${href}" style="${inline}">${text}</a></p>`;
}

/** French marks that stand alone after a space stay on the line of their word. */
const unbroken = (text: string) => text.replaceAll(/ (?=[»:;?!])/g, '\u00a0').replaceAll('« ', '«\u00a0');

/** The same as plain text. */
export function textOf(blocks: readonly Block[], colon: string): string {
  const lines = blocks.flatMap((block) => {
    if (block.kind === 'address') return [];
    if (block.kind === 'fact') return [`${block.label}${colon} ${block.text}`];
    return [block.kind === 'button' || block.kind === 'link' ? `${block.text}${colon}\n${block.href}` : block.text];
  });
  return `${lines.join('\n\n')}\n`;
}
