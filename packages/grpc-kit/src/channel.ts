import { Client, type ClientOptions } from '@grpc/grpc-js';
import { credentialsFor } from './tls.ts';

const MAX_MESSAGE_BYTES = 32 * 1024 * 1024;
const channelOptions: ClientOptions = {
  'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
  'grpc.max_send_message_length': MAX_MESSAGE_BYTES,
  // Channelz statistics cost time in every call and nobody reads them.
  'grpc.enable_channelz': 0,
  'grpc.lb_policy_name': 'round_robin',
  'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
  // Bounds the time to reconnect after a restart of the server; the default is up to 2 minutes.
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 1_000,
  // During a rolling update the last known address can disappear before the default interval of 30 s allows another DNS look-up.
  'grpc.dns_min_time_between_resolutions_ms': 1_000,
  'grpc.keepalive_time_ms': 20_000,
  'grpc.keepalive_timeout_ms': 5_000,
};
/** A client of an address (`credentialsFor`) that balances calls over its replicas, in turn. */
export function channelTo(address: string): Client {
  const { target, channelCredentials } = credentialsFor(address);
  return new Client(target, channelCredentials, channelOptions);
}
