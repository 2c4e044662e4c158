import { readConfigOrExit } from '@insights/config';
import { dbSettings, openDb } from '@insights/db';
import { deliverySettings } from './config.ts';
import { entities } from './db/entities.ts';
import { rotateKeys } from './features/rotate-keys.ts';

// Run after a new key was put first in ENCRYPTION_KEYS and every process has it; then the former key may be taken out.
const config = readConfigOrExit({ ...dbSettings, encryptionKeys: deliverySettings.encryptionKeys });
const db = await openDb({ schema: 'webhooks', config, entities });
try {
  const changed = await rotateKeys(db, config.encryptionKeys);
  console.log(`${changed} endpoints are now under key ${config.encryptionKeys.current}`);
} finally {
  await db.close();
}
