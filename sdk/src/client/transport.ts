import type { XhrClass } from './browser-types.ts';
import { carried, networkText, requestProblem, withCredentials } from '#runtime';
import type { ReceivedFile, UploadProgress } from './call.ts';
import { GrtError, NetworkError, UnreadableFileError } from './errors.ts';
import { Guard } from './guard.ts';
import { receivedFile } from './received-file.ts';
import type { ReadReply } from './refusal.ts';
import type { BodyPlan, FormEntry } from './request-parts.ts';
import type { FetchLike } from './form-upload.ts';
import { formUpload } from './upload.ts';

/** One attempt to send a call. */
export interface Outgoing {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: BodyPlan;
  /** A success of another content type is a file. Undefined if none is expected. */
  readonly noFile: RegExp | undefined;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: ((progress: UploadProgress) => void) | undefined;
}

/** What came back: a file, or a response that has been read. */
export interface Answer {
  readonly reply: ReadReply;
  readonly file: ReceivedFile | undefined;
}

/** Sends one attempt and reads its response, whatever the status.
 * @throws NetworkError, TimeoutError, AbortedError, UnreadableFileError */
export type Transport = (outgoing: Outgoing) => Promise<Answer>;

/** What carries the bytes. */
export interface TransportParts {
  /** Why no call can be made; undefined if one can. */
  readonly problem?: string | undefined;
  readonly fetch: FetchLike;
  /** Sends forms, if available. Nothing else reports the progress of an upload in a browser. */
  readonly Xhr: XhrClass | undefined;
}

/** Makes a transport. Time limits, retries, reading and errors are ours, because those of ofetch ignore a stalled body,
 * `Retry-After` and a signal combined with a time limit. */
export function createTransport(parts: TransportParts): Transport {
  const plain = carried(parts.fetch);
  return async (outgoing) => {
    const { operation } = outgoing;
    const problem = parts.problem ?? requestProblem(outgoing);
    if (problem) throw new GrtError(problem, { operation });
    const guard = new Guard({ ...outgoing, idle: outgoing.body.kind === 'form' });
    let response: Response | undefined;
    try {
      if (guard.stopped) throw guard.stopped;
      response = await guard.race(dispatch(outgoing, guard, plain, parts));
      const { headers } = response;
      const requestId = headers.get('x-request-id') ?? undefined;
      if (response.ok && outgoing.noFile?.test(headers.get('content-type') ?? '') === false) {
        const file = receivedFile(response, guard, operation);
        return { reply: { response, requestId, text: '', json: undefined }, file };
      }
      const text = await guard.race(response.text());
      guard.end();
      return { reply: { response, requestId, text, json: parsed(text) }, file: undefined };
    } catch (error) {
      guard.end();
      throw guard.stopped ?? transportError(error, outgoing, response !== undefined);
    }
  };
}

async function dispatch(outgoing: Outgoing, guard: Guard, plain: FetchLike, ways: TransportParts): Promise<Response> {
  const { headers, body } = outgoing;
  if (body.kind === 'form') return await dispatchForm(outgoing, body.entries, guard, ways);
  const json = body.kind === 'json' ? JSON.stringify(body.fields) : null;
  if (json !== null) headers['content-type'] = 'application/json';
  return await plain(outgoing.url, requestInit(outgoing, guard, json));
}

async function dispatchForm(
  outgoing: Outgoing,
  entries: readonly FormEntry[],
  guard: Guard,
  ways: TransportParts,
): Promise<Response> {
  const form = await formUpload(entries, {
    ...ways,
    ...outgoing,
    onMoved: () => guard.moved(),
    unreadable: (cause) =>
      new UnreadableFileError('The file could not be read completely.', { operation: outgoing.operation, cause }),
  });
  try {
    const headers = { ...outgoing.headers, ...form.headers };
    const response = await carried(form.fetch)(outgoing.url, requestInit({ ...outgoing, headers }, guard, form.body));
    form.complete();
    return response;
  } catch (error) {
    throw form.failure?.() ?? error;
  } finally {
    // Not awaited: a file that hangs must not hold up the response.
    form.close?.().catch(() => undefined);
  }
}

function requestInit({ method, headers }: Outgoing, { signal }: Guard, body: Sent): RequestInit {
  return { method, headers, signal, body, ...withCredentials };
}

type Sent = string | FormData | ReadableStream<Uint8Array> | null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function transportError(error: unknown, { operation, url }: Outgoing, hadResponse: boolean): GrtError {
  if (error instanceof GrtError) return error;
  return new NetworkError(networkText(hadResponse, url, error), { operation, cause: error });
}
