import { timeoutManager } from '@tanstack/react-query';

let rate = 1;

/** Lets the query library's time pass twenty times as fast until the end of a test that waits for its next poll or its
 * last retry, which come after seconds. */
export function hurryQueries(): void {
  rate = 20;
}

/** Undoes `hurryQueries`. */
export function slowDownQueries(): void {
  rate = 1;
}

// Once per process, since the library wants the same timers for as long as it runs. A test may fake the global ones.
timeoutManager.setTimeoutProvider({
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs / rate),
  setInterval: (callback, delayMs) => setInterval(callback, delayMs / rate),
  clearTimeout: (timer) => {
    clearTimeout(timer);
  },
  clearInterval: (timer) => {
    clearInterval(timer);
  },
});
