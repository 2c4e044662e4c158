import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { loadConfig } from '@insights/config';
import { createLogger } from '@insights/telemetry';
import { Registry } from 'prom-client';
import type { Secrets } from '../../deploy/local/secrets.ts';
import type { ProcessEntry } from '../../deploy/local/supervisor.ts';
import { settings } from '../../services/gateway/src/config.ts';
import { connectServices } from '../../services/gateway/src/connect.ts';
import { drain, listen } from '../../services/gateway/src/core/listen.ts';
import { createGateway } from '../../services/gateway/src/gateway.ts';
import type { System } from './shared-stack.ts';

/** The settings of a gateway that accepts keys only. */
export const NO_TOKENS = { JWT_ISSUER: 'https://issuer.invalid', JWT_AUDIENCE: 'none', JWKS_URL: 'http://127.0.0.1:1' };

/** Starts another gateway, in this process, in front of the running system's services, with its own settings. Returns its base URL. */
export async function gatewayBeside(
  { dir }: Pick<System, 'dir'>,
  env: Record<string, string>,
  scope: { after(close: () => Promise<void>): void },
): Promise<string> {
  const processes = JSON.parse(readFileSync(join(dir, 'processes.json'), 'utf8')) as Record<string, ProcessEntry>;
  const secrets = JSON.parse(readFileSync(join(dir, 'secrets.json'), 'utf8')) as Secrets;
  const addresses = Object.entries(processes).map(([name, { port }]) => [
    `${name.toUpperCase()}_ADDR`,
    `127.0.0.1:${port}`,
  ]);
  const config = loadConfig(settings, {
    ...Object.fromEntries(addresses),
    PRINCIPAL_SIGNING_KEY: JSON.stringify(secrets.signing_keys['gateway']),
    ...env,
  });
  const services = connectServices(config);
  const stopping = new AbortController();
  const telemetry = { logger: createLogger('gateway', 'silent'), registry: new Registry() };
  const server = await listen(createGateway(config, services, telemetry, stopping.signal), {
    host: '127.0.0.1',
    port: 0,
  });
  scope.after(async () => {
    stopping.abort();
    await drain(server, 0);
    services.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
