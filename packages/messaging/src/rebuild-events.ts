// For use after restoring a database: recreates the stream of events, because consumers are ahead of the restored state. Every service
// publishes the last 7 days of its outbox again, and inboxes skip events that were handled.
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
