import {
  type JSONRPCMessage,
  ProtocolErrorCode,
  SdkHttpError,
  StreamableHTTPClientTransport,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
} from '@modelcontextprotocol/client';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';

export interface Remote {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
}

type RequestId = Extract<JSONRPCMessage, { method: string; id: unknown }>['id'];

/** Passes messages between the client on stdin and stdout and the service, until the client closes stdin. */
export async function bridge({ url, headers }: Remote, onProblem: (text: string) => void): Promise<void> {
  const local = new StdioServerTransport();
  const remote = new StreamableHTTPClientTransport(url, { requestInit: { headers } });
  const ended = Promise.withResolvers<void>();
  let handshake: RequestId | undefined;
  const toClient = (message: JSONRPCMessage) =>
    local.send(message).catch((error: unknown) => onProblem(`The client no longer reads: ${textOf(error)}`));

  Object.assign(remote, {
    onmessage(message: JSONRPCMessage) {
      // Clients of 2025-11-25 agree on a revision once; HTTP names it in each request.
      if (isJSONRPCResultResponse(message) && message.id === handshake) {
        remote.setProtocolVersion(String(message.result['protocolVersion']));
      }
      void toClient(message);
    },
  });
  Object.assign(local, {
    onclose: ended.resolve,
    onmessage(message: JSONRPCMessage) {
      if (isJSONRPCRequest(message) && message.method === 'initialize') handshake = message.id;
      remote.send(message).catch((error: unknown) => {
        if (!isJSONRPCRequest(message)) return onProblem(textOf(error));
        const failure = { code: ProtocolErrorCode.InternalError, message: textOf(error) };
        return toClient({ jsonrpc: '2.0', id: message.id, error: failure });
      });
    },
  });
  await remote.start();
  await local.start();
  await ended.promise;
  await remote.close();
}

const Problem = z.object({ code: z.string(), detail: z.unknown() });

/** What the service answered, in words for the client. */
function textOf(error: unknown): string {
  if (!(error instanceof SdkHttpError)) return `The service is unreachable: ${(error as Error).message}`;
  const problem = Problem.safeParse(jsonOf(String(error.data['text'] ?? ''))).data;
  if (!problem) return `The service answered ${error.status}.`;
  const { code, detail } = problem;
  return `${code}: ${typeof detail === 'string' ? detail : JSON.stringify(detail)}`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
