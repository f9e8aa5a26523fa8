import type { FlatInput, OperationRow } from '../../contract/operation-row.ts';
import type { TokenStore } from '../session.ts';
import type { FetchLike } from '../form-upload.ts';

/** Which server to call, and as whom. */
export interface EnvironmentOptions {
  readonly baseUrl?: string;
  readonly tokenStore?: TokenStore;
  /** Why it names none, such as a profile that does not exist. */
  readonly problem?: string;
}

/** Of the options of a client, what programs get wrong. With a `fetch` of its own, it may have an address of its own. */
export interface CheckedOptions {
  readonly baseUrl: string | URL;
  readonly token?: string | undefined;
  readonly fetch?: FetchLike | undefined;
  readonly retries?: number | undefined;
  readonly maxRetryAfterMs?: number | undefined;
}

/** What differs between pages, Node, and Workers. `#runtime` in package.json chooses by the conditions that bundlers and programs
 * have for each. */
export interface Runtime {
  /** The transport over the given `fetch`. */
  readonly carried: (fetch: FetchLike) => FetchLike;
  /** What the environment says. */
  readonly environment: () => EnvironmentOptions;
  /** Why no call can be made with these options; undefined if one can. */
  readonly optionProblem: (options: CheckedOptions) => string | undefined;
  /** Sends cookies of another origin too, such as those of a gateway. */
  readonly withCredentials: Pick<RequestInit, 'credentials'>;
  /** Why a request cannot be sent: no such time can be waited, or a header cannot be sent, which is named without its value, as that
   * may be secret. */
  readonly requestProblem: (request: {
    readonly headers: Readonly<Record<string, string>>;
    readonly timeoutMs: number;
  }) => string | undefined;
  /** Says that no response came, or not all of it. */
  readonly networkText: (hadResponse: boolean, url: string, error: unknown) => string;
  /** Says that no complete response came in time; or, if it counts from the last byte moved (`idle`), that none has moved. */
  readonly timeoutText: (idle: boolean, url: string, timeoutMs: number) => string;
  /** Why the server refused a call, for the log of a program: with the status and the request ID. */
  readonly logText: (reason: string, status: number, requestId: string | undefined) => string;
  /** Refuses what the contract does not allow in the path or the query.
   * @throws TypeError */
  readonly checkFields: (operation: string, row: OperationRow, input: FlatInput) => void;
  /** What to look for when a gateway answers with this status; with a space before it. */
  readonly gatewayHint: (status: number) => string;
  /** Calls back when the signal aborts, or at once if it has. @returns what ends it */
  readonly onAbort: (signal: AbortSignal, callback: () => void) => () => void;
}
