import { Refusal } from '../core/refusal.ts';
import { spanMs } from './span.ts';

/** Names the moment that one request happens at, while the clock stays as it is. */
const header = 'grt-test-time';

/** The moment that a request asks for: a time in ISO 8601, or a span from now on, such as `30d`.
 * @throws Refusal for anything else */
export function requestedTime(headers: Headers, now: Date): Date | undefined {
  const asked = headers.get(header);
  if (asked === null) return undefined;
  const time = new Date(asked);
  if (/^\d{4}-/.test(asked) && !Number.isNaN(time.getTime())) return time;
  try {
    return new Date(now.getTime() + spanMs(asked));
  } catch (error) {
    throw new Refusal(400, `${header}: not a time in ISO 8601, or a span such as 2h: ${asked}`, { cause: error });
  }
}
