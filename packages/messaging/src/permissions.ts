import { DEAD_LETTERS, ERASURES, EVENTS } from './streams.ts';

/** What one user may say and hear, as NATS's configuration writes it. */
export interface NatsPermissions {
  publish: string[];
  subscribe: string[];
}

/** Where a process gets its answers. One prefix for each user: nobody hears what another was answered. */
export function inboxPrefix(user: string): string {
  return `_INBOX_${user}`;
}

/** Of live sessions: `session.<id>`, `sessions.<region>`. */
const BELLS = ['session.*', 'sessions.*'];

const STREAMS = [EVENTS, DEAD_LETTERS, ERASURES];
/** The one service that makes a stream and brings it to its definition; the others wait until it is there. */
const STREAM_OWNERS: Readonly<Record<string, string>> = {
  [EVENTS]: 'jobs',
  [DEAD_LETTERS]: 'jobs',
  [ERASURES]: 'campaigns',
};

/** What a user may do to a stream beside reading about it. A server without users, as in tests, lets everybody do both. */
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

/** Of a service that has an outbox and an inbox: its own events, dead letters and consumer, and the streams that it owns. */
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
  ];
}

/** Of the service that writes down erasures and does them again after a restore. */
function ledgerRights(service: string): string[] {
  return [`erasures.${service}`, '$JS.API.DIRECT.GET.ERASURES'];
}

/** What a service may do: never another's part, and nothing is deleted. */
export function servicePermissions(
  service: string,
  { hasEvents, hasSessions, hasLedger }: { hasEvents: boolean; hasSessions: boolean; hasLedger: boolean },
): NatsPermissions {
  const bells = hasSessions ? BELLS : [];
  return {
    publish: [...(hasEvents ? eventRights(service) : []), ...(hasLedger ? ledgerRights(service) : []), ...bells],
    subscribe: [`${inboxPrefix(service)}.>`, ...bells],
  };
}

/** The user of the person who lists and replays dead letters, makes the stream of events anew after a restore, and copies the ledger. */
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
