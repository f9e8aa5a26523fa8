import { devicePollSeconds } from '@grt/sdk/contract';
import type { Random } from '../../core/ids.ts';
import { grouped, readableCharacters, readTyped } from '../factors/readable-code.rules.ts';

/** What the rules need to know of a program that waits. */
export interface DeviceWait {
  readonly state: 'waiting' | 'approved' | 'denied';
  readonly intervalSeconds: number;
  readonly lastAskedAt: Date | null;
  readonly expiresAt: Date;
}

/** What a program that asks is told, and how long it has to wait from now on. */
export interface DeviceAnswer {
  readonly verdict: 'waiting' | 'too_soon' | 'approved' | 'denied' | 'expired';
  readonly intervalSeconds: number;
}

const userCodeCharacters = 8;
/** Two calls arrive closer together than they were sent when the first one was held up on its way. */
const toleranceMs = 1000;

/** A code such as `7K2F-9MXR`: 40 random bits, which are guessed 10 times at most per account and window. */
export function newUserCode(random: Random): string {
  return grouped(readableCharacters(random, userCodeCharacters)).toUpperCase();
}

/** A user code as it is hashed. */
export const readUserCode = readTyped;

/** A user code as it is shown. */
export const shownUserCode = (text: string): string => grouped(readUserCode(text)).toUpperCase();

/** Answers a program that asks whether it was let in. One that asks too soon has to wait 5 seconds longer each time, and is
 * not told of an approval before. @see docs/decisions/0020-device-sign-in.md */
export function answerDevice(wait: DeviceWait, now: Date): DeviceAnswer {
  const { state, intervalSeconds, lastAskedAt, expiresAt } = wait;
  if (now >= expiresAt) return { verdict: 'expired', intervalSeconds };
  const waitedMs = lastAskedAt === null ? Infinity : now.getTime() - lastAskedAt.getTime();
  if (waitedMs < intervalSeconds * 1000 - toleranceMs)
    return { verdict: 'too_soon', intervalSeconds: intervalSeconds + devicePollSeconds };
  return { verdict: state, intervalSeconds };
}
