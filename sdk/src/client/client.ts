import { environment, optionProblem } from '#runtime';
import type { XhrClass } from './browser-types.ts';
import type { GrtApi } from './api.gen.ts';
import { callOf, type Call, type CallOptions, type Page, type WithResponse } from './call.ts';
import { systemClock, type Clock } from './clock.ts';
import type { FlatInput, OperationRow } from '../contract/operation-row.ts';
import type { OperationId, WholeOf } from '../contract/operation-types.ts';
import { operationTable } from '../contract/operations.gen.ts';
import type { Credentials, SignInCompletion, SignInReply } from '../contract/schema.gen.ts';
import { GrtError, NotSignedInError } from './errors.ts';
import type { DebugLog, Hooks, OnForbidden } from './hooks.ts';
import { pageCallOf } from './paging.ts';
import { isFileSource } from './request-parts.ts';
import type { RetryPolicy } from './retry-policies.ts';
import { send, type BodyCheck, type SenderSettings } from './sender.ts';
import { sharedRefresh } from './session-refresh.ts';
import {
  browserTokenStore,
  fixedTokenStore,
  memoryTokenStore,
  type StoredSession,
  type TokenStore,
} from './session.ts';
import { createTransport } from './transport.ts';
import type { FetchLike } from './form-upload.ts';

/** Settings of a client. Every default suits a browser on the server's own origin. */
export interface GrtOptions extends Hooks {
  /** The API's base URL, such as `https://platform.example/api`. By default `/api` in a browser; in Node what `GRT_API_URL`,
   * or the account that `GRT_PROFILE` names, says. */
  readonly baseUrl?: string | URL | undefined;
  /** Sends the requests; for in-process tests, for example, Hono's `app.request`. */
  readonly fetch?: FetchLike | undefined;
  /** Sends forms with files. Defaults to the browser's own when `fetch` is not given: only that reports progress. */
  readonly Xhr?: XhrClass | undefined;
  /** An API token, for every call: the short form of `tokenStore: fixedTokenStore(token)`. */
  readonly token?: string | undefined;
  /** Where the session is kept. Defaults to the browser's storage, or to memory outside a browser; in Node without `baseUrl`,
   * to `GRT_TOKEN` or the account that `GRT_PROFILE` names. */
  readonly tokenStore?: TokenStore | undefined;
  /** Applies to every call, 10 seconds by default; for uploads, the time without any byte moving. */
  readonly timeoutMs?: number | undefined;
  /** 2 by default. */
  readonly retries?: number | undefined;
  /** For all calls, another policy than that of `retries` and `maxRetryAfterMs`; or what each call asks for it. */
  readonly retry?: RetryPolicy | (() => RetryPolicy | undefined) | undefined;
  /** The longest `Retry-After` to wait for, 30 seconds by default. Beyond it the call fails immediately. */
  readonly maxRetryAfterMs?: number | undefined;
  /** Sent as `User-Agent`. Browsers send their own. */
  readonly userAgent?: string | undefined;
  /** Called when the session has ended and the store is empty. Calls wait for the returned promise; if the same
   * person has signed in again by then, they continue with the new session; otherwise they fail. */
  readonly onAuthLost?: (() => void | Promise<void>) | undefined;
  /** Called when a call is refused with 403, such as with `auth.step_up_required`; if it returns true, the call is sent
   * once more. */
  readonly onForbidden?: OnForbidden | undefined;
  /** Checks each body before it is sent: `checkBody` from `@grt/sdk/check-body` knows what the server will refuse.
   * Any fault it finds fails the call as the server's refusal would, without a request. */
  readonly checkBody?: BodyCheck | undefined;
  /** `debugLog(print)`: one line per request, response and retry, without passwords or tokens. */
  readonly debug?: DebugLog | undefined;
  readonly clock?: Clock | undefined;
  /** Returns 0 to 1, to randomize the waits before retries. */
  readonly random?: (() => number) | undefined;
}

