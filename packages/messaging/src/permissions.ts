import { DEAD_LETTERS, ERASURES, EVENTS } from './streams.ts';

/** Subjects that a user may publish and subscribe to, as in NATS's configuration. */
export interface NatsPermissions {
  publish: string[];
  subscribe: string[];
}

/** Prefix of the reply subjects of a user; no other user may subscribe to them. */
export function inboxPrefix(user: string): string {
  return `_INBOX_${user}`;
}

/** Notifications of live sessions: `session.<id>`, `sessions.<region>`. */
const SESSION_NOTIFICATIONS = ['session.*', 'sessions.*'];

const STREAMS = [EVENTS, DEAD_LETTERS, ERASURES];
/** The service that creates and updates each stream; the others wait until it exists. */
const STREAM_OWNERS: Readonly<Record<string, string>> = {
  [EVENTS]: 'jobs',
  [DEAD_LETTERS]: 'jobs',
  [ERASURES]: 'campaigns',
};

/** What a user may do with a stream beyond reading its state. A server without users, as in tests, allows both to everyone. */
export function streamRights(user: string, stream: string): { create: boolean; update: boolean } {
  const isOwner = user === '' || STREAM_OWNERS[stream] === user;
  return { create: isOwner || user === OPERATOR, update: isOwner };
}

function streamSubjects(user: string): string[] {
  return STREAMS.flatMap((stream) => {
    const { create, update } = streamRights(user, stream);
    const verbs = ['INFO', ...(create ? ['CREATE'] : []), ...(update ? ['UPDATE'] : [])];
    return verbs.map((verb) => `$JS.API.STREAM.${verb}.${stream}`);
  });
}

/** For a service with an outbox and an inbox: its events, dead letters and consumer, and the streams that it owns. */
function eventRights(service: string): string[] {
  const consumer = `EVENTS.${service}`;
  return [
    `events.${service}.>`,
    `dead.${service}.>`,
    ...streamSubjects(service),
    '$JS.API.STREAM.MSG.GET.EVENTS',
    `$JS.API.CONSUMER.CREATE.${consumer}`,
    `$JS.API.CONSUMER.CREATE.${consumer}.>`,
    `$JS.API.CONSUMER.DURABLE.CREATE.${consumer}`,
    `$JS.API.CONSUMER.INFO.${consumer}`,
    `$JS.API.CONSUMER.MSG.NEXT.${consumer}`,
    `$JS.ACK.${consumer}.>`,
    ...(streamRights(service, EVENTS).update ? ROOM_RIGHTS : []),
  ];
}

/** For the stream's owner, which removes events that all have read. Its right to update the stream could remove them, too. */
const ROOM_RIGHTS = [`$JS.API.CONSUMER.LIST.${EVENTS}`, `$JS.API.STREAM.PURGE.${EVENTS}`];

/** For the service that writes the ledger of erasures and replays it after a restore. */
function ledgerRights(service: string): string[] {
  return [`erasures.${service}`, '$JS.API.DIRECT.GET.ERASURES'];
}

/** The permissions of a service: only its own subjects, and no deletion except of events that all have read, by their owner. */
export function servicePermissions(
  service: string,
  { hasEvents, hasSessions, hasLedger }: { hasEvents: boolean; hasSessions: boolean; hasLedger: boolean },
): NatsPermissions {
  const notifications = hasSessions ? SESSION_NOTIFICATIONS : [];
  return {
    publish: [
      ...(hasEvents ? eventRights(service) : []),
      ...(hasLedger ? ledgerRights(service) : []),
      ...notifications,
    ],
    subscribe: [`${inboxPrefix(service)}.>`, ...notifications],
  };
}

/** The user for operators, who list and replay dead letters, recreate the stream of events after a restore and copy the ledger. */
export const OPERATOR = 'operator';

export function operatorPermissions(): NatsPermissions {
  return {
    publish: [
      'events.>',
      ...streamSubjects(OPERATOR),
      '$JS.API.STREAM.DELETE.EVENTS',
      '$JS.API.STREAM.MSG.GET.DEAD_LETTERS',
      '$JS.API.STREAM.MSG.DELETE.DEAD_LETTERS',
      '$JS.API.DIRECT.GET.DEAD_LETTERS',
      ...ledgerRights('campaigns'),
    ],
    subscribe: [`${inboxPrefix(OPERATOR)}.>`],
  };
}
