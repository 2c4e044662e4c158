import type { TestContext } from 'node:test';
import { exportJWK, generateKeyPair } from 'jose';
import { Registry } from 'prom-client';
import { PrincipalVerifier, hashKey, makeApiKey } from '@insights/auth-context';
import { sessions } from '@insights/contracts';
import { AppError } from '@insights/errors';
import {
  type AccessTable,
  type Context,
  type Handlers,
  type RpcServer,
  services,
  startServer,
} from '@insights/grpc-kit';
import { createLogger } from '@insights/telemetry';
import { freePort } from '../../../test/support/free-port.ts';

type SessionsHandlers = Handlers<sessions.SessionsServiceService>;
export type SomeHandlers = Partial<SessionsHandlers>;

export const SESSION_ID = '0197a0c2-7d3e-7b1a-9c55-2f6f0c7e4a11';
export const WORKSPACE_ID = '0197a0c2-7d3e-7b1a-9c55-2f6f0c7e4a12';

/** Plays the campaigns service in a test: a real gRPC server that can be stopped and restarted at the same address. */
export async function sessionsServer(t: TestContext) {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const principalTrust = { keys: [{ ...(await exportJWK(publicKey)), kid: 'gateway' }] };
  const port = await freePort();
  const token = makeApiKey('iip');
  const known: SomeHandlers = {
    verifyParticipant: async ({ token_hash }) =>
      hashKey(token).equals(token_hash)
        ? { session_id: SESSION_ID, workspace_id: WORKSPACE_ID }
        : { session_id: '', workspace_id: '' },
  };
  /** At most one server runs at a time. */
  const running: RpcServer[] = [];
  const stop = async (): Promise<void> => running.pop()?.drain(0);
  t.after(stop);
  return {
    token,
    /** Settings of a gateway that calls this server and whose tokens it trusts. */
    env: {
      CAMPAIGNS_ADDR: `127.0.0.1:${port}`,
      PRINCIPAL_SIGNING_KEY: JSON.stringify({ ...(await exportJWK(privateKey)), kid: 'gateway' }),
    },
    async start(handlers: SomeHandlers): Promise<void> {
      const server = startServer({
        host: '127.0.0.1',
        port,
        verifier: new PrincipalVerifier({ principalTrust }, 'campaigns'),
        logger: createLogger('campaigns', 'silent'),
        registry: new Registry(),
      });
      server.add(sessions.SessionsServiceService, open, all({ ...known, ...handlers }));
      await server.listen();
      running.push(server);
    },
    /** Cancels running calls. */
    stop,
  };
}

async function unexpected(): Promise<never> {
  throw new AppError('internal', { publicMessage: 'The test did not expect this call.' });
}

/** Lets every caller in: authorization in the service has its own tests. */
const open = Object.fromEntries(
  Object.keys(sessions.SessionsServiceService).map((name) => [
    name,
    { callers: ['user', 'key', 'participant'], ...services('gateway') },
  ]),
) as AccessTable<sessions.SessionsServiceService>;

/** Methods that a test does not implement fail. */
function all(handlers: SomeHandlers): SessionsHandlers {
  const names = Object.keys(sessions.SessionsServiceService);
  return { ...Object.fromEntries(names.map((name) => [name, unexpected])), ...handlers } as SessionsHandlers;
}

/** A conversation that grows: a stream starts with the state and all turns after the given one, followed by new turns. */
export class LiveTalk {
  readonly turns: sessions.SessionTurn[] = [];
  readonly asked: number[] = [];
  readonly principals: Context['principal'][] = [];
  listeners = 0;
  #wake = Promise.withResolvers<void>();

  say(text: string): void {
    const seq = this.turns.length + 1;
    this.turns.push({
      turn_id: SESSION_ID,
      seq,
      speaker: seq % 2 ? 'interviewer' : 'participant',
      text,
      question_id: null,
      progress: null,
      why: null,
      choices: [],
      input: null,
      is_closing: false,
      is_help: false,
    });
    this.#wake.resolve();
    this.#wake = Promise.withResolvers();
  }

  stream: SessionsHandlers['streamSession'] = (request, context) => this.#stream(request, context);

  async *#stream(
    { after_seq }: sessions.StreamSessionRequest,
    context: Context,
  ): AsyncGenerator<sessions.SessionEvent> {
    this.asked.push(after_seq);
    this.principals.push(context.principal);
    this.listeners++;
    const gone = new Promise<void>((resolve) => context.signal.addEventListener('abort', () => resolve()));
    try {
      yield { event: { $case: 'state', value: { status: 'in_progress', place: null, expected_wait_seconds: null } } };
      for (let seq = after_seq; !context.signal.aborted;) {
        const wake = this.#wake.promise;
        const turn = this.turns[seq];
        if (turn) yield { event: { $case: 'turn', value: turn } };
        if (turn) seq = turn.seq;
        else await Promise.race([wake, gone]);
      }
    } finally {
      this.listeners--;
    }
  }
}
