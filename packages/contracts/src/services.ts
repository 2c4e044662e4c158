/** One process type of the system. */
export interface ServiceDefinition {
  /** What it offers to other processes: the public API, gRPC, or nothing. */
  readonly serves: 'http' | 'grpc' | 'nothing';
  /** Whether it owns a schema in PostgreSQL, named like it. */
  readonly database: boolean;
  /** What it is for, in ARCHITECTURE.md. */
  readonly purpose: string;
}

/**
 * The list of services. Signing keys, clients' addresses, images, the local runner, Prometheus alerts, the chart's facts and the docs
 * follow from it.
 */
export const serviceDefinitions = {
  gateway: { serves: 'http', database: false, purpose: 'the public API: credentials, validation, rate limits' },
  identity: { serves: 'grpc', database: true, purpose: 'workspaces, members, users, API keys, e-mail domains, mail' },
  campaigns: { serves: 'grpc', database: true, purpose: 'campaigns, contacts, sessions, conversations, turns' },
  interviewer: { serves: 'nothing', database: false, purpose: 'claims waiting sessions and conducts them' },
  reports: { serves: 'grpc', database: true, purpose: 'synthesis and report versions' },
  webhooks: { serves: 'grpc', database: true, purpose: 'endpoints, signed deliveries, event feed' },
  vaults: { serves: 'grpc', database: true, purpose: 'documents and chunks for retrieval' },
  jobs: { serves: 'grpc', database: true, purpose: 'the job queue and the worker registry' },
} as const satisfies Record<string, ServiceDefinition>;

export type ServiceName = keyof typeof serviceDefinitions;
export const SERVICE_NAMES = Object.keys(serviceDefinitions) as ServiceName[];

type ServiceThat<Facts> = {
  [Name in ServiceName]: (typeof serviceDefinitions)[Name] extends Facts ? Name : never;
}[ServiceName];

/** The services that others call by gRPC. */
export type GrpcServiceName = ServiceThat<{ serves: 'grpc' }>;
export const GRPC_SERVICE_NAMES = SERVICE_NAMES.filter(
  (name): name is GrpcServiceName => serviceDefinitions[name].serves === 'grpc',
);
