export { inSpan } from './in-span.ts';
export { type Logger, createLogger } from './logger.ts';
export { type Telemetry, type TelemetryConfig, startTelemetry, telemetrySettings } from './telemetry.ts';
export { type Management, startManagement } from './management.ts';
export { type WithheldQuotes, withheldQuotes } from './withheld-quotes.ts';
