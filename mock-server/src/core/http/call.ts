import type { Admission } from './admission.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Random } from '../ids.ts';
import type { Log } from '../log.ts';
import type { AnsweredCall } from '../metrics/metrics.ts';
import { Refusal } from '../refusal.ts';
import type { FieldErrors } from '../refusal.ts';
import type { Fields, Operation } from '@grt/sdk/document';
import type { HttpContext } from './http-env.ts';
import type { UploadedFile } from './multipart-body.ts';
import type { Principal } from './principal.ts';
import type { Reply } from './reply.ts';

/** The caller and their address. */
export interface Caller {
  readonly requestId: string;
  /** IPv4 or IPv6 */
  readonly address: string;
  readonly userAgent: string | undefined;
  /** Sent by a program on its own while no one is at work, such as a screen that refreshes itself: no use of a session. */
  readonly isBackground: boolean;
  /** The bearer token as presented, valid or not; for signing out and refreshing only. */
  readonly bearer: string | undefined;
  /** The signed-in principal; undefined for a visitor on a public call. */
  readonly principalIfAny: Principal | undefined;
}

/** A call's input: parsed and validated. */
export interface CallInput {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  /** Without its files. `{}` when there is none. */
  readonly body: unknown;
  /** Received files by field. Files that the handler does not keep are removed after the reply. */
  readonly files: Record<string, UploadedFile>;
}

/** A handler's input: validated and authorized. */
export interface HandlerRequest extends Caller, CallInput {
  /** Who is signed in. On a public call, reading it throws a Refusal 401 for a visitor. */
  readonly principal: Principal;
  /** For what the contract does not cover. */
  readonly raw: HttpContext;
}

/** Without a status, the reply has the document's success status. */
export type AnyHandler = {
  // A method, so that an operation's typed handler is assignable: its input has been validated against the document.
  handle(request: HandlerRequest): Promise<Omit<Reply, 'status'> & { readonly status?: number }>;
}['handle'];

/** One call on its way to its handler, with its idempotency key. */
export interface KeyedCall {
  readonly operation: Operation;
  readonly caller: Caller;
  readonly input: CallInput;
  readonly idempotencyKey: string;
}

/** Rules that span several fields of a body; they get only the fields that are valid on their own. */
export type BodyRules = Readonly<
  Record<string, (body: Fields, sender: { readonly role: Principal['role'] | 'visitor' }) => FieldErrors>
>;

/** Keeps two edits of one thing apart, in every process. */
export type TakeEdit = (thing: string) => Promise<{ release: () => Promise<void> } | { since: Date }>;

/** Dependencies of the HTTP layer. */
export interface HttpOptions {
  /** Resolves a bearer token; undefined if it is unknown, expired, or revoked. */
  readonly authenticate: (
    bearer: string,
    about: Pick<Caller, 'address' | 'userAgent' | 'isBackground'>,
  ) => Promise<Principal | undefined>;
  /** Rules that span several fields of a body, by operation; reported together with the faults of single fields. */
  readonly bodyRules?: BodyRules;
  readonly files: FileStore;
  readonly log: Log;
  readonly random: Random;
  /** Check each reply against the contract: in tests and in development. */
  readonly validateReplies: boolean;
  /** Proxies of ours in front of the server; 0 by default. */
  readonly trustedProxies?: number;
  /** Told of every call when its reply is ready. */
  readonly observe?: (call: AnsweredCall) => void;
  /** Bounds the calls that are answered at once; no bound by default. */
  readonly admission?: Admission;
  /** Called before anything else; throws a Refusal 429 if there were too many calls. */
  readonly admit?: (address: string) => void;
  /** Called when a call with a form may be made, before its body is accepted: to refuse it by its declared length. */
  readonly beforeForm?: (
    operation: Operation,
    principal: Principal | undefined,
    declaredBytes: number,
  ) => Promise<void>;
  /**
   * Called when a call may be made and its input is valid, right before its handler; not for a reply that is answered
   * again.
   */
  readonly before?: (operation: Operation) => Promise<void>;
  /** Keeps two edits of one thing apart, for calls with `If-Match`. */
  readonly takeEdit?: TakeEdit;
  /** Executes a call with an idempotency key once, and replays its first reply. */
  readonly doOnce?: (call: KeyedCall, work: () => Promise<Response>) => Promise<Response>;
}

/** Builds a handler's input. */
export function handlerRequest(raw: HttpContext, caller: Caller, input: CallInput): HandlerRequest {
  return {
    ...caller,
    path: input.path,
    query: input.query,
    body: input.body,
    files: input.files,
    raw,
    get principal() {
      if (!caller.principalIfAny) throw new Refusal(401, 'Please sign in.');
      return caller.principalIfAny;
    },
  };
}