/** The client: the namespaces of the contract, and the methods that take more than one call. */
export interface Grt extends GrtApi {
  /** Signs in as an administrator, or as a client if that is refused with 401, and keeps the session.
   * @throws NotSignedInError for wrong credentials, ForbiddenError for a suspended account or one with a second factor,
   * which `challengeOf` tells apart, RateLimitedError
   * @see docs/specification/part-1-public-and-client.md §7 */
  signIn(credentials: Credentials, options?: CallOptions): Promise<SignInReply>;
  /** Completes a sign-in with the second factor, and keeps the session.
   * @throws NotSignedInError for a wrong code (`invalid_code`) or one that comes too late (`challenge_expired`),
   * RateLimitedError */
  completeSignIn(completion: SignInCompletion, options?: CallOptions): Promise<SignInReply>;
  /** Forgets the session and ends it on the server. The session is forgotten in any case, so this never fails. */
  signOut(options?: CallOptions): Promise<SignOutResult>;
  /** Calls any operation by name, for callers that only know it at run time. */
  call(operation: OperationId, input?: FlatInput, options?: CallOptions): Call<unknown>;
  /** Sends any request below the base URL, for what the contract does not have. `fields` are the query of a GET or DELETE, and
   * otherwise the body. The result is the JSON as the server sent it, or a `ReceivedFile`. */
  request(method: OperationRow['method'], path: string, fields?: FlatInput, options?: CallOptions): Call<unknown>;
}

/** Whether the server has ended the session too. If not, it expires on its own. */
export type SignOutResult = { readonly ended: true } | { readonly ended: false; readonly error: GrtError };

/** Makes a client. In Node, `GRT_API_URL`, `GRT_TOKEN`, and `GRT_PROFILE` say what a program does not: a program that names
 * its server names its account too, so that no token goes to another server than its own.
 * Never throws: where no call can be made, such as with a relative `baseUrl` outside of a page or a `GRT_PROFILE` that does not exist,
 * each call fails with a `GrtError` that says so. */
