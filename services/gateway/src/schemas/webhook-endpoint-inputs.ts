import { z } from 'zod';
import { webhookCatalogue } from '../webhook-catalogue.ts';

const names = webhookCatalogue.map(({ name }) => name);

/** The webhooks service checks the address, so that each rejection has the same text. */
export const ReceiverUrl = z.string().min(1).max(2048).describe('HTTPS address of the receiver.');
export const EventFilter = z.enum(names).array().max(50).describe('Types of events to deliver; all when empty.');
export const InterviewFilter = z
  .uuid()
  .array()
  .max(100)
  .describe('Interviews whose events are delivered; all when empty.');
export const EndpointDescription = z.string().max(1000).trim().describe('What the endpoint is for.');
