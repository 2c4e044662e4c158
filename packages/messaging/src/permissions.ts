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

/** Of a service: its own events and dead letters, its own consumer, both streams as they should be; never another's, nothing deleted. */
export function servicePermissions(service: string, { hasSessions }: { hasSessions: boolean }): NatsPermissions {
  const consumer = `EVENTS.${service}`;
  const bells = hasSessions ? BELLS : [];
  return {
    publish: [
      `events.${service}.>`,
      `dead.${service}.>`,
      ...bells,
      ...['INFO', 'CREATE', 'UPDATE'].map((verb) => `$JS.API.STREAM.${verb}.*`),
      '$JS.API.STREAM.MSG.GET.EVENTS',
      `$JS.API.CONSUMER.CREATE.${consumer}`,
      `$JS.API.CONSUMER.CREATE.${consumer}.>`,
      `$JS.API.CONSUMER.DURABLE.CREATE.${consumer}`,
      `$JS.API.CONSUMER.INFO.${consumer}`,
      `$JS.API.CONSUMER.MSG.NEXT.${consumer}`,
      `$JS.ACK.${consumer}.>`,
    ],
    subscribe: [`${inboxPrefix(service)}.>`, ...bells],
  };
}

/** The user of the person who lists and replays dead letters. */
export const OPERATOR = 'operator';

export function operatorPermissions(): NatsPermissions {
  return {
    publish: [
      'events.>',
      ...['INFO', 'CREATE', 'UPDATE'].map((verb) => `$JS.API.STREAM.${verb}.*`),
      ...['STREAM.MSG.GET', 'DIRECT.GET', 'STREAM.MSG.DELETE'].map((verb) => `$JS.API.${verb}.DEAD_LETTERS`),
      '$JS.API.DIRECT.GET.DEAD_LETTERS.>',
    ],
    subscribe: [`${inboxPrefix(OPERATOR)}.>`],
  };
}
