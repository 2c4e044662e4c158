import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type StreamConfig, type StreamState, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import type { Secrets } from '../../../deploy/local/secrets.ts';
import type { Stack } from '../../../deploy/local/stack.ts';
import { eventually } from '../../support/eventually.ts';

/** The settings with which the operator's commands, or a service, connect to NATS. */
export function operatorAccess({ dir, processes }: Stack, user = 'operator'): Record<string, string> {
  const { nats_passwords } = JSON.parse(readFileSync(join(dir, 'secrets.json'), 'utf8')) as Secrets;
  return {
    NATS_URL: `nats://127.0.0.1:${processes()['nats']?.port}`,
    NATS_USER: user,
    NATS_PASSWORD: nats_passwords[user] ?? '',
  };
}

/** The user of the service that owns the stream of events. */
const OWNER = 'jobs';

/** Changes a stream as its owner may, as soon as `change` returns a new definition for its state; null: wait. */
export async function updateStream(
  stack: Stack,
  name: string,
  change: (state: StreamState) => Partial<StreamConfig> | null,
): Promise<void> {
  const { NATS_URL, NATS_USER, NATS_PASSWORD } = operatorAccess(stack, OWNER);
  const connection = await connect({
    servers: new URL(NATS_URL ?? '').host,
    user: NATS_USER ?? '',
    pass: NATS_PASSWORD ?? '',
    inboxPrefix: `_INBOX_${OWNER}`,
  });
  try {
    const manager = await jetstreamManager(connection, { checkAPI: false });
    await eventually(async () => {
      const { config, state } = await manager.streams.info(name);
      const changed = change(state);
      return changed && (await manager.streams.update(name, { ...config, ...changed }));
    });
  } finally {
    await connection.close();
  }
}
