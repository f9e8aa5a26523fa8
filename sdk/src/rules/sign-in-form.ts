import { z } from 'zod';
import { messages } from '../contract/messages.gen.ts';
import { filled } from './filled.ts';

const words = messages.Credentials;

/** The sign-in screen's form. The password is taken as it is, spaces included.
 * @see docs/specification/part-1-public-and-client.md §5; docs/specification/decisions.md §2 */
export const signInForm = z.object({
  username: filled(words.username.required),
  password: z.string({ error: words.password.required }).min(1, words.password.required),
});
