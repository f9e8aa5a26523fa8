import type { WebhookEvent } from '../contract/index.ts';
import { isSignedWith } from './signature.ts';

/** How far the sender's clock and ours may differ, in both directions. */
export const webhookToleranceSeconds = 300;

/** Headers as a server has them: of the Fetch API, or of Node. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface WebhookRequest {
  /** The body exactly as received: not parsed and not written again. */
  readonly body: string | Uint8Array;
  readonly headers: WebhookHeaders;
  /** `whsec_…` */
  readonly secret: string;
  /** The time to compare with; now by default. */
  readonly now?: Date;
}

/** Why a webhook is refused. */
export type WebhookFault =
  | 'missing_header'
  | 'bad_timestamp'
  | 'too_old'
  | 'too_new'
  | 'bad_secret'
  | 'wrong_signature'
  | 'not_an_event';

/** The request does not come from the platform, or is too old to be trusted. Answer with 400. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
  readonly reason: WebhookFault;

  constructor(reason: WebhookFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Checks that a request is a webhook of the platform, signed with the secret within the last five minutes, and returns
 * its event. `type` says which one it is; types may be added, so ignore those you do not know. The same event can arrive
 * twice: its `id` tells.
 * Works in Node, in browsers, and at the edge.
 * @throws WebhookVerificationError with its `reason`. */
export async function verifyWebhook({
  body,
  headers,
  secret,
  now = new Date(),
}: WebhookRequest): Promise<WebhookEvent> {
  const id = requiredHeader(headers, 'webhook-id');
  const timestamp = requiredHeader(headers, 'webhook-timestamp');
  const signatures = requiredHeader(headers, 'webhook-signature');
  checkTime(timestamp, now);
  if (!(await isSigned({ id, timestamp, body }, signatures, secret)))
    throw new WebhookVerificationError(
      'wrong_signature',
      'The signature does not match. Check that the secret is this webhook’s, and that the body is passed as received.',
    );
  return eventIn(body);
}

function requiredHeader(headers: WebhookHeaders, name: string): string {
  const value = isFetchHeaders(headers) ? headers.get(name) : headerIn(headers, name);
  if (!value) throw new WebhookVerificationError('missing_header', `The request has no ${name} header.`);
  return value;
}

function isFetchHeaders(headers: WebhookHeaders): headers is { get(name: string): string | null } {
  return typeof headers.get === 'function';
}

function headerIn(headers: Readonly<Record<string, string | readonly string[] | undefined>>, name: string) {
  const key = Object.keys(headers).find((one) => one.toLowerCase() === name);
  const value = key === undefined ? undefined : headers[key];
  return typeof value === 'string' ? value : value?.[0];
}

function checkTime(timestamp: string, now: Date): void {
  if (!/^\d{1,12}$/.test(timestamp))
    throw new WebhookVerificationError('bad_timestamp', 'The webhook-timestamp header is not a number of seconds.');
  const ageSeconds = Math.floor(now.getTime() / 1000) - Number(timestamp);
  if (ageSeconds > webhookToleranceSeconds)
    throw new WebhookVerificationError('too_old', 'The request was signed more than five minutes ago.');
  if (ageSeconds < -webhookToleranceSeconds)
    throw new WebhookVerificationError('too_new', 'The request is signed for more than five minutes from now.');
}

async function isSigned(...[content, signatures, secret]: Parameters<typeof isSignedWith>): Promise<boolean> {
  try {
    return await isSignedWith(content, signatures, secret);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new WebhookVerificationError('bad_secret', `${error.message}.`, { cause: error });
  }
}

function eventIn(body: string | Uint8Array): WebhookEvent {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  try {
    const event: unknown = JSON.parse(text);
    if (isEvent(event)) return event;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new WebhookVerificationError('not_an_event', 'The body is not a webhook event.');
}

/** The signature has shown that the platform wrote it. */
function isEvent(value: unknown): value is WebhookEvent {
  return typeof value === 'object' && value !== null && 'type' in value && 'data' in value;
}
