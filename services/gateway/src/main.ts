import { readConfigOrExit } from '@insights/config';
import { startManagement, startTelemetry } from '@insights/telemetry';
import { tokenProblems } from './config-tokens.ts';
import { settings } from './config.ts';
import { connectServices } from './connect.ts';
import { drain, listen } from './core/listen.ts';
import { createGateway } from './gateway.ts';
import { servicesReady } from './ready.ts';

const config = readConfigOrExit(settings, tokenProblems);
const telemetry = await startTelemetry('gateway', config);
const { logger, registry } = telemetry;
const services = connectServices(config);
// After an uncaught error or an unhandled rejection the state is unknown, so the process exits and is restarted.
process.on('uncaughtException', (error) => {
  logger.fatal({ err: error }, 'unexpected error, exiting');
  process.exit(1);
});

const stopping = new AbortController();
const app = createGateway(config, services, telemetry, stopping.signal);
const server = await listen(app, config).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return process.exit(1);
});
const management = await startManagement({
  port: config.managementPort,
  host: config.managementHost,
  registry,
  ready: () => servicesReady(services),
});
logger.info({ port: config.port, management_port: config.managementPort }, 'listening');

async function stop(signal: string): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  logger.info({ signal }, 'stopping');
  management.stopBeingReady();
  await drain(server, config.shutdownGraceMs);
  services.close();
  await management.close();
  await telemetry.shutdown();
  process.exit(0);
}
process.on('SIGTERM', (signal) => void stop(signal));
process.on('SIGINT', (signal) => void stop(signal));
