import { idempotencyHours } from '@grt/sdk/contract';

import type { Clock } from '../clock.ts';
import { UnknownOutcomeError } from '../database/connection-loss.ts';
import type { Transactions } from '../database/transactions.ts';
import type { HttpOptions, KeyedCall } from '../http/call.ts';
import { hashToken } from '../ids.ts';
import type { Random } from '../ids.ts';
import type { Log } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type { CallClaim, FoundCall, IdempotentCallStore, KeptReply } from './idempotent-calls.store.ts';
import { fingerprintOf, seal, unseal } from './sealed-text.ts';

/**
 * Longer than any call runs after its body arrived. A key lost in a crash becomes free then.
 */
const heldMs = 60_000;
const keptMs = idempotencyHours * 60 * 60_000;
const keptHeaders = ['content-type', 'content-disposition', 'location', 'retry-after', 'www-authenticate'];

export interface DoOnceParts {
  readonly store: IdempotentCallStore;
  readonly noting: Transactions['noting'];
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

/** Executes a call with an idempotency key once: the same key and request within 24 hours replays the first reply,
 * with `Idempotent-Replayed: true`. 5xx failures and 429 are not stored, so that retrying helps.
 * @returns a function that refuses with 409 if the key was used for another request, or the first one is still running.
 * @see docs/specification/decisions.md §1; docs/decisions/0005-http-core.md */
export function createDoOnce(parts: DoOnceParts): NonNullable<HttpOptions['doOnce']> {
  return async (call, work) => {
    const nowMs = parts.clock.now().getTime();
    const claim: CallClaim = {
      keyHash: hashToken(`${ownerOf(call)}\n${call.operation.id}\n${call.idempotencyKey}`),
      fingerprint: fingerprintOf(canonical(requestOf(call)), call.idempotencyKey),
      holder: Buffer.from(parts.random(16)).toString('hex'),
      heldUntil: new Date(nowMs + heldMs),
      expiresAt: new Date(nowMs + keptMs),
    };
    const found = await parts.store.claim(claim);
    if (found) return replay(found, { call, claim, nowMs });
    let response: Response;
    try {
      response = await parts.noting(() => parts.store.noteWork(claim), work);
    } catch (error) {
      await parts.store.release(claim);
      throw error;
    }
    await keep(parts, { call, claim, response });
    return response;
  };
}

/** A key is scoped to its user. Public calls may depend on the bearer token itself (refresh, logout), so there it is
 * the owner. */
function ownerOf({ operation, caller }: KeyedCall): string {
  if (operation.isPublic) return caller.bearer === undefined ? 'visitor' : `bearer ${caller.bearer}`;
  return `account ${String(caller.principalIfAny?.account_id)}`;
}

function requestOf({ input }: KeyedCall): unknown {
  const files = Object.entries(input.files).map(([field, { filename, sha256 }]) => ({ field, filename, sha256 }));
  return {
    path: input.path,
    query: input.query,
    body: input.body,
    files: files.sort((one, other) => (one.field < other.field ? -1 : 1)),
  };
}

/** JSON with sorted keys, so that field order does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([one], [other]) => (one < other ? -1 : 1)))
      : entry,
  );
}

function replay(
  found: FoundCall,
  { call, claim, nowMs }: { call: KeyedCall; claim: CallClaim; nowMs: number },
): Response {
  if (found.fingerprint !== claim.fingerprint) {
    throw new Refusal(409, 'This Idempotency-Key was used for another request. Please use a new one.', {
      code: 'idempotency_key_reused',
    });
  }
  if (!found.reply) {
    const lostAtMs = found.expiresAt.getTime() - keptMs + heldMs;
    if (found.heldUntil >= found.expiresAt && lostAtMs <= nowMs)
      throw new UnknownOutcomeError('An attempt was lost after it had saved something');
    const seconds = Math.min(5, Math.max(1, Math.ceil((found.heldUntil.getTime() - nowMs) / 1000)));
    throw new Refusal(409, 'This request is still being processed. Please try again in a moment.', {
      code: 'still_running',
      headers: { 'Retry-After': String(seconds) },
    });
  }
  const { status, headers, sealedBody } = found.reply;
  const body = unseal(sealedBody, { secret: call.idempotencyKey, salt: claim.keyHash });
  return new Response(body === '' ? null : body, { status, headers: { ...headers, 'Idempotent-Replayed': 'true' } });
}

async function keep(
  { store, random, log }: DoOnceParts,
  { call, claim, response }: { call: KeyedCall; claim: CallClaim; response: Response },
): Promise<void> {
  try {
    // The outcome is unknown and it must not be repeated: the key stays taken until it expires.
    if (response.status === 504) return undefined;
    const isJson = response.body === null || response.headers.get('content-type') === 'application/json';
    if (response.status >= 500 || response.status === 429 || !isJson) return await store.release(claim);
    const body = await response.clone().text();
    const reply: KeptReply = {
      status: response.status,
      headers: Object.fromEntries(keptHeaders.flatMap((name) => pairs(name, response.headers.get(name)))),
      sealedBody: seal(body, { secret: call.idempotencyKey, salt: claim.keyHash, random }),
    };
    return await store.complete(claim, reply);
  } catch (error) {
    // The work is done, and its reply must reach the client. The key is released when it expires.
    log.error('A reply could not be stored for its idempotency key', { request_id: call.caller.requestId, error });
    return undefined;
  }
}

function pairs(name: string, value: string | null): [string, string][] {
  return value === null ? [] : [[name, value]];
}
