import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { aFeed, anApprovedDomain } from '../../testing/client-app.tsx';
import { EverythingInSight } from '../../testing/in-sight.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

it('blurs the pictures of a case where that is wanted, shows a single one on a tap, and says where there is none', async () => {
  const { IntersectionObserver } = globalThis;
  vi.stubGlobal('IntersectionObserver', EverythingInSight);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  onTestFinished(() => {
    vi.stubGlobal('IntersectionObserver', IntersectionObserver);
    vi.restoreAllMocks();
  });
  const rows = [
    'v1,One,https://img.example/1.jpg',
    'v2,Two,https://img.example/2.jpg',
    'v3,Three,https://gone.example/3.jpg',
  ];
  const id = await aFeed(server, { domainId: await anApprovedDomain(server), name: 'Pictured', rows });
  const app = await openAsReviewer(server, `/admin/feeds?tab=review&review=${String(id)}`, async (input, init) =>
    input.includes('/pictures?url=https%3A%2F%2Fimg.example')
      ? new Response('picture', { headers: { 'Content-Type': 'image/jpeg' } })
      : await server.fetch(input, init),
  );
  const items = within(await screen.findByRole('list', { name: 'First items' })).getAllByRole('listitem');
  const blurred = () => items.map((item) => item.querySelector('[data-blurred]')?.getAttribute('data-blurred'));
  await waitFor(() => expect(items.map((item) => item.querySelectorAll('img').length)).toEqual([1, 1, 0]));
  expect(await within(items[2] ?? document.body).findByText('No picture')).toBeDefined();
  expect(blurred()).toEqual(['false', 'false', 'false']);
  expect(screen.queryByRole('button', { name: 'Show the picture of One' })).toBeNull();

  await app.user.click(screen.getByRole('switch', { name: 'Blur pictures' }));
  expect(blurred()).toEqual(['true', 'true', 'true']);
  await app.user.click(screen.getByRole('button', { name: 'Show the picture of One', pressed: false }));
  expect(blurred()).toEqual(['false', 'true', 'true']);
  await app.user.click(screen.getByRole('button', { name: 'Show the picture of One', pressed: true }));
  expect(blurred()).toEqual(['true', 'true', 'true']);
});
