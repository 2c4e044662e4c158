import { resolve } from 'node:path';
import { rm } from 'node:fs/promises';
import { buildConsole } from '@insights/console/build';
import { writeSite } from '@insights/docs-site';
import { claimFolder } from './claim-folder.ts';
import { type Nats, prepareNats } from './engines/nats.ts';
import { preparePostgres, removePostgresData } from './engines/postgres.ts';
import type { Engine } from './engines/engine.ts';
import { isSignInOffered, startIssuer } from './issuer.ts';
import { MOST_INTERVIEWERS, keepScaled } from './interviewer-scaler.ts';
import { type Ports, isFree, reservePorts } from './ports.ts';
import { ensureDatabase, prepareDatabase } from './prepare-database.ts';
import { type Secrets, loadSecrets } from './secrets.ts';
import { type Demo, seedDemo } from './seed.ts';
import { type StackSettings, root, serviceProcess, services } from './services.ts';
import { EXIT_CONFIG, StartError, errnoOf } from './start-error.ts';
import { type State, openState } from './state.ts';
import { type ProcessEntry, type ProcessSpec, Supervisor } from './supervisor.ts';

export interface StackOptions {
  /** Where all of it lives; made when missing. One stack runs in a folder at a time. */
  dir: string;
  /** Of the gateway; default: one that is free, the same from run to run. */
  port?: number;
  /** The address of this machine that the gateway listens on; default: loopback. */
  host?: string;
  /** How many interviewer processes at least; default 1. With demand there are up to 4; with 0 there are never any. */
  interviewers?: number;
  /** How many at most, whatever the demand; default 4. As many as `interviewers`: nothing is scaled. */
  most_interviewers?: number;
  /** How many processes of other services; default 1 each. */
  replicas?: Partial<Record<string, number>>;
  /** Throw the folder's data away first. */
  fresh?: boolean;
  /** Fill the demo workspace; default true. `small`: one interview, no report and no document, so the start takes half the time. */
  seed?: boolean | 'small';
  /** Settings for all services; they win over the stack's own. */
  env?: Record<string, string>;
  /** Memory of each service's heap in MiB, by name; default: what Node takes. */
  heap_mib?: Readonly<Record<string, number>>;
  /** Engines that run elsewhere. What is missing is embedded. */
  external?: { database_url?: string | undefined; nats?: StackSettings['nats'] | undefined };
  /** One line at a time about what happens, for a person. */
  report?: (line: string) => void;
  /** Gives the start up: what runs by then is stopped, and the start rejects with the signal's reason. */
  signal?: AbortSignal;
}

export interface Stack {
  baseUrl: string;
  /** What `demo.json` holds; null when nothing was seeded. */
  demo: Demo | null;
  /** Signs in to the console as the demo's owner, once; undefined where nobody can sign in. */
  enter_url: string | undefined;
  /** The newest process of each name. */
  processes(): Record<string, ProcessEntry>;
  /** The folder's real path. */
  dir: string;
  /** Resolves when a process refuses its settings later on, so that the stack cannot go on. */
  failed: Promise<StartError>;
  /** Stops everything in order and gives the folder free. */
  stop(): Promise<void>;
  /** Stops everything and deletes the folder, with what PostgreSQL had to keep elsewhere. */
  remove(): Promise<void>;
}

interface Context {
  dir: string;
  options: StackOptions;
  report: (line: string) => void;
  signal: AbortSignal;
  supervisor: Supervisor;
  state: State;
  secrets: Secrets;
  ports: Ports;
  /** Closes what this process serves itself. */
  closers: (() => Promise<void>)[];
}

async function gatewayPort({ options, ports }: Context): Promise<number> {
  const { port } = options;
  if (port === undefined) return ports.take('gateway');
  const free = await isFree(port).catch((cause: unknown) => {
    if (errnoOf(cause) !== 'EACCES') throw cause;
    throw new StartError(`Port ${port} needs more rights than this user has. Choose one from 1024 on with --port.`, {
      exitCode: EXIT_CONFIG,
    });
  });
  if (free) return port;
  throw new StartError(`Port ${port} is in use. Choose another: npm start -- --port ${port + 1}`, {
    exitCode: EXIT_CONFIG,
  });
}

