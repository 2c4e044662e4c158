import type { campaigns, reports } from '@insights/contracts';
import type { SealFacts, SigningJwk } from '@insights/report-seal';
import type { ReportFormat } from '../features/export-report/render-report.ts';

/** A version's lists, which may be long. They are sent in slices, so that no message blocks the sender for long. */
export const LISTS = [
  'key_themes',
  'recommendations',
  'evidence',
  'findings',
  'contradictions',
  'question_results',
  'participants',
  'conversation_summaries',
] as const satisfies readonly (keyof reports.ReportVersion)[];
export type ListName = (typeof LISTS)[number];

/** Requests to a thread. Each gets one reply. */
export type ToExport =
  | {
      readonly kind: 'begin';
      readonly format: ReportFormat;
      readonly campaign: campaigns.ReportInputs;
      readonly page_url: string;
      /** Without its lists. */
      readonly version: reports.ReportVersion;
    }
  | { readonly kind: 'rows'; readonly list: ListName; readonly rows: readonly unknown[] }
  /** A part of a transcript, and stored digests; only for formats that contain transcripts. */
  | { readonly kind: 'transcript'; readonly part: campaigns.Transcript }
  | { readonly kind: 'digests'; readonly digests: readonly string[] }
  | {
      readonly kind: 'write';
      readonly key: SigningJwk;
      readonly facts: SealFacts;
      readonly is_seal: boolean;
      readonly with_quotes: boolean;
    };

export type FromExport =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'file';
      readonly file_name: string;
      readonly content_type: string;
      readonly content: Uint8Array<ArrayBuffer>;
    };
