import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** A source of a Content-Security-Policy that allows exactly this inline text. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The one style sheet and the one script of every HTML report. They never contain anything of a campaign. */
export const reportStyle = textOf('report.css');
export const reportScript = textOf('report.js');

export const reportStyleSource = hashOf(reportStyle);
export const reportScriptSource = hashOf(reportScript);