async function run({ supervisor, signal }: Context, engine: Engine): Promise<void> {
  await supervisor.start(engine.spec);
  await supervisor.ready(engine.spec.name, engine.answers, signal);
}

/** The database, its own or the one that was given, with roles and schemas in place; its URL for the admin. */
async function bringUpDatabase(context: Context): Promise<string> {
  const { dir, options, secrets, state, signal, report } = context;
  let admin_url = options.external?.database_url;
  if (admin_url === undefined) {
    const port = await context.ports.take('postgres');
    const postgres = await preparePostgres({ dir, port, password: secrets.postgres_password, signal });
    await run(context, postgres);
    admin_url = await ensureDatabase(postgres.admin_url);
  }
  await prepareDatabase({ admin_url, secrets, state, signal, report });
  return admin_url;
}

async function bringUpNats(context: Context): Promise<StackSettings['nats']> {
  const { dir, options, secrets, signal, report, ports } = context;
  if (options.external?.nats) return options.external.nats;
  const [port, monitor_port] = [await ports.take('nats'), await ports.take('nats-monitor')];
  const access = { passwords: secrets.nats_passwords };
  const nats: Nats = await prepareNats({ dir, port, monitor_port, access, report, signal });
  await run(context, nats);
  return { url: nats.url, login: 'each its own' };
}

interface Place {
  instance: string;
  port: number;
  management_port: number;
}

/** The `n`th process of a service, from 1. */
async function placeOf({ ports }: Context, name: string, n: number, gateway_port?: number): Promise<Place> {
  const instance = n === 1 ? name : `${name}-${n}`;
  const port = (instance === 'gateway' ? gateway_port : undefined) ?? (await ports.take(instance));
  return { instance, port, management_port: await ports.take(`${instance}-management`) };
}

/** Names and ports of all processes of all services. */
async function placeServices(context: Context, gateway_port: number): Promise<Map<string, Place[]>> {
  const { options } = context;
  const places = new Map<string, Place[]>();
  for (const { name, role } of services) {
    const count = role === 'interviewer' ? (options.interviewers ?? 1) : (options.replicas?.[name] ?? 1);
    const own: Place[] = [];
    for (let n = 1; n <= count; n += 1) own.push(await placeOf(context, name, n, gateway_port));
    places.set(name, own);
  }
  return places;
}

/** What gRPC dials: one address, or all of a service's replicas. */
function addressOf(places: Place[]): string {
  const addresses = places.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return places.length > 1 ? `ipv4:${addresses}` : addresses;
}

async function isOk(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status === 200;
}

async function bringUpServices(context: Context, places: Map<string, Place[]>, stack: StackSettings): Promise<void> {
  const { supervisor, signal } = context;
  const specs: ProcessSpec[] = services.flatMap((service) =>
    (places.get(service.name) ?? []).map((place) => serviceProcess(service, place, stack)),
  );
  await Promise.all(
    specs.map(async (spec) => {
      await supervisor.start(spec);
      await supervisor.ready(spec.name, () => isOk(`http://127.0.0.1:${spec.management_port}/readyz`), signal);
    }),
  );
  await supervisor.ready('gateway', () => isOk(`${stack.public_url}/v1/health`), signal);
}

/** From now on as many interviewers run as the demand asks for. */
function scaleInterviewers(context: Context, stack: StackSettings): void {
  const { supervisor, options, signal, report } = context;
  const [service] = services.filter(({ role }) => role === 'interviewer');
  const least = options.interviewers ?? 1;
  const most = options.most_interviewers ?? MOST_INTERVIEWERS;
  if (!service || least === 0 || most <= least) return;
  const add = async (n: number) => {
    const place = await placeOf(context, service.name, n);
    if (!signal.aborted) await supervisor.start(serviceProcess(service, place, stack));
  };
  const remove = (n: number) => supervisor.end(`${service.name}-${n}`);
  void keepScaled({ metrics_url: `${stack.public_url}/metrics`, least, most, add, remove, report, signal });
}

