/** Asking a server as fast as it answers, with little work of one's own, and what its process has used. */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

const atOnce = 8;
const ticksPerSecond = 100;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

export interface Asked {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** @returns the body @throws Error for any other status than 200 */
export async function ask({ url, headers = {} }: Asked): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (part: string) => (text += part));
      reply.on('error', reject);
      reply.on('end', () => {
        if (reply.statusCode === 200) resolve(text);
        else reject(new Error(`${url} answered ${String(reply.statusCode)}: ${text.slice(0, 300)}`));
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Asks that often, eight at a time. @returns wall-clock milliseconds */
export async function askOften(asked: Asked, calls: number): Promise<number> {
  const startMs = performance.now();
  let left = calls;
  const one = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await ask(asked);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return performance.now() - startMs;
}

/** Processor time of a process since its start, in milliseconds, in steps of ten. */
export function processorMsOf(pid: number): number {
  const [, figures = ''] = readFileSync(`/proc/${String(pid)}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = figures.split(' ').slice(11, 13).map(Number);
  return ((user + system) * 1000) / ticksPerSecond;
}

/** What a process has in memory, in megabytes. */
export function megabytesOf(pid: number): number {
  const [, kilobytes = ''] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
