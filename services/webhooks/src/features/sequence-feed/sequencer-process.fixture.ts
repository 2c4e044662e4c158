/** A process with nothing but the sequencer, for tests that kill it. Writes a line when it runs. */
import { loadConfig } from '@insights/config';
import { dbSettings, openDb } from '@insights/db';
import { createLogger } from '@insights/telemetry';
import { entities } from '../../db/entities.ts';
import { feedMetrics } from './metrics.ts';
import { FeedSequencer } from './sequencer.ts';

const db = await openDb({ schema: 'webhooks', config: loadConfig(dbSettings, process.env), entities });
const sequencer = new FeedSequencer({ db, logger: createLogger('webhooks', 'silent'), metrics: feedMetrics(db) });
// Several passes for each event: a kill finds one under way.
setInterval(() => sequencer.notify(), 1);
process.stdout.write('running\n');
