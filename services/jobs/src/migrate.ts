import { migrateFromEnvironment } from '@insights/db';
import { migrations } from './db/migrations/index.ts';

await migrateFromEnvironment('jobs', migrations, import.meta.url);
