import { readConfigOrExit } from '@insights/config';
import { common, identity } from '@insights/contracts';
import { openServiceDb, opsSource } from '@insights/db';
import { opsHandlers, runService } from '@insights/grpc-kit';
import { startJanitor } from '@insights/messaging';
import { identitySettings } from './config.ts';
import { entities } from './db/entities.ts';
import { schemaGate } from './db/migrations/index.ts';
import { trackKeyUsage } from './features/verify-keys/key-usage.ts';
import { identityHandlers } from './grpc.ts';
import { jwksPath } from './jwks.ts';

const config = readConfigOrExit(identitySettings);

await runService({
  name: 'identity',
  config,
  managementPaths: jwksPath(config.embeddedIssuerKey),
  async start(running) {
    const { logger, rpc, onStop } = running;
    const db = await openServiceDb(schemaGate, { config, entities, running });
    const janitor = startJanitor({ db, logger });
    onStop(() => janitor.stop());
    const keyUsage = trackKeyUsage(db, logger);
    onStop(() => keyUsage.close());
    rpc.add(common.OpsServiceService, opsHandlers(opsSource(db, schemaGate, ['api_key'])));
    rpc.add(identity.IdentityServiceService, identityHandlers({ db, keyUsage, now: () => new Date().toISOString() }));
    return { ready: async () => ({ database: await db.isReachable() }) };
  },
});
