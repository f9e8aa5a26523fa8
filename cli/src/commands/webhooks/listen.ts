import type { WebhookEvent } from '@grt/sdk/contract';
import { Command, InvalidArgumentError } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { keepAsking } from '../../core/keep-asking.ts';
import { parsedUrl } from '@grt/sdk/formats/parsed-url';

const forwardTimeoutMs = 15_000;

/** An event and what became of it. */
interface Forwarded {
  readonly event: WebhookEvent;
  /** HTTP status of the local answer; null if there was none. */
  readonly status: number | null;
}

const columns: readonly Column<Forwarded>[] = [
  { name: 'Time', value: ({ event }) => event.timestamp, time: true },
  { name: 'Event', value: ({ event }) => event.type },
  { name: 'Event id', value: ({ event }) => event.id },
  {
    name: 'Answer',
    value: ({ status }) => status ?? 'none',
    tone: ({ status }) => (status !== null && status >= 200 && status < 300 ? 'good' : 'bad'),
  },
];

/** `grt webhooks listen` */
export function listenCommand(context: Context): Command {
  const command = new Command('listen')
    .description('forward new events of the account to a local address, signed, until Ctrl+C; for development')
    .requiredOption(
      '--forward-to <url>',
      'where your program receives webhooks, such as localhost:3000/webhooks',
      localUrl,
    )
    .action((flags: { readonly forwardTo: string }) => listen(context, flags.forwardTo));
  return withExample(command, 'grt webhooks listen --forward-to http://localhost:3000/webhooks');
}

/** Asks for new events every two seconds and forwards each once, in order; needs no webhook and no public address. */
async function listen(context: Context, url: string): Promise<void> {
  const { webhookSecretPrefix } = await import('@grt/sdk/webhooks');
  const grt = await context.grt();
  let { cursor: after } = await grt.webhooks.events({}, { signal: context.signal });
  const key = crypto.getRandomValues(new Uint8Array(24));
  const secret = webhookSecretPrefix + btoa(String.fromCharCode(...key));
  await context.note(`Listening. Events are signed with ${secret} until you press Ctrl+C.`);
  const results = context.output.results(columns);
  await keepAsking(context, async () => {
    const { events, cursor } = await grt.webhooks.events({ after }, { signal: context.signal, retries: 0 });
    for (const event of events) await results.add(await forward(context, event, { url, secret }));
    after = cursor;
    return events.length > 0;
  });
  await results.end();
}

async function forward(
  context: Context,
  event: WebhookEvent,
  { url, secret }: { readonly url: string; readonly secret: string },
): Promise<Forwarded> {
  const { signWebhook } = await import('@grt/sdk/webhooks');
  const body = JSON.stringify(event);
  const { id } = event;
  const timestamp = String(Math.floor(context.now() / 1000));
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': await signWebhook({ id, timestamp, body }, secret),
  };
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(forwardTimeoutMs)]);
  try {
    const response = await context.fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await response.body?.cancel();
    return { event, status: response.status };
  } catch (error) {
    context.signal.throwIfAborted();
    await context.note(`${url} did not answer: ${reasonOf(error)}`);
    return { event, status: null };
  }
}

/** The reason that fetch wraps into "fetch failed". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}

/** A local address, with or without its `http://`. */
function localUrl(typed: string): string {
  const text = /^https?:\/\//i.test(typed) ? typed : `http://${typed}`;
  const url = parsedUrl(text);
  if (!url) throw new InvalidArgumentError('Must be an address such as localhost:3000/webhooks.');
  return url.href;
}
