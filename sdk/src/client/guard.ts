import { onAbort, timeoutText } from '#runtime';
import { AbortedError, TimeoutError, type GrtError } from './errors.ts';

/** What limits one attempt. */
export interface GuardLimits {
  readonly operation: string;
  readonly url: string;
  readonly timeoutMs: number;
  /** The limit counts from the last byte moved instead of from the start. */
  readonly idle: boolean;
  readonly signal: AbortSignal | undefined;
}

/** Ends one attempt after its time limit, or when the caller's signal aborts, up to the last byte of the response. */
export class Guard {
  readonly #limits: GuardLimits;
  readonly #controller = new AbortController();
  /** Pass this to the transport. */
  readonly signal = this.#controller.signal;
  /** Why the attempt was ended, if it was. */
  stopped: GrtError | undefined;
  #release: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reject: ((error: GrtError) => void) | undefined;
  #idle: boolean;

  constructor(limits: GuardLimits) {
    this.#limits = limits;
    this.#idle = limits.idle;
    const { signal, operation } = limits;
    this.#release = signal && onAbort(signal, () => this.#stop(abortedError(operation, signal)));
    this.moved();
  }

  /** A byte has moved: an idle limit starts over. */
  moved(): void {
    if (this.#timer && !this.#idle) return;
    this.#clear();
    if (!this.stopped) this.#timer = setTimeout(() => this.#stop(this.#timeoutError()), this.#limits.timeoutMs);
  }

  /** From now on the limit counts from the last byte moved, and only while someone is waiting for one. */
  pause(): void {
    this.#idle = true;
    this.#clear();
  }

  /** The work, or the reason it was ended, even if the transport ignores the signal. */
  race<T>(work: Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#reject = reject;
      work.then(resolve, reject);
      if (this.stopped) reject(this.stopped);
    });
  }

  /** The attempt is over. */
  end(): void {
    this.#clear();
    this.#release?.();
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #stop(error: GrtError): void {
    if (this.stopped) return;
    this.stopped = error;
    this.end();
    this.#controller.abort(error);
    this.#reject?.(error);
  }

  #timeoutError(): TimeoutError {
    const { operation, url, timeoutMs } = this.#limits;
    return new TimeoutError(timeoutText(this.#idle, url, timeoutMs), { operation });
  }
}

/** The error of a call that its caller ended. */
export function abortedError(operation: string, signal: AbortSignal | undefined): AbortedError {
  return new AbortedError('The call was canceled.', { operation, cause: signal?.reason });
}
