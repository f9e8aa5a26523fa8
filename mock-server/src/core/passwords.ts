import { commonPasswordFault } from '@grt/sdk/rules';
import { hash, verify } from '@node-rs/argon2';
import { invalid } from './refusal.ts';
import { createTurnstile } from './turnstile.ts';

/** The library's value for argon2id; its enum is a `const enum`, which single-file compilation cannot read. */
const argon2id = 2;

/** argon2id with 19 MiB and two passes: about 25 ms, off the main thread. @see docs/specification/decisions.md §2 */
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing takes threads that files are read with, of which Node.js has four for the whole process: two are left to
 * them. 200 waiting hashes are done within about 5 seconds.
 * @see docs/decisions/0013-operation.md */
const hashing = createTurnstile({ atOnce: 2, waiting: 200 });

/** @throws Refusal 503 if too many hashes are waiting. */
export function hashPassword(password: string): Promise<string> {
  return hashing.pass(() => hash(password, options));
}

let common: Promise<ReadonlySet<string>> | undefined;

/** The hash of a password that someone chose, after what the shared rules check: it must not be among 49,000 common ones,
 * a list that is too long for browsers.
 * @throws Refusal 422 for `password`, 503 if too many hashes are waiting.
 * @see docs/decisions/0009-clients-and-administrators.md */
export async function hashNewPassword(password: string): Promise<string> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  if ((await common).has(password.toLowerCase())) throw invalid({ password: [commonPasswordFault] });
  return hashPassword(password);
}

let decoy: Promise<string> | undefined;

/** Whether the password matches the hash. Without a hash (an unknown name, an account that is not set up) it takes the
 * same time and returns false, so that timing reveals nothing.
 * @throws Refusal 503 if too many hashes are waiting. */
export function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  return hashing.pass(async () => {
    if (passwordHash) return verify(passwordHash, password, options);
    decoy ??= hash('nobody has this password', options);
    await verify(await decoy, password, options);
    return false;
  });
}
