import { createOperations } from './gen/client.ts';
import { type ClientOptions, createTransport } from './transport.ts';

export { ApiError, type ValidationProblem } from './api-error.ts';
export { type CallOptions, type ClientOptions, type Page, type Paged } from './transport.ts';
export { itemsOf } from './items-of.ts';
export { NEW_CONTACT_FIELDS } from './gen/client.ts';
export type * from './gen/client.ts';

export type Client = ReturnType<typeof createOperations>;

/** A typed client of the whole API: `client.interviews.start({ interview_id })`. Every method throws ApiError. */
export function createClient(options: ClientOptions): Client {
  return createOperations(createTransport(options));
}
