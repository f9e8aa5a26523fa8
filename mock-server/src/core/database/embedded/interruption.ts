/** What PostgreSQL looks at between two pages: addresses in its memory. It is not a public PGlite interface: the test
 * that interrupts a vacuum fails if an upgrade changes it. */
interface Interruptible {
  readonly HEAPU8: Uint8Array;
  readonly _InterruptPending: number;
  readonly _QueryCancelPending: number;
}

export interface Interruption {
  /** To be called often while a statement runs. */
  look(): void;
  /** Runs a statement that may be interrupted. The server's own, such as a checkpoint for more room, must not be. */
  during<Result>(run: () => Promise<Result>): Promise<Result>;
}

/** A statement blocks its thread, so that no message reaches it; a number is shared between the threads instead.
 * PostgreSQL cancels the statement once it is not 0. */
export function listenFor(asked: Int32Array<SharedArrayBuffer>, moduleOf: () => unknown): Interruption {
  let isRunning = false;
  return {
    look() {
      if (!isRunning || Atomics.load(asked, 0) === 0) return;
      const { HEAPU8, _InterruptPending, _QueryCancelPending } = moduleOf() as Interruptible;
      HEAPU8[_QueryCancelPending] = 1;
      HEAPU8[_InterruptPending] = 1;
    },
    async during(run) {
      isRunning = true;
      try {
        return await run();
      } finally {
        isRunning = false;
        const { HEAPU8, _QueryCancelPending } = moduleOf() as Interruptible;
        HEAPU8[_QueryCancelPending] = 0; // it may have ended before PostgreSQL looked
      }
    },
  };
}
