import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { aHost, type Host } from '../../../testing/feed-host.ts';

/** A webhook as its receiver got it. */
export interface Received {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A real server that takes webhooks. */
export interface Receiver {
  readonly host: Host;
  /** In the order of their arrival. */
  readonly received: Received[];
  /** Answers everything from now on; 200 `ok` to begin with. */
  answer(status: number, body?: string, headers?: Readonly<Record<string, string>>): void;
  /** Decides on each answer, until the next `answer`. */
  answerWith(answer: (response: ServerResponse) => void | Promise<void>): void;
  /** Answers 200 again and forgets what it received. */
  clear(): void;
}

export async function aReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const ok = (response: ServerResponse) => void response.end('ok');
  let respond: (response: ServerResponse) => void | Promise<void> = ok;
  const host = await aHost((request, response) => {
    void bodyOf(request).then((body) => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      received.push({ method: request.method ?? '', headers, body });
      return respond(response);
    });
  });
  return {
    host,
    received,
    answer: (status, body = '', headers = {}) => {
      respond = (response) => void response.writeHead(status, headers).end(body);
    },
    answerWith: (answer) => {
      respond = answer;
    },
    clear() {
      received.length = 0;
      respond = ok;
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** The signature that a webhook should have, computed with Node's own crypto. */
export function expectedSignature({ headers, body }: Received, secret: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = `${headers['webhook-id'] ?? ''}.${headers['webhook-timestamp'] ?? ''}.${body}`;
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}
