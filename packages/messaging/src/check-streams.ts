// Run before an installation: creates the streams, or says why NATS cannot have them. A server that cannot be reached yet is not an
// error, because services wait for it.
import { sleep } from '@insights/background';
import { readConfigOrExit } from '@insights/config';
import { AppError } from '@insights/errors';
import { createLogger } from '@insights/telemetry';
import { connectBus } from './bus.ts';
import { messagingSettings } from './settings.ts';

const CONNECT_MS = 10_000;

const bus = connectBus(readConfigOrExit(messagingSettings), {
  service: 'check-streams',
  logger: createLogger('check-streams', 'silent'),
});
const limit = new AbortController();
try {
  const connected = await Promise.race([bus.connection(), sleep(CONNECT_MS, limit.signal)]);
  if (connected) {
    await bus.ensureStreams();
    console.log('NATS has the streams.');
  } else {
    console.log(`NATS was not checked: ${bus.failure() || 'no answer'}. Services wait for it.`);
  }
} catch (error) {
  if (error instanceof AppError) {
    console.log(error.publicMessage);
    process.exitCode = 1;
  } else {
    console.log(
      `NATS was not checked: ${error instanceof Error ? error.message : String(error)}. Services wait for it.`,
    );
  }
} finally {
  limit.abort();
  await bus.close();
}
