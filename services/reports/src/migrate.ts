import { migrateFromEnvironment } from '@insights/db';
import { migrations } from './db/migrations/index.ts';

await migrateFromEnvironment('reports', migrations, import.meta.url);
