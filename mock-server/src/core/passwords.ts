import { commonPasswordFault } from '@grt/sdk/rules';
import { hash, verify } from '@node-rs/argon2';
import { invalid } from './refusal.ts';
import { createTurnstile } from './turnstile.ts';

/** What hashing a password costs, and guessing it from its hash. */
interface HashingCost {
  /** KiB */
  readonly memoryCost: number;
  /** Passes over the memory. */
  readonly timeCost: number;
}

/** 19 MiB and two passes: about 25 ms, off the main thread. Nothing but a test has another cost.
 * @see docs/specification/decisions.md §2 */
export const passwordCost: HashingCost = { memoryCost: 19_456, timeCost: 2 };

/** Hashes and checks passwords, with argon2id. */
export interface Passwords {
  /** @throws Refusal 503 if too many hashes are waiting. */
  hash(password: string): Promise<string>;
  /** The hash of a password that someone chose, after what the shared rules check: it must not be among 49,000 common ones,
   * a list that is too long for browsers.
   * @throws Refusal 422 for `password`, 503 if too many hashes are waiting.
   * @see docs/decisions/0009-clients-and-administrators.md */
  hashNew(password: string): Promise<string>;
  /** Whether the password matches the hash. Without a hash (an unknown name, an account that is not set up) it takes the
   * same time and returns false, so that timing reveals nothing.
   * @throws Refusal 503 if too many hashes are waiting. */
  matches(passwordHash: string | null | undefined, password: string): Promise<boolean>;
}

/** The library's value for argon2id; its enum is a `const enum`, which single-file compilation cannot read. */
const argon2id = 2;

/** Hashing takes threads that files are read with, of which Node.js has four for the whole process: two are left to
 * them. 200 waiting hashes are done within about 5 seconds.
 * @see docs/decisions/0013-operation.md */
const hashing = createTurnstile({ atOnce: 2, waiting: 200 });

let common: Promise<ReadonlySet<string>> | undefined;

/** @param cost - for tests of anything but hashing; a hash says what it cost, so it can be checked at any other. */
export function createPasswords(cost = passwordCost): Passwords {
  const options = { algorithm: argon2id, parallelism: 1, ...cost };
  const passHash = (password: string) => hashing.pass(() => hash(password, options));
  let decoy: Promise<string> | undefined;
  return {
    hash: passHash,
    async hashNew(password) {
      common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
      if ((await common).has(password.toLowerCase())) throw invalid({ password: [commonPasswordFault] });
      return passHash(password);
    },
    matches: (passwordHash, password) =>
      hashing.pass(async () => {
        if (passwordHash) return verify(passwordHash, password, options);
        decoy ??= hash('nobody has this password', options);
        await verify(await decoy, password, options);
        return false;
      }),
  };
}
