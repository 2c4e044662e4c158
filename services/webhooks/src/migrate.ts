import { migrateFromEnvironment } from '@insights/db';
import { migrations } from './db/migrations/index.ts';

await migrateFromEnvironment('webhooks', migrations, import.meta.url);
