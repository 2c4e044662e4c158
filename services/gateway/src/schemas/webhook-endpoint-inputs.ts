import { z } from 'zod';
import { webhookCatalogue } from '../webhook-catalogue.ts';

const names = webhookCatalogue.map(({ name }) => name);

/** What an address may be is said by the service that calls it: every refusal has the same words. */
export const ReceiverUrl = z.string().min(1).max(2048).describe('HTTPS address of the receiver.');
export const EventFilter = z.enum(names).array().max(50).describe('Empty: every event.');
export const EndpointDescription = z.string().trim().max(1000);
