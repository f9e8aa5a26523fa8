import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from '@playwright/test';

/** What users import as `@grt/server/testing`. */
const folder = execFileSync(
  process.execPath,
  [fileURLToPath(new URL('../../scripts/compile-server.mjs', import.meta.url))],
  { encoding: 'utf8' },
);

/** What this test needs of it. */
interface Server {
  readonly url: string;
  as(person: string): Promise<{ readonly tokenStore: { read(): { readonly token: string } | undefined } }>;
}
type Fixture = (others: object, use: (server: Server) => Promise<void>) => Promise<void>;

const { grtServer } = (await import(`${folder}/mock-server/src/test-double/index.js`)) as {
  readonly grtServer: (options: { readonly scenario: string }) => Fixture;
};

const test = base.extend<{ grt: Server }>({ grt: grtServer({ scenario: 'people' }) });

test.describe('the fixture for tests with Playwright', () => {
  test.describe.configure({ mode: 'default' }); // one after another, in one worker

  for (const time of ['first', 'second'])
    test(`gives the ${time} test a server with a state of its own`, async ({ grt, request }) => {
      const { tokenStore } = await grt.as('acme');
      const form = { dmca_compliance_url: 'https://a.example/dmca', content_removal_email: 'removal@a.example' };
      const added = await request.post(`${grt.url}/api/domains`, {
        headers: { Authorization: `Bearer ${tokenStore.read()?.token ?? ''}` },
        data: { domain_name: 'a.example', ...form },
      });
      expect(added.status()).toBe(201); // a second one of that name would be refused
    });
});
