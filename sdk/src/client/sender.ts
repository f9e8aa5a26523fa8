import { checkFields } from '#runtime';
import type { CallOptions, WithResponse } from './call.ts';
import { requestTimeoutMs, uploadIdleTimeoutMs } from '../contract/limits.ts';
import type { FlatInput, OperationRow } from '../contract/operation-row.ts';
import { fieldsRefused } from '../contract/sentences.ts';
import { abortable, type Clock } from './clock.ts';
import { ForbiddenError, NotSignedInError, ValidationError } from './errors.ts';
import type { DebugLog, Hooks, OnForbidden, ResponseEvent } from './hooks.ts';
import { refusalError } from './refusal.ts';
import { requestParts, isReplayable, type RequestParts } from './request-parts.ts';
import { resultOf } from './result.ts';
import { retryDelayMs } from './retry.ts';
import { callPolicy, type RetryPolicy } from './retry-policies.ts';
import type { StoredSession } from './session.ts';
import type { Transport } from './transport.ts';

/** What is wrong with the fields of a body, by name; undefined if nothing is. */
export type BodyCheck = (operation: string, fields: FlatInput) => Promise<ValidationError['fields'] | undefined>;

/** What all calls of one client share. */
export interface SenderSettings extends Hooks {
  readonly baseUrl: string;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: () => number;
  readonly timeoutMs?: number | undefined;
  readonly retries: number;
  readonly maxRetryAfterMs: number;
  readonly retry?: RetryPolicy | (() => RetryPolicy | undefined) | undefined;
  readonly userAgent?: string | undefined;
  readonly debug?: DebugLog | undefined;
  readonly checkBody?: BodyCheck | undefined;
  /** Whether a refused call may be sent once more. */
  readonly recover: OnForbidden | undefined;
  /** Gets a token to replace a refused one; undefined if the session has ended. */
  readonly refresh: (refusedToken: string) => Promise<string | undefined>;
}

/** One call. */
export interface Request {
  readonly operation: string;
  readonly row: OperationRow;
  readonly input: FlatInput;
  readonly options: CallOptions;
  readonly session: StoredSession | undefined;
}

/** What is known about a call when an attempt starts. Built without spreading, which costs more than everything
 * else. */
interface Attempt {
  readonly request: Request;
  readonly parts: RequestParts;
  readonly token: string | undefined;
  /** 1 for the first. */
  readonly attempt: number;
  readonly idempotencyKey: string | undefined;
}

/** Sends a call until it has a response: retries what may be retried, and gets a new token once. */
export async function send(settings: SenderSettings, request: Request): Promise<WithResponse<unknown>> {
  const { operation, row, options } = request;
  checkFields(operation, row, request.input);
  const parts = requestParts(row, request.input);
  await refuseBody(settings, operation, parts);
  const replayable = isReplayable(parts.body);
  const isPost = row.method === 'POST';
  // Browsers have it only on secure origins; elsewhere only what the caller keys is repeated.
  const policy = policyOf(settings, options);
  const idempotencyKey =
    options.idempotencyKey ?? (isPost && policy.tries.lost > 1 ? crypto.randomUUID?.() : undefined);
  const safe = !isPost || idempotencyKey !== undefined;
  let token = request.session?.token;
  const mayRepeat = row.auth !== false && replayable;
  let mayRefresh = mayRepeat && request.session?.refreshable !== false;
  let { recover } = settings;
  const { clock, random } = settings;
  const startMs = clock.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(settings, { request, token, parts, attempt, idempotencyKey });
    } catch (error) {
      if (error instanceof NotSignedInError && mayRefresh && token) {
        mayRefresh = false;
        token = await abortable(settings.refresh(token), options.signal, operation);
        if (!token) throw error;
        attempt -= 1;
      } else if (error instanceof ForbiddenError && mayRepeat && recover) {
        const answer = await abortable(recover(error), options.signal, operation);
        recover = undefined;
        if (!answer) throw error;
        attempt -= 1;
      } else {
        const elapsedMs = clock.now() - startMs;
        const failed = { error, attempt, elapsedMs, safe, random };
        const delayMs = replayable ? retryDelayMs(policy, failed) : undefined;
        if (delayMs === undefined) throw error;
        const event = { operation, attempt, delayMs, error };
        settings.onRetry?.(event);
        settings.debug?.retry(event);
        await clock.sleep(delayMs, options.signal, operation);
      }
    }
  }
}

function policyOf(settings: SenderSettings, { retries, retry }: CallOptions): RetryPolicy {
  const own = retries === undefined ? (retry ?? settings.retry) : undefined;
  const policy = typeof own === 'function' ? own() : own;
  return policy ?? callPolicy(retries ?? settings.retries, settings.maxRetryAfterMs);
}

/** @throws ValidationError for a body that the server would refuse */
async function refuseBody({ checkBody }: SenderSettings, operation: string, { body }: RequestParts): Promise<void> {
  if (!checkBody || body.kind === 'none') return;
  const fields = await checkBody(operation, body.fields);
  if (!fields) return;
  throw new ValidationError(fieldsRefused, { operation, status: 422, code: 'invalid' }, fields);
}

/** @throws ServerError for every response that is not a success */
async function sendOnce(settings: SenderSettings, started: Attempt): Promise<WithResponse<unknown>> {
  const { request, parts, attempt } = started;
  const { operation, row, options } = request;
  const { transport, clock, debug } = settings;
  const { method } = row;
  const url = settings.baseUrl + parts.path;
  const headers = headersOf(settings, started);
  const asked = { operation, method, url, headers, attempt };
  await settings.onRequest?.(asked);
  debug?.request(asked, parts.body);
  const startMs = clock.now();
  const answering = transport({
    operation,
    method,
    url,
    headers,
    body: parts.body,
    noFile: noFileOf(row),
    timeoutMs: options.timeoutMs ?? settings.timeoutMs ?? defaultTimeoutMs(parts),
    signal: options.signal,
    onProgress: options.onProgress,
  });
  const answer = await answering.catch(async (error: unknown) => {
    const failed = { operation, attempt, error, durationMs: clock.now() - startMs };
    await settings.onFailure?.(failed);
    debug?.failure(failed);
    throw error;
  });
  const { response, requestId, json } = answer.reply;
  const answered: ResponseEvent = {
    operation,
    status: response.status,
    headers: response.headers,
    requestId,
    durationMs: clock.now() - startMs,
    attempt,
  };
  await settings.onResponse?.(answered);
  debug?.response(answered, json);
  if (!response.ok) throw refusalError(answer.reply, operation, clock.now());
  return resultOf(answer, row, operation);
}

function defaultTimeoutMs({ body }: RequestParts): number {
  return body.kind === 'form' ? uploadIdleTimeoutMs : requestTimeoutMs;
}

/** The content types that are no file where one may come. A page is none of the platform's: it is another server's. */
function noFileOf({ result, alsoFile }: OperationRow): RegExp | undefined {
  if (result === 'any') return /json/i;
  return result === 'file' || alsoFile ? /json|html/i : undefined;
}

function headersOf({ userAgent }: SenderSettings, { request, token, idempotencyKey }: Attempt): Record<string, string> {
  const { row, options } = request;
  const headers: Record<string, string> = { accept: noFileOf(row) ? '*/*' : 'application/json' };
  if (userAgent) headers['user-agent'] = userAgent;
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  if (options.ifMatch) headers['if-match'] = options.ifMatch;
  for (const [name, value] of Object.entries(options.headers ?? {})) headers[name.toLowerCase()] = value;
  return headers;
}
