import { once } from 'node:events';
import { Client, Metadata, type ServiceError, credentials, status } from '@grpc/grpc-js';
import { type JWK, SignJWT, importJWK } from 'jose';
import type { Principal } from '@insights/auth-context';
import { frames } from '@insights/contracts';

/** The check that a call reached: the principal's signature, the list of callers, or the handler. */
export type Outcome = 'unauthenticated' | 'caller_not_allowed' | 'let in' | 'not served';

export interface Rpc {
  /** `/package.Service/Method`. */
  readonly path: string;
  readonly streams: boolean;
  /** Whether it is also served in frames. */
  readonly isFramed: boolean;
}

const DEADLINE_MS = 30_000;
const asIs = (bytes: Buffer): Buffer => bytes;

/** A principal token with any claims, signed with the key of `service`. */
export async function forge(key: JWK, service: string, audience: string, principal: Principal): Promise<string> {
  return new SignJWT({ principal })
    .setProtectedHeader({ alg: 'EdDSA', kid: key.kid ?? '' })
    .setIssuer(service)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('60s')
    .sign(await importJWK(key, 'EdDSA'));
}

/** Calls RPCs of one server with an empty request. */
export class Attempts {
  readonly #client: Client;

  constructor(address: string) {
    this.#client = new Client(address, credentials.createInsecure());
  }

  /** The outcome of a call by itself. It must be the same in a frame. */
  async of(rpc: Rpc, token: string): Promise<Outcome> {
    const outcome = await this.#alone(rpc, token);
    if (!rpc.isFramed) return outcome;
    const framed = await this.#inFrame(rpc, token);
    if (framed !== outcome) throw new Error(`${rpc.path}: ${outcome} by itself, ${framed} in a frame`);
    return outcome;
  }

  async #inFrame({ path }: Rpc, token: string): Promise<Outcome> {
    const { carry } = frames.FramesServiceService;
    const stream = this.#client.makeBidiStreamRequest(carry.path, carry.requestSerialize, carry.responseDeserialize);
    const value = { path, request: new Uint8Array(), timeout_ms: DEADLINE_MS, metadata: { 'x-principal': token } };
    stream.end({ calls: [{ id: 1, content: { $case: 'call', value } }] });
    const [{ answers }] = (await once(stream, 'data')) as [frames.AnswerFrames];
    stream.resume();
    const [answer] = answers;
    if (!answer || answer.code === status.OK) return 'let in';
    const metadata = new Metadata();
    const code = answer.metadata['error-code'];
    if (code) metadata.set('error-code', Buffer.from(code).toString());
    return outcomeOf(
      Object.assign(new Error(answer.details), { code: answer.code, details: answer.details, metadata }),
    );
  }

  async #alone({ path, streams }: Rpc, token: string): Promise<Outcome> {
    const metadata = new Metadata();
    metadata.set('x-principal', token);
    const options = { deadline: Date.now() + DEADLINE_MS };
    const request = Buffer.alloc(0);
    const error = await new Promise<ServiceError | null>((resolve) => {
      if (!streams) {
        this.#client.makeUnaryRequest(path, asIs, asIs, request, metadata, options, resolve);
        return;
      }
      const stream = this.#client.makeServerStreamRequest(path, asIs, asIs, request, metadata, options);
      stream.on('error', resolve);
      stream.on('data', () => {
        resolve(null);
        stream.cancel();
      });
      stream.on('end', () => resolve(null));
    });
    return outcomeOf(error);
  }

  close(): void {
    this.#client.close();
  }
}

function outcomeOf(error: ServiceError | null): Outcome {
  const code = error?.metadata.get('error-code')[0];
  if (code === 'unauthenticated' || code === 'caller_not_allowed') return code;
  if (error?.code === status.UNIMPLEMENTED) return 'not served';
  // Any other response shows that the call reached the handler. Without an application code it failed on the way.
  if (error && code === undefined && error.code !== status.INTERNAL) throw error;
  return 'let in';
}
