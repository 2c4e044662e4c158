import { type Server, createServer } from 'node:net';
import type { State } from './state.ts';
import { StartError, errnoOf } from './start-error.ts';

/** Blocks are below the ephemeral ports (from 32768). */
const FIRST_BLOCK = 20_000;
const BLOCK_SIZE = 128;
const BLOCKS = 96;
const HOST = '127.0.0.1';

export interface Ports {
  /** A free port for this name, if possible the same as last time. */
  take(name: string): Promise<number>;
  release(): void;
}

function listen(port: number): Promise<Server> {
  const { promise, resolve, reject } = Promise.withResolvers<Server>();
  const server = createServer((socket) => socket.destroy()).unref();
  server.once('error', reject).listen({ port, host: HOST, exclusive: true }, () => resolve(server));
  return promise;
}

/** Whether a loopback port is free; throws errors other than "in use". */
export async function isFree(port: number): Promise<boolean> {
  try {
    const server = await listen(port);
    await new Promise((closed) => server.close(closed));
    return true;
  } catch (error) {
    if (errnoOf(error) === 'EADDRINUSE') return false;
    throw error;
  }
}

async function holdBlock(base: number): Promise<Server | undefined> {
  return listen(base).catch((error: unknown) => {
    if (errnoOf(error) === 'EADDRINUSE') return undefined;
    throw error;
  });
}

/**
 * A block of ports for one stack. Its first port is held open while the stack runs, so that two stacks never choose the same block. The
 * choice is stored: a stack keeps its ports.
 */
export async function reservePorts(state: State): Promise<Ports> {
  const random = () => FIRST_BLOCK + BLOCK_SIZE * Math.floor(Math.random() * BLOCKS);
  let base = state.get('port_base') ?? random();
  let guard = await holdBlock(base);
  for (let tries = 0; !guard && tries < 4 * BLOCKS; tries += 1) guard = await holdBlock((base = random()));
  if (!guard) throw new StartError(`No free ports between ${FIRST_BLOCK} and ${FIRST_BLOCK + BLOCK_SIZE * BLOCKS}.`);
  const held = guard;
  const isSameBlock = state.get('port_base') === base;
  const ports: Record<string, number> = isSameBlock ? { ...state.get('ports') } : {};
  state.set({ port_base: base, ports });
  return {
    async take(name) {
      const known = ports[name];
      if (known !== undefined && (await isFree(known))) return known;
      for (let port = base + 1; port < base + BLOCK_SIZE; port += 1) {
        if (Object.values(ports).includes(port)) continue;
        // Reserved before the check, so that a concurrent caller tries the next port.
        ports[name] = port;
        if (!(await isFree(port))) continue;
        state.set({ ports });
        return port;
      }
      throw new StartError(`No free port left from ${base} to ${base + BLOCK_SIZE - 1}: start fewer processes.`);
    },
    release: () => void held.close(),
  };
}
