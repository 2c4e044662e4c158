import { readConfigOrExit } from '@insights/config';
import { dbSettings, openDb } from '@insights/db';
import { deliverySettings } from './config.ts';
import { entities } from './db/entities.ts';
import { rotateKeys } from './features/rotate-keys.ts';

// Run this when a new key is first in ENCRYPTION_KEYS of every process. Afterwards the previous key can be removed.
const config = readConfigOrExit({ ...dbSettings, encryptionKeys: deliverySettings.encryptionKeys });
const db = await openDb({ schema: 'webhooks', config, entities });
try {
  const changed = await rotateKeys(db, config.encryptionKeys);
  console.log(`${changed} endpoints are now under key ${config.encryptionKeys.current}`);
} finally {
  await db.close();
}
