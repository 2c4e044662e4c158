import { stripVTControlCharacters, styleText } from 'node:util';
import type { Terminal } from './command.ts';

/** Control characters but tab and line feed, and marks that reverse the order of what follows. */
// oxlint-disable-next-line no-control-regex -- they are what is removed
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Text of other people without what a terminal would obey: names and transcripts could carry escape sequences. */
export function safe(text: string): string {
  return stripVTControlCharacters(text.replaceAll('\r\n', '\n')).replace(UNSAFE, '');
}

/** The same on one line. */
export const oneLine = (text: string): string => safe(text).replaceAll(/\s+/g, ' ').trim();

/** Words as somebody said them, in quotation marks: line breaks stay, and what follows them is indented. */
export const quoted = (words: string, indent = ''): string => `“${safe(words).replaceAll('\n', `\n${indent}`)}”`;

/** A number of things: `1 row`, `2 rows`. */
export const counted = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;

// oxlint-disable-next-line no-control-regex -- they are what is escaped
const UNSAFE_IN_JSON = /[\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** JSON with the same meaning and without raw control characters. */
export function json(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(UNSAFE_IN_JSON, escaped);
}

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

type Style = Parameters<typeof styleText>[0];

/** Styled only for a terminal, and not where NO_COLOR is set (no-color.org). */
export function paint({ columns, env }: Terminal, style: Style, text: string): string {
  const isPlain = columns === undefined || Boolean(env['NO_COLOR']) || env['TERM'] === 'dumb';
  return isPlain ? text : styleText(style, text, { validateStream: false });
}
