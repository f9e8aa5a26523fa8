import { z } from 'zod';

/** A text that is not empty once trimmed. Missing counts as empty. */
export function filled(message: string) {
  return z.string({ error: message }).trim().min(1, message);
}
