import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import type { Grt } from '@grt/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { anApplication } from '../../testing/an-application.ts';
import { grtOf } from '../../testing/client-app.tsx';

let server: TestServer;
let other: Grt;
let me: Grt;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  other = await grtOf(server, 'admin');
  me = await grtOf(server, 'reviewer');
});
afterAll(() => server.close());

const theirs = 'their-window';
let count = 0;
async function anApplicant(name: string): Promise<number> {
  count += 1;
  const host = `${name.toLowerCase().replaceAll(' ', '-')}.example`;
  const names = { email: `nora@${host}`, company_name: name, website: `https://${host}` };
  return (await me.registrations.submit({ ...anApplication, ...names, phone: `+1 212 555 ${String(1000 + count)}` }))
    .id;
}

const address = (search: string) => `/admin/registrations?search=${search}&open=next`;
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const sentence = 'admin is looking at this now';

describe('who else is looking at a case', () => {
  // It is said to both in the case and in its row, as it begins and ends: in the browser (live.spec.ts).
  it('is known when the case is opened, keeps one neither from deciding nor from reading on, and is never oneself', async () => {
    const id = await anApplicant('Known');
    await other.live.look({ window: theirs, kind: 'registration', id });
    const app = await openAsReviewer(server, address('known'));
    const opened = await dialog('Known');
    expect(await opened.findByText(sentence, { selector: 'output' })).toBeDefined();
    await expect
      .poll(async () => (await other.live.looking({ kind: 'registration' })).map((one) => one.id))
      .toEqual([id]);
    expect(opened.queryAllByText(/reviewer is looking at this now/)).toEqual([]);
    expect(screen.queryByRole('button', { name: /show$/ })).toBeNull();
    await waitFor(() => expect(opened.getByRole('button', { name: 'Approve' })).toHaveProperty('disabled', false));
    await app.user.keyboard('a');
    expect(await screen.findByText('All caught up!')).toBeDefined();
  });
});
