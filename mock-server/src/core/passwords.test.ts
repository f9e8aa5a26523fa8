import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { openPlatform } from '../platform.ts';
import { openMemoryDatabase, testStart } from '../testing/test-database.ts';
import { fixedClock } from './clock.ts';
import { seededRandom } from './ids.ts';
import { silentLog } from './log.ts';
import { createPasswords, passwordCost } from './passwords.ts';

/** What a server has, unless its test hands in other passwords. */
async function hashOfServer(environment: Readonly<Record<string, string>>): Promise<string> {
  const database = await openMemoryDatabase();
  try {
    const platform = await openPlatform({
      config: readConfig(environment),
      clock: fixedClock(testStart),
      random: seededRandom('passwords'),
      log: silentLog,
      publicUrl: () => 'http://grt.test',
      database,
    });
    return await platform.passwords.hash('correct horse');
  } finally {
    await database.close();
  }
}

describe('a password', () => {
  it('is hashed with argon2id, 19 MiB, and two passes, on every server that nobody handed another cost', async () => {
    expect(passwordCost).toEqual({ memoryCost: 19_456, timeCost: 2 });
    const full = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
    expect(await createPasswords().hash('correct horse')).toMatch(full);
    expect(await createPasswords().hashNew('correct horse')).toMatch(full);
    expect(await hashOfServer({})).toMatch(full);
  });

  it('has another hash each time, and matches each of them', async () => {
    const passwords = createPasswords();
    const [one, other] = [await passwords.hash('correct horse'), await passwords.hash('correct horse')];
    expect(one).not.toBe(other);
    for (const hash of [one, other]) {
      expect(await passwords.matches(hash, 'correct horse')).toBe(true);
      expect(await passwords.matches(hash, 'Correct horse')).toBe(false);
    }
  });

  it('matches a hash of any cost, so that a hash outlives a change of the cost', async () => {
    const cheap = createPasswords({ memoryCost: 8, timeCost: 1 });
    expect(await createPasswords().matches(await cheap.hash('correct horse'), 'correct horse')).toBe(true);
    expect(await cheap.matches(await createPasswords().hash('correct horse'), 'correct horse')).toBe(true);
  });

  it('matches nothing where there is no hash', async () => {
    const passwords = createPasswords();
    for (const none of [undefined, null, ''])
      expect(await passwords.matches(none, 'nobody has this password')).toBe(false);
  });

  it('that someone chooses is none of the common ones', async () => {
    const passwords = createPasswords();
    for (const common of ['steelers1', 'Steelers1'])
      await expect(passwords.hashNew(common)).rejects.toMatchObject({ status: 422 });
  });
});
