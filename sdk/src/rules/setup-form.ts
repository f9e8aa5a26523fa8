import { z } from 'zod';
import { messages } from '../contract/messages.gen.ts';
import { filled } from './filled.ts';
import { passwordProblem } from './password.ts';
import { isUsername } from './username.ts';

const words = messages.AccountSetupForm;

/** The account setup form.
 * @see docs/specification/part-1-public-and-client.md §5; docs/specification/decisions.md §2 */
export const setupForm = z
  .object({
    username: filled(words.username.required).refine((name) => name === '' || isUsername(name), words.username.pattern),
    password: z.string({ error: words.password.required }),
    password_confirmation: z.string({ error: words.password_confirmation.required }),
  })
  .check((form) => {
    const { username, password, password_confirmation: confirmation } = form.value;
    const problem = passwordProblem(password, { username });
    if (problem !== undefined)
      form.issues.push({ code: 'custom', path: ['password'], message: problem, input: password });
    if (confirmation === password) return;
    const message = words.password_confirmation.required;
    form.issues.push({ code: 'custom', path: ['password_confirmation'], message, input: confirmation });
  });
