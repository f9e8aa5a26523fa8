import { ValidationError } from '@grt/sdk';

/** Why a call failed: the server's messages about single fields rather than its sentence that only refers to them.
 * @param shown - fields that show their messages themselves
 * @returns undefined if they show all of them */
export function failureWords(error: Error, shown: readonly string[] = []): string | undefined {
  const refused = error instanceof ValidationError ? Object.entries(error.fields) : [];
  if (refused.length === 0) return error.message;
  const others = refused.filter(([field]) => !shown.includes(field));
  if (others.length === 0) return undefined;
  return others.map(([, [message = error.message]]) => message).join(' ');
}
