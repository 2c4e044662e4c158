import { type Zippable, zipSync } from 'fflate';
import { projectOf } from './project.ts';
import type { ReportSource } from '../render-report.ts';

/** The first day that the ZIP format knows. */
const DAY = new Date(1980, 0, 1);

/**
 * A REFI-QDA project (qdasoftware.org, version 1.0): the transcripts as plain text, themes and kinds of statements as codes, and the quotes
 * and statements as selections with their codes. The same version of the same transcripts gives the same bytes.
 */
export function toQdpx(source: ReportSource): Uint8Array {
  const { xml, files } = projectOf(source);
  const entries: Zippable = { 'project.qde': [Buffer.from(xml), { mtime: DAY }] };
  for (const [path, text] of files) entries[`Sources/${path}`] = [Buffer.from(text), { mtime: DAY }];
  return zipSync(entries);
}
