import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** What is loaded here is what everything else that is loaded later gets, too. */
const modules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-dom/server'];

/** Loads React as users have it, into a process that has a page already: its development build takes twice the time, for
 * warnings that no test reads. What only that build has is replaced: `act`, which the testing library calls, and the
 * elements of JSX that know where they were written. */
export function loadProductionReact(): void {
  const { NODE_ENV } = process.env;
  const { queueMicrotask, setImmediate } = globalThis;
  process.env['NODE_ENV'] = 'production';
  Object.assign(globalThis, { queueMicrotask: unlessDone(queueMicrotask), setImmediate: unlessDone(setImmediate) });
  try {
    for (const name of modules) load(name);
  } finally {
    process.env['NODE_ENV'] = NODE_ENV;
    Object.assign(globalThis, { queueMicrotask, setImmediate });
  }
  const { jsx } = load('react/jsx-runtime') as { readonly jsx: unknown };
  Object.assign(load('react/jsx-dev-runtime') as object, { jsxDEV: jsx });
  Object.assign(load('react') as object, { act });
}

type Later = (work: () => void) => unknown;

/** What React is about to do: it plans its work with these two functions. */
const planned = new Set<() => void>();

/** Plans work as `later` does, unless `doPlanned` has done it by then. */
const unlessDone =
  (later: Later): Later =>
  (work) => {
    const once = () => {
      if (planned.delete(once)) work();
    };
    planned.add(once);
    later(once);
  };

/** Does what is planned, and what is planned meanwhile. */
function doPlanned(): void {
  for (const work of planned) work();
}

/** Calls a function, and shows what it changed before it returns; if it is asynchronous, before what it returns is
 * fulfilled. */
function act(change: () => unknown): PromiseLike<unknown> {
  const result = change();
  if (isAsync(result)) return shown(result);
  doPlanned();
  return Promise.resolve(result);
}

const isAsync = (result: unknown): result is PromiseLike<unknown> => result instanceof Object && 'then' in result;

/** The one that React has, too: a test may fake the global one. */
const { setImmediate: nextTurn } = globalThis;

async function shown(result: PromiseLike<unknown>): Promise<unknown> {
  const value = await result;
  do {
    doPlanned();
    await new Promise<void>((next) => void nextTurn(next));
  } while (planned.size > 0);
  return value;
}
