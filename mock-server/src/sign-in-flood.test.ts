import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPasswords } from './core/passwords.ts';
import { anApplication, aPng } from './testing/applications.ts';
import { call, formOf } from './testing/api-calls.ts';
import { createTestServer, testPassword, type TestServer } from './testing.ts';

vi.setConfig({ testTimeout: 120_000 }); // It hashes hundreds of passwords.

/** Two hashes at once, and 200 waiting. */
const size = 202;
const isFew = (hashed: number) => hashed < size / 2;

describe('a flood of sign-ins', () => {
  // A fifth of what a server's hashes cost: who waits, and for whom, is the same.
  const passwords = createPasswords({ memoryCost: 4096, timeCost: 2 });
  let server: TestServer;
  let token: string;
  let license: string;
  beforeAll(async () => {
    const environment = { GRT_LIMIT_SIGN_IN: '3/15m', GRT_LIMIT_SIGN_IN_ADDRESS: '1000/15m' };
    server = await createTestServer({ environment, passwords });
    token = await server.signIn('reviewer');
    const { body } = await call(server, '/register', { form: formOf(anApplication({ business_license: aPng() })) });
    const { id } = body.data as { id: number };
    license = `${server.baseUrl}/admin/registrations/${String(id)}/business-license?original=1`;
  });
  afterAll(() => server.close());

  const readLicense = () => server.fetch(license, { headers: { Authorization: `Bearer ${token}` } });
  const signIn = (username: string) =>
    call(server, '/auth/client/login', { json: { username, password: testPassword } });

  /** As many hashes as may run and wait, and a new one for each that is done. */
  function aCrowd() {
    let hashed = 0;
    const over = new AbortController();
    const keepOneWaiting = async (): Promise<void> => {
      while (!over.signal.aborted) {
        await passwords.hash('one of many');
        hashed += 1;
      }
    };
    const crowd = Array.from({ length: size }, keepOneWaiting);
    return {
      hashed: () => hashed,
      end: async () => {
        over.abort();
        await Promise.all(crowd);
      },
    };
  }

  it('does not hold up the reading of a file: it is read while most passwords still wait to be hashed', async () => {
    const crowd = aCrowd();
    // If it were held up, each reading would take until all that wait are hashed. On a busy machine, some may be late.
    const meanwhile: number[] = [];
    while (meanwhile.length < 5 && !meanwhile.some(isFew)) {
      const before = crowd.hashed();
      const reply = await readLicense();
      expect([reply.status, (await reply.blob()).type]).toEqual([200, 'image/png']);
      meanwhile.push(crowd.hashed() - before);
    }
    await crowd.end();
    expect(meanwhile.filter(isFew)).not.toEqual([]);
  });

  it('is answered one after the other, each as it would be alone', async () => {
    const flood = Array.from({ length: 150 }, async (_, index) => (await signIn(`nobody-${String(index)}`)).status);
    expect(new Set(await Promise.all(flood))).toEqual(new Set([401]));
  });

  it('is refused beyond two hashes at once and 200 waiting, without counting as attempts, and files are still read', async () => {
    const crowd = aCrowd();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { status, body, headers } = await signIn('acme');
      expect([status, body['code'], headers.get('retry-after')]).toEqual([503, 'overloaded', '2']);
      expect(body.message).toBe('The server is busy. Please try again in a few seconds.');
    }
    expect((await readLicense()).status).toBe(200);
    await crowd.end();
    expect((await signIn('acme')).status).toBe(200);
  });
});
