import { hash, verify } from '@node-rs/argon2';

/** The library's value for argon2id; its enum is a `const enum`, which single-file compilation cannot read. */
const argon2id = 2;

/** argon2id with 19 MiB and two passes: about 25 ms, off the main thread. @see docs/specification/decisions.md §2 */
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

let decoy: Promise<string> | undefined;

/** Whether the password matches the hash. Without a hash (an unknown name, an account that is not set up) it takes the
 * same time and returns false, so that timing reveals nothing. */
export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  if (passwordHash) return verify(passwordHash, password, options);
  decoy ??= hashPassword('nobody has this password');
  await verify(await decoy, password, options);
  return false;
}
