import type { ForbiddenError } from './errors.ts';
import type { OnForbidden } from './hooks.ts';

/** Any number of calls that are refused for the same reason at the same time ask once. */
export function sharedAnswer(ask: OnForbidden): OnForbidden {
  const asked = new Map<string, Promise<boolean>>();
  async function answer(error: ForbiddenError): Promise<boolean> {
    try {
      return await ask(error);
    } finally {
      asked.delete(error.code);
    }
  }
  return async (error) => {
    const known = asked.get(error.code) ?? answer(error);
    asked.set(error.code, known);
    return await known;
  };
}
