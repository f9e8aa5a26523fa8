import { isAdvancing } from '../../core/clock.ts';
import { responseOf } from '../../core/http/reply.ts';
import type { HttpApp, HttpContext } from '../../core/http/http-env.ts';
import { readJsonBody } from '../../core/http/json-body.ts';
import type { Platform } from '../../core/platform.ts';
import { invalid, Refusal } from '../../core/refusal.ts';

/** What the server itself must do for the controls. */
export interface ControlParts {
  /** Empties the database and fills it as on a first start. */
  readonly reset: () => Promise<void>;
}

/** Sessions live 1 h and refresh for 14 days: a larger step is more likely a mistake. */
const longestStepMs = 31 * 86_400_000;

/** Controls for tests of the whole platform: outside the contract, for anyone who reaches the server, and present only
 * with GRT_CONTROL=1, which production refuses. They take JSON, so that no page of another origin can use them unasked.
 * @see docs/specification/decisions.md §11; docs/operations.md, Test controls */
export function serveControl(app: HttpApp, { clock, queue }: Platform, { reset }: ControlParts): void {
  const time = () => responseOf({ status: 200, body: { success: true, data: { now: clock.now().toISOString() } } });

  app.get('/api/control/clock', () => time());
  app.post('/api/control/clock', async (c) => {
    const stepMs = stepOf(await jsonOf(c));
    if (!isAdvancing(clock)) throw new Refusal(409, 'The clock of this server cannot be moved.');
    clock.advance(stepMs);
    await queue.runDue();
    return time();
  });
  app.post('/api/control/reset', async (c) => {
    await jsonOf(c);
    await reset();
    return time();
  });
}

async function jsonOf(c: HttpContext): Promise<Readonly<Record<string, unknown>>> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new Refusal(415, 'Please send application/json.');
  }
  const value = (await readJsonBody(c))?.value;
  if (typeof value !== 'object' || value === null) throw new Refusal(400, 'Please send a JSON object.');
  return { ...value };
}

/** `advance_ms` or `advance_seconds`: 0 or more, at most 31 days. */
function stepOf({ advance_ms: ms, advance_seconds: seconds }: Readonly<Record<string, unknown>>): number {
  const stepMs = ms === undefined && typeof seconds === 'number' ? seconds * 1000 : ms;
  if (typeof stepMs === 'number' && stepMs >= 0 && stepMs <= longestStepMs) return stepMs;
  throw invalid({ advance_ms: ['Please provide advance_ms or advance_seconds: 0 or more, at most 31 days'] });
}
