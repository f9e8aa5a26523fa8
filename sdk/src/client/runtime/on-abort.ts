interface Listening {
  readonly callbacks: Set<() => void>;
  readonly listener: () => void;
}

const listening = new WeakMap<AbortSignal, Listening>();

/** Calls back when the signal aborts, or at once if it has. All callbacks of a signal share one listener: Node warns of more than ten, and a run of
 * thousands of calls may share one signal.
 * @returns what ends it; the last one removes the listener */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  if (signal.aborted) {
    callback();
    return () => undefined;
  }
  const { callbacks, listener } = listening.get(signal) ?? listenTo(signal);
  callbacks.add(callback);
  return () => {
    callbacks.delete(callback);
    if (callbacks.size > 0) return;
    signal.removeEventListener('abort', listener);
    listening.delete(signal);
  };
}

function listenTo(signal: AbortSignal): Listening {
  const callbacks = new Set<() => void>();
  const made = { callbacks, listener: () => [...callbacks].forEach((callback) => callback()) };
  signal.addEventListener('abort', made.listener);
  listening.set(signal, made);
  return made;
}
