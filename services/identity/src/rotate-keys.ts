import { readConfigOrExit } from '@insights/config';
import { dbSettings, openDb } from '@insights/db';
import { emailDomainSettings } from './config-mail.ts';
import { entities } from './db/entities.ts';
import { rotateKeys } from './features/rotate-keys/rotate-keys.ts';

// Run after a new key was put first in ENCRYPTION_KEYS and every process has it; then the former key may be taken out.
const config = readConfigOrExit({ ...dbSettings, encryptionKeys: emailDomainSettings.encryptionKeys });
const db = await openDb({ schema: 'identity', config, entities });
try {
  const changed = await rotateKeys(db, config.encryptionKeys);
  console.log(`${changed} keys of e-mail domains are now under key ${config.encryptionKeys.current}`);
} finally {
  await db.close();
}