export function createGrt(given: GrtOptions = {}): Grt {
  const found = given.baseUrl === undefined ? environment() : {};
  const { baseUrl = found.baseUrl ?? '/api' } = given;
  const store = given.tokenStore ?? (given.token ? fixedTokenStore(given.token) : found.tokenStore) ?? ownStore();
  const settings = settingsOf({ ...given, baseUrl }, store, found.problem);
  const call = (operation: OperationId, input: FlatInput = {}, callOptions: CallOptions = {}): Call<unknown> =>
    startCall(settings, store, { operation, row: operationTable[operation], input, options: callOptions });
  const namespaces: Record<string, Record<string, unknown>> = {};
  for (const operation of Object.keys(operationTable).filter(isOperationId)) {
    const [group = '', verb = ''] = operation.split('.');
    (namespaces[group] ??= {})[verb] = (input?: FlatInput, callOptions?: CallOptions) =>
      call(operation, input, callOptions);
  }
  const request: Grt['request'] = (method, path, input = {}, callOptions = {}) => {
    const operation = `${method} ${path.replace(/\?.*/, '')}`;
    return startCall(settings, store, { operation, row: rowOf(method, path, input), input, options: callOptions });
  };
  const own = {
    call,
    request,
    signIn: (credentials: Credentials, callOptions: CallOptions = {}) =>
      signIn(settings, store, { credentials, options: callOptions }),
    completeSignIn: async (completion: SignInCompletion, callOptions: CallOptions = {}) => {
      const asked = { operation: 'factors.completeSignIn', input: { ...completion }, options: callOptions } as const;
      return await kept(store, await ask(settings, asked));
    },
    signOut: (callOptions: CallOptions = {}) => signOut(settings, store, callOptions),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- interface and table are generated from one document
  return { ...(namespaces as unknown as GrtApi), ...own };
}

/** Node has a `localStorage` too, from 25 on, which is a file that its user did not choose: a page has a document. A page
 * in a sandbox may not use its storage. */
function ownStore(): TokenStore {
  try {
    return typeof document === 'undefined' ? memoryTokenStore() : browserTokenStore();
  } catch {
    return memoryTokenStore();
  }
}

/** Whether the contract has an operation of this name. */
export function isOperationId(name: string): name is OperationId {
  return Object.hasOwn(operationTable, name);
}

function settingsOf(
  options: GrtOptions & { readonly baseUrl: string | URL },
  store: TokenStore,
  problem: string | undefined,
): SenderSettings {
  const { baseUrl, fetch, onAuthLost } = options;
  const settings: SenderSettings = {
    ...options,
    baseUrl: String(baseUrl).replace(/(?<!\/)\/+$/, ''),
    transport: createTransport({
      problem: problem ?? optionProblem(options),
      fetch: fetch ?? ((url, init) => globalThis.fetch(url, init)),
      Xhr: options.Xhr ?? (fetch === undefined ? globalThis.XMLHttpRequest : undefined),
    }),
    clock: options.clock ?? systemClock,
    random: options.random ?? Math.random,
    retries: options.retries ?? 2,
    maxRetryAfterMs: options.maxRetryAfterMs ?? 30_000,
    recover: options.onForbidden,
    refresh: sharedRefresh({ store, onAuthLost, exchange: (token) => exchange(settings, token) }),
  };
  return settings;
}

interface Start {
  readonly operation: string;
  readonly row: OperationRow;
  readonly input: FlatInput;
  readonly options: CallOptions;
}

function rowOf(method: OperationRow['method'], path: string, fields: FlatInput): OperationRow {
  const names = Object.keys(fields);
  const base = { method, path, result: 'any' } as const;
  if (method === 'GET' || method === 'DELETE') return { ...base, query: names };
  const files = names.filter((name) => isFileSource(fields[name])).map((name) => [name, {}]);
  return { ...base, body: 'either', files: Object.fromEntries(files) as NonNullable<OperationRow['files']> };
}

function startCall(settings: SenderSettings, store: TokenStore, asked: Start): Call<unknown> {
  const { operation, row, input, options } = asked;
  const start = async (fields: FlatInput): Promise<WithResponse<unknown>> =>
    await send(settings, { operation, row, input: fields, options, session: await store.read() });
  if (row.result !== 'page') return callOf(start(input));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- resultOf has checked it
  const page = (fields: FlatInput) => start(fields) as Promise<WithResponse<Page<unknown>>>;
  return pageCallOf(page(input), (position) => page({ ...input, ...position }));
}

interface Question<Id extends OperationId> extends Pick<Start, 'input' | 'options'> {
  readonly operation: Id;
  readonly session?: StoredSession;
}

/** The complete reply of a call that the client itself makes, with a session of its choice. */
async function ask<Id extends OperationId>(settings: SenderSettings, asked: Question<Id>): Promise<WholeOf<Id>> {
  const { operation, session } = asked;
  const { data } = await send(settings, { ...asked, row: operationTable[operation], session });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract promises it
  return data as WholeOf<Id>;
}

/** The old token is all that the server asks for, so it is sent even if it has expired. */
async function exchange(settings: SenderSettings, token: string): Promise<StoredSession> {
  const session = { token, refreshable: false };
  return sessionOf(await ask(settings, { operation: 'auth.refresh', input: {}, options: {}, session }));
}

async function signIn(
  settings: SenderSettings,
  store: TokenStore,
  { credentials, options }: { readonly credentials: Credentials; readonly options: CallOptions },
): Promise<SignInReply> {
  const { username, password } = credentials;
  const as = (operation: 'auth.adminLogin' | 'auth.clientLogin') =>
    ask(settings, { operation, input: { username, password }, options });
  const reply = await as('auth.adminLogin').catch((error: unknown) => {
    if (error instanceof NotSignedInError) return as('auth.clientLogin');
    throw error;
  });
  return await kept(store, reply);
}

async function kept(store: TokenStore, reply: SignInReply): Promise<SignInReply> {
  await store.write(sessionOf(reply));
  return reply;
}

async function signOut(settings: SenderSettings, store: TokenStore, options: CallOptions): Promise<SignOutResult> {
  const session = await store.read();
  await store.clear();
  try {
    if (session)
      await ask(settings, {
        operation: 'auth.logout',
        input: {},
        options,
        session: { ...session, refreshable: false },
      });
    return { ended: true };
  } catch (error) {
    if (error instanceof GrtError) return { ended: false, error };
    throw error;
  }
}

function sessionOf({ token, user, expires_at, refresh_until }: SignInReply): StoredSession {
  return { token, user, expires_at, refresh_until };
}
