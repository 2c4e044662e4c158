/**
 * A process of the probe service for tests of crashes. The note of an event decides what happens: `crash` ends the process, `fail`
 * throws, `slow` takes half a second. Each attempt is recorded outside its transaction.
 */
import { Pool } from 'pg';
import { readConfigOrExit } from '@insights/config';
import { dbSettings, openDb } from '@insights/db';
import { connectBus, messagingSettings, startConsumers } from '../src/index.ts';
import { SERVICE, logger, recording } from './probe.ts';

const pool = new Pool({ connectionString: process.env['RUNS_URL'], max: 4 });
// The test may end first and drop the database.
pool.on('error', () => undefined);
const bus = connectBus(readConfigOrExit(messagingSettings), { service: SERVICE, logger });
const db = await openDb({ schema: SERVICE, config: readConfigOrExit(dbSettings), entities: [] });
startConsumers({
  db,
  bus,
  service: SERVICE,
  logger,
  subscriptions: [
    recording(async ({ id, message }) => {
      await pool.query(`insert into ${SERVICE}.runs (event_id, pid) values ($1, $2)`, [id, process.pid]);
      if (message.name === 'crash') process.exit(1);
      if (message.name === 'fail') throw new TypeError('fails every time');
      if (message.name === 'slow') await pool.query('select pg_sleep(0.5)');
    }),
  ],
});