async function bringUp(context: Context): Promise<Pick<Stack, 'baseUrl' | 'demo' | 'enter_url'>> {
  const { options, secrets, report } = context;
  const port = await gatewayPort(context);
  const places = await placeServices(context, port);
  report('Starting PostgreSQL and NATS …');
  const [database_url, nats] = await Promise.all([bringUpDatabase(context), bringUpNats(context), buildConsole()]);
  writeSite(root, resolve(context.dir, 'guide'));
  report('Starting the services …');
  const host = options.host ?? '127.0.0.1';
  const baseUrl = `http://${host}:${port}`;
  const place = { host, port: await context.ports.take('issuer'), public_url: baseUrl };
  const issuer = isSignInOffered(baseUrl) ? await startIssuer({ ...place, key: secrets.issuer_key }) : undefined;
  if (issuer) context.closers.push(() => issuer.close());
  const grpc = services
    .filter(({ serves }) => serves === 'grpc')
    .map(({ name }) => [name, addressOf(places.get(name) ?? [])]);
  const [identity] = places.get('identity') ?? [];
  const stack: StackSettings = {
    public_url: baseUrl,
    nats,
    database_url,
    secrets,
    addresses: Object.fromEntries(grpc),
    objects_folder: resolve(context.dir, 'objects'),
    docs_folder: resolve(context.dir, 'guide'),
    jwks_url: `http://127.0.0.1:${identity?.management_port}/.well-known/jwks.json`,
    ...(issuer && { sign_in_url: issuer.url }),
    env: options.env ?? {},
    heap_mib: options.heap_mib ?? {},
  };
  await bringUpServices(context, places, stack);
  scaleInterviewers(context, stack);
  const demo =
    options.seed === false
      ? null
      : await seedDemo({ ...context, base_url: baseUrl, database_url, isSmall: options.seed === 'small' });
  return { baseUrl, demo, enter_url: issuer?.enter_url };
}

function withoutRepeats(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= work());
}

/**
 * Starts the whole system in one folder and resolves when it is healthy. Everything is idempotent: a start that was
 * interrupted anywhere is completed by the next one. Throws a StartError that says what to do.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const report = options.report ?? (() => undefined);
  const keep = options.external?.database_url ? ['secrets.json'] : [];
  const claim = await claimFolder({ dir: options.dir, fresh: options.fresh ?? false, keep, report });
  const giveUp = new AbortController();
  const stopped = new AbortController();
  const failed = Promise.withResolvers<StartError>();
  const onFatal = (error: StartError) => {
    giveUp.abort(error);
    failed.resolve(error);
  };
  const supervisor = new Supervisor({ dir: claim.dir, report, onFatal });
  let ports: Ports | undefined;
  const closers: Context['closers'] = [];
  const stop = withoutRepeats(async () => {
    claim.stopping();
    stopped.abort();
    await supervisor.stop();
    await Promise.all(closers.map((close) => close()));
    ports?.release();
    claim.release();
  });
  const signal = AbortSignal.any([giveUp.signal, stopped.signal, ...(options.signal ? [options.signal] : [])]);
  try {
    const state = openState(claim.dir);
    ports = await reservePorts(state);
    const secrets = await loadSecrets(claim.dir);
    const { baseUrl, demo, enter_url } = await bringUp({
      dir: claim.dir,
      options,
      report,
      signal,
      supervisor,
      state,
      secrets,
      ports,
      closers,
    });
    const remove = async () => {
      await stop();
      await removePostgresData(claim.dir);
      await rm(claim.dir, { recursive: true, force: true });
    };
    const processes = () => supervisor.processes();
    return { baseUrl, demo, enter_url, processes, dir: claim.dir, failed: failed.promise, stop, remove };
  } catch (error) {
    // The parts of the start run side by side: the others are not to go on.
    giveUp.abort(error);
    await stop();
    throw signal.reason;
  }
}
