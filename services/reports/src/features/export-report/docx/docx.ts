import { type Zippable, zipSync } from 'fflate';
import type { ReportDocument } from '../document/report-document.ts';
import { bodyOf } from './body.ts';
import { packageParts } from './parts.ts';

/** The first day that the ZIP format knows. */
const DAY = new Date(1980, 0, 1);

/**
 * A Word document whose headings use Word's heading styles, so that outlines and tables of contents work. It has the time of its version
 * instead of that of the download, so that the same version gives the same bytes.
 */
export function toDocx(report: ReportDocument): Uint8Array {
  const parts = { ...packageParts(report), 'word/document.xml': bodyOf(report) };
  const entries: Zippable = {};
  for (const [name, xml] of Object.entries(parts)) {
    entries[name] = [Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`), { mtime: DAY }];
  }
  return zipSync(entries);
}
