import type { campaigns } from '@insights/contracts';
import type { Db } from '@insights/db';
import type { Client } from '@insights/grpc-kit';
import type { ReportSealer } from '@insights/report-seal';
import type { WithheldQuotes } from '@insights/telemetry';
import type { EngineThreads } from './engine-threads/engine-threads.ts';
import type { ExportThreads } from './export-threads/export-threads.ts';
import type { ReportModel } from './features/generate-report/report-model.ts';
import type { SynthesisSignals } from './features/synthesis-signals.ts';

/** What the features depend on. */
export interface Deps {
  readonly db: Db;
  readonly campaigns: Client<campaigns.CampaignsServiceService>;
  readonly engine: EngineThreads;
  /** Null: the built-in engine alone. */
  readonly model: ReportModel | null;
  /** Write and seal files. */
  readonly exports: ExportThreads;
  readonly sealer: ReportSealer;
  readonly synthesisSignals: SynthesisSignals;
  readonly quotesWithheld: WithheldQuotes;
  /** The current time as ISO 8601 text. */
  now(): string;
}
