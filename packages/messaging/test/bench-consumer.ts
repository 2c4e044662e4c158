/**
 * A consumer of the probe service for benches: one insert for each event, as a brief effect if `IS_BRIEF` is 1. It imports no test runner, whose hooks would cost it a
 * quarter of its rate.
 */
import process from 'node:process';
import { readConfigOrExit } from '@insights/config';
import { eventTypes } from '@insights/contracts';
import { dbSettings, openDb } from '@insights/db';
import { createLogger } from '@insights/telemetry';
import { connectBus, consume, messagingSettings, startConsumers } from '../src/index.ts';

const service = 'probe';
const logger = createLogger(service, 'silent');
const bus = connectBus(readConfigOrExit(messagingSettings), { service, logger });
const db = await openDb({ schema: service, config: readConfigOrExit(dbSettings), entities: [] });
const effect = consume(
  { ...eventTypes.campaignStarted, service },
  {
    consumer: 'probe.record',
    isBrief: process.env['IS_BRIEF'] === '1',
    async handle(tx, { id }) {
      await tx.run('insert into effects (event_id, workspace_id) values ($1, $2)', [id, tx.workspaceId]);
    },
  },
);
const consumers = startConsumers({ db, bus, service, logger, subscriptions: [effect] });
process.once('SIGTERM', async () => {
  await consumers.stop();
  await bus.close();
  await db.close();
});
