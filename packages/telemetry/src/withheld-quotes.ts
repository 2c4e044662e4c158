import { Counter, type Registry } from 'prom-client';
import type { Logger } from './logger.ts';

/** Reports that a printer left out quotes that are not in their source. Their words are in no log and no label. */
export type WithheldQuotes = (printer: string, count: number) => void;

export function withheldQuotes({ logger, registry }: { logger: Logger; registry: Registry }): WithheldQuotes {
  const counter = new Counter({
    name: 'insights_withheld_quotes_total',
    help: 'Quotes that were not printed because they are not in their source, by what would have printed them.',
    labelNames: ['printer'],
    registers: [registry],
  });
  return (printer, count) => {
    if (count === 0) return;
    counter.inc({ printer }, count);
    logger.error({ printer, count }, 'quotes withheld: not in their source');
  };
}
