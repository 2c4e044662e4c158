import { readConfigOrExit } from '@insights/config';
import { dbSettings, openDb } from '@insights/db';
import { emailDomainSettings } from './config-mail.ts';
import { entities } from './db/entities.ts';
import { rotateKeys } from './features/email-domains/rotate-dkim-keys.ts';

// Run this when every process has a new first key in ENCRYPTION_KEYS. Afterwards the former key can be removed.
const config = readConfigOrExit({ ...dbSettings, encryptionKeys: emailDomainSettings.encryptionKeys });
const db = await openDb({ schema: 'identity', config, entities });
try {
  const changed = await rotateKeys(db, config.encryptionKeys);
  console.log(`Encrypted ${changed} keys of e-mail domains with key ${config.encryptionKeys.current}`);
} finally {
  await db.close();
}
