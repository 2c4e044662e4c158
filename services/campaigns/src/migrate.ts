import { migrateFromEnvironment } from '@insights/db';
import { migrations } from './db/migrations/index.ts';

await migrateFromEnvironment('campaigns', migrations, import.meta.url);
