import type { ReportSource } from '../render-report.ts';
import { reportParts } from './document.ts';

/** A self-contained page for screen, e-mail attachment and print. The same source gives the same text. */
export const toHtml = (source: ReportSource): string => [...reportParts(source)].join('');
