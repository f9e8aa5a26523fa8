/** Receiving webhooks: `verifyWebhook` checks a request and returns its event. */
export type { WebhookEvent } from '../contract/index.ts';
export { signWebhook, webhookSecretPrefix, type SignedContent } from './signature.ts';
export {
  verifyWebhook,
  webhookToleranceSeconds,
  WebhookVerificationError,
  type WebhookFault,
  type WebhookHeaders,
  type WebhookRequest,
} from './verify-webhook.ts';
