import { existsSync } from 'node:fs';
import { createSecureContext, getCACertificates } from 'node:tls';
import { type ChannelCredentials, ServerCredentials, credentials, experimental } from '@grpc/grpc-js';
import { type ConfigOf, setting } from '@insights/config';

/** Settings of a gRPC server's certificate. For clients the address decides (`credentialsFor`). */
export const tlsSettings = {
  grpcTlsCertFile: setting.string({
    env: 'GRPC_TLS_CERT_FILE',
    default: '',
    doc: 'PEM file of the certificate of the gRPC port; empty: no TLS. Read again every minute, so that a renewed certificate is used.',
  }),
  grpcTlsKeyFile: setting.string({
    env: 'GRPC_TLS_KEY_FILE',
    default: '',
    doc: 'PEM file of the private key of that certificate.',
  }),
  grpcTlsOptional: setting.boolean({
    env: 'GRPC_TLS_OPTIONAL',
    default: false,
    doc: 'Whether the gRPC port also accepts connections without TLS, while callers migrate.',
  }),
};
export type TlsConfig = ConfigOf<typeof tlsSettings>;

/** Settings of the authorities that gRPC clients trust. */
export const clientTlsSettings = {
  grpcTlsCaFile: setting.string({
    env: 'GRPC_TLS_CA_FILE',
    default: '',
    doc: 'PEM file of the trusted authorities for addresses with `tls+`, read again every minute; empty: those of the system and NODE_EXTRA_CA_CERTS.',
  }),
};
export type ClientTlsConfig = ConfigOf<typeof clientTlsSettings>;

const READ_AGAIN_MS = 60_000;
type TlsFiles = Pick<TlsConfig, 'grpcTlsCertFile' | 'grpcTlsKeyFile'>;

function assertFile(name: string, file: string): void {
  if (!existsSync(file)) throw new Error(`${name}: the file "${file}" does not exist`);
}

/** A server's credentials. Throws when only one of the two files is set, or a file is missing. */
export function serverCredentials(config: TlsFiles, read_again_ms = READ_AGAIN_MS): ServerCredentials {
  const { grpcTlsCertFile: certificateFile, grpcTlsKeyFile: privateKeyFile } = config;
  if (certificateFile === '' && privateKeyFile === '') return ServerCredentials.createInsecure();
  if (certificateFile === '' || privateKeyFile === '') {
    throw new Error('Set both GRPC_TLS_CERT_FILE and GRPC_TLS_KEY_FILE, or neither');
  }
  assertFile('GRPC_TLS_CERT_FILE', certificateFile);
  assertFile('GRPC_TLS_KEY_FILE', privateKeyFile);
  const files = { certificateFile, privateKeyFile, refreshIntervalMs: read_again_ms };
  const provider = new experimental.FileWatcherCertificateProvider(files);
  // Callers authenticate with principal tokens, not with certificates. (The server uses the first argument, despite the name of its
  // type.)
  return experimental.createCertificateProviderServerCredentials(provider, null, false);
}

const TLS = /^tls\+/;
let believed: ChannelCredentials | undefined;

/** The system's authorities and those of NODE_EXTRA_CA_CERTS, read once. */
function systemAuthorities(): ChannelCredentials {
  return credentials.createFromSecureContext(createSecureContext({ ca: getCACertificates('default') }));
}

/** Sets the authorities that this process's clients trust. Throws when the file is missing. */
export function believeAuthorities(
  { grpcTlsCaFile: file }: Pick<ClientTlsConfig, 'grpcTlsCaFile'>,
  read_again_ms = READ_AGAIN_MS,
): void {
  if (file === '') {
    believed = undefined;
    return;
  }
  assertFile('GRPC_TLS_CA_FILE', file);
  const provider = new experimental.FileWatcherCertificateProvider({
    caCertificateFile: file,
    refreshIntervalMs: read_again_ms,
  });
  believed = experimental.createCertificateProviderChannelCredentials(provider, null);
}

/**
 * The target and credentials of an address: `tls+dns:///name:port` requires TLS and a certificate of an authority in GRPC_TLS_CA_FILE
 * (by default the system's); without `tls+`, no TLS.
 */
export function credentialsFor(address: string): { target: string; channelCredentials: ChannelCredentials } {
  if (!TLS.test(address)) return { target: address, channelCredentials: credentials.createInsecure() };
  return { target: address.replace(TLS, ''), channelCredentials: (believed ??= systemAuthorities()) };
}
