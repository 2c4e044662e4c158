export * from './rest.ts';
export { type WebhookEvent, WebhookVerificationError, readWebhook } from './webhook.ts';
