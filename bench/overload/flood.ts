/** A process of its own that sends many calls at once when told to, so that the clock of the health checks beside them belongs to
 * a process with nothing else to do. */
import { Agent, request } from 'node:http';

/** What to send, and how often. */
export interface Flood {
  readonly url: string;
  readonly token: string;
  readonly calls: number;
}

/** Wall-clock milliseconds of the calls that were answered, and of those refused with 503 and `Retry-After`. */
export interface Flooded {
  readonly answered: readonly number[];
  readonly refused: readonly number[];
}

const agent = new Agent({ keepAlive: true });

process.on('message', (flood: Flood) => void send(flood));

async function send(flood: Flood): Promise<void> {
  const calls = await Promise.all(Array.from({ length: flood.calls }, () => timed(flood)));
  const timesOf = (wanted: boolean) => calls.filter(({ isRefused }) => isRefused === wanted).map(({ ms }) => ms);
  process.send?.({ answered: timesOf(false), refused: timesOf(true) } satisfies Flooded);
}

function timed({ url, token }: Flood): Promise<{ readonly isRefused: boolean; readonly ms: number }> {
  const startMs = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { Authorization: `Bearer ${token}` } }, (reply) => {
      const isRefused = reply.statusCode === 503 && reply.headers['retry-after'] !== undefined;
      if (reply.statusCode !== 200 && !isRefused) reject(new Error(`${url} answered ${String(reply.statusCode)}`));
      reply.resume();
      reply.on('end', () => resolve({ isRefused, ms: performance.now() - startMs }));
    });
    sent.on('error', reject);
    sent.end();
  });
}
