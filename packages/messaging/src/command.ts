import { sleep } from '@insights/background';
import { AppError } from '@insights/errors';
import { createLogger } from '@insights/telemetry';
import { type Bus, connectBus } from './bus.ts';
import type { MessagingSettings } from './settings.ts';

const CONNECT_MS = 10_000;

/**
 * The body of an operator's command: runs `work` with a connected bus, closes it and sets the exit status. Problems are printed to
 * standard error, including why NATS is unreachable.
 */
export async function runWithBus(
  name: string,
  config: MessagingSettings,
  work: (bus: Bus) => Promise<number | void>,
): Promise<void> {
  const bus = connectBus(config, { service: name, logger: createLogger(name, 'error') });
  const limit = new AbortController();
  try {
    const connected = await Promise.race([bus.connection(), sleep(CONNECT_MS, limit.signal)]);
    if (!connected) {
      const why = bus.failure() || 'no answer; check NATS_URL';
      throw new AppError('unavailable', {
        publicMessage: `No connection to NATS within ${CONNECT_MS / 1000} s: ${why}`,
      });
    }
    process.exitCode = (await work(bus)) ?? 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.error(error.publicMessage);
    process.exitCode = 1;
  } finally {
    limit.abort();
    await bus.close();
  }
}
