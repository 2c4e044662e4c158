// After a database was restored: consumers stand where the lost database stood, so the stream of events is made anew.
// Every service publishes the last 7 days of its outbox again, and inboxes see to it that nothing happens twice.
import { readConfigOrExit } from '@insights/config';
import { runWithBus } from './command.ts';
import { messagingSettings } from './settings.ts';
import { EVENTS, isStreamMissing } from './streams.ts';

await runWithBus('rebuild-events', readConfigOrExit(messagingSettings), async (bus) => {
  const { manager } = await bus.stream();
  await manager.streams.delete(EVENTS).catch((error: unknown) => {
    if (!isStreamMissing(error)) throw error;
  });
  await bus.ensureStreams();
  console.log('The stream of events is empty; services publish the last 7 days of their outboxes again.');
});
