export { messagingSettings, type MessagingSettings } from './settings.ts';
export { type Bus, connectBus } from './bus.ts';
export { startRelay, type RelayOptions } from './relay.ts';
export { type Delivery, type Subscription, consume } from './consume.ts';
export { startConsumers, type ConsumersOptions } from './consumers.ts';
export { type DeadLetter, inspectDeadLetter, listDeadLetters, replayDeadLetter } from './dead-letter-store.ts';
export { startJanitor, sweep } from './janitor.ts';
export { startMessaging } from './start-messaging.ts';
export type { Stoppable } from './stoppable.ts';
