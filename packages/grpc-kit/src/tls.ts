import { existsSync } from 'node:fs';
import { createSecureContext, getCACertificates } from 'node:tls';
import { type ChannelCredentials, ServerCredentials, credentials, experimental } from '@grpc/grpc-js';
import { type ConfigOf, setting } from '@insights/config';

/** Settings of a gRPC server's certificate. Clients follow the address that they are given (`channelTo`). */
export const tlsSettings = {
  grpcTlsCertFile: setting.string({
    env: 'GRPC_TLS_CERT_FILE',
    default: '',
    doc: 'PEM file of the certificate that the gRPC port serves with; empty: no TLS. Read again every minute, so a renewed one is taken up.',
  }),
  grpcTlsKeyFile: setting.string({
    env: 'GRPC_TLS_KEY_FILE',
    default: '',
    doc: 'PEM file of the private key of that certificate.',
  }),
  grpcTlsOptional: setting.boolean({
    env: 'GRPC_TLS_OPTIONAL',
    default: false,
    doc: 'Whether the gRPC port also takes connections without TLS: while callers change from one to the other.',
  }),
};
export type TlsConfig = ConfigOf<typeof tlsSettings>;

/** Settings of what gRPC clients believe. */
export const clientTlsSettings = {
  grpcTlsCaFile: setting.string({
    env: 'GRPC_TLS_CA_FILE',
    default: '',
    doc: 'PEM file of the authorities that called services are checked against (addresses with `tls+`), read again every minute; empty: those of the system and NODE_EXTRA_CA_CERTS.',
  }),
};
export type ClientTlsConfig = ConfigOf<typeof clientTlsSettings>;

const READ_AGAIN_MS = 60_000;
type TlsFiles = Pick<TlsConfig, 'grpcTlsCertFile' | 'grpcTlsKeyFile'>;

/** What a server serves with. Throws when one of the two files is named without the other, or is not there. */
export function serverCredentials(config: TlsFiles, read_again_ms = READ_AGAIN_MS): ServerCredentials {
  const { grpcTlsCertFile: certificateFile, grpcTlsKeyFile: privateKeyFile } = config;
  if (certificateFile === '' && privateKeyFile === '') return ServerCredentials.createInsecure();
  const missing = [certificateFile, privateKeyFile].find((file) => !existsSync(file));
  if (missing !== undefined) {
    throw new Error(`GRPC_TLS_CERT_FILE and GRPC_TLS_KEY_FILE go together; there is no file "${missing}"`);
  }
  const files = { certificateFile, privateKeyFile, refreshIntervalMs: read_again_ms };
  const provider = new experimental.FileWatcherCertificateProvider(files);
  // Callers prove who they are by their principal tokens, not by certificates. (The first argument serves, whatever its type's name says.)
  return experimental.createCertificateProviderServerCredentials(provider, null, false);
}

const TLS = /^tls\+/;
let believed: ChannelCredentials | undefined;

/** The system's authorities and those of NODE_EXTRA_CA_CERTS, read once. */
function systemAuthorities(): ChannelCredentials {
  return credentials.createFromSecureContext(createSecureContext({ ca: getCACertificates('default') }));
}

/** Which authorities this process's clients believe from now on. Throws when the file is missing. */
export function believeAuthorities(
  { grpcTlsCaFile: file }: Pick<ClientTlsConfig, 'grpcTlsCaFile'>,
  read_again_ms = READ_AGAIN_MS,
): void {
  if (file === '') {
    believed = undefined;
    return;
  }
  if (!existsSync(file)) throw new Error(`GRPC_TLS_CA_FILE: there is no file "${file}"`);
  const provider = new experimental.FileWatcherCertificateProvider({
    caCertificateFile: file,
    refreshIntervalMs: read_again_ms,
  });
  believed = experimental.createCertificateProviderChannelCredentials(provider, null);
}

/**
 * Where a client dials: `tls+dns:///name:port` wants TLS and checks the server's name against the authorities of GRPC_TLS_CA_FILE, or the
 * system's while none is named; without `tls+`, no TLS.
 */
export function channelTo(address: string): { target: string; channelCredentials: ChannelCredentials } {
  if (!TLS.test(address)) return { target: address, channelCredentials: credentials.createInsecure() };
  return { target: address.replace(TLS, ''), channelCredentials: (believed ??= systemAuthorities()) };
}
