import { signInFailuresMax, signInWindowMinutes } from '@grt/sdk/contract';

/** A count per time window; then no more until the window, which starts with the first, has passed. */
export interface Allowance {
  readonly count: number;
  readonly windowMs: number;
}

/** What is counted, besides requests. For the key of each, see the calls that consume them. */
export const limitNames = [
  'sign_in',
  'sign_in_name',
  'sign_in_address',
  'second_factor',
  'registration',
  'setup_token',
  'password_reset',
  'email_change',
  'upload',
  'operation',
] as const;
export type LimitName = (typeof limitNames)[number];

const minuteMs = 60_000;

/** Safe defaults. Each can be set by environment variable, see config.ts.
 * @see docs/specification/decisions.md §2 (sign-in), §4 and §10 */
export const defaultAllowances: Readonly<Record<LimitName | 'request', Allowance>> = {
  sign_in: { count: signInFailuresMax, windowMs: signInWindowMinutes * minuteMs },
  sign_in_name: { count: 100, windowMs: signInWindowMinutes * minuteMs },
  sign_in_address: { count: 100, windowMs: signInWindowMinutes * minuteMs },
  second_factor: { count: signInFailuresMax, windowMs: signInWindowMinutes * minuteMs },
  registration: { count: 10, windowMs: 60 * minuteMs },
  setup_token: { count: 20, windowMs: 15 * minuteMs },
  password_reset: { count: 5, windowMs: 60 * minuteMs },
  email_change: { count: 10, windowMs: 60 * minuteMs },
  upload: { count: 120, windowMs: 60 * minuteMs },
  operation: { count: 30, windowMs: minuteMs },
  request: { count: 1200, windowMs: minuteMs },
};

const unitsMs: Readonly<Record<string, number>> = { s: 1000, m: minuteMs, h: 60 * minuteMs, d: 24 * 60 * minuteMs };

/** Reads an allowance such as `10/15m`: a count, and a time in s, m, h or d. Undefined if it is invalid or zero. */
export function readAllowance(text: string): Allowance | undefined {
  const [, count, time, unit] = /^(\d{1,9})\/(\d{1,4})([smhd])$/.exec(text.trim()) ?? [];
  const allowance = { count: Number(count), windowMs: Number(time) * (unitsMs[unit ?? ''] ?? 0) };
  return allowance.count > 0 && allowance.windowMs > 0 ? allowance : undefined;
}

/** Writes an allowance: `10/15m`. */
export function writeAllowance({ count, windowMs }: Allowance): string {
  const [unit, unitMs] = Object.entries(unitsMs).findLast(([, ms]) => windowMs % ms === 0) ?? ['s', 1000];
  return `${String(count)}/${String(windowMs / unitMs)}${unit}`;
}

/** A readable waiting time: '40 seconds', '15 minutes', '2 hours', always rounded up. */
export function waitingTime(ms: number): string {
  const [size, name] =
    ms > 90 * minuteMs ? [60 * minuteMs, 'hour'] : ms > 90_000 ? [minuteMs, 'minute'] : [1000, 'second'];
  const count = Math.max(1, Math.ceil(ms / size));
  return `${String(count)} ${name}${count === 1 ? '' : 's'}`;
}
