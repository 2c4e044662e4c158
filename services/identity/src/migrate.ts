import { migrateFromEnvironment } from '@insights/db';
import { migrations } from './db/migrations/index.ts';

await migrateFromEnvironment('identity', migrations, import.meta.url);
