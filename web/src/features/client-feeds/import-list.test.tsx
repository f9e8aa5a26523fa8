import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aFeed, anApprovedDomain, grtOf, openAsAcme } from '../../testing/client-app.tsx';
import { hurryQueries } from '../../testing/query-time.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
});
afterEach(() => server.close());

const row = (id: string) => `${id},Title ${id},https://img.example/${id}.jpg`;

it('says how an import ended after it was accepted, and after it was rolled back', async () => {
  hurryQueries();
  const domainId = await anApprovedDomain(server);
  const id = await aFeed(server, { domainId, name: 'Trending', rows: ['a', 'b', 'c', 'd'].map(row) });
  const acme = await grtOf(server, 'acme');
  const file = new File([`external_id,title,thumbnail_url\n${row('a')}\n`], 'short.csv');
  await acme.clientFeeds.update({ id, file });
  await server.drain();

  const app = await openAsAcme(server, `/client/feeds/${String(id)}`);
  const list = async () => within(await screen.findByRole('list', { name: 'Imports' }));
  const states = async () =>
    (await list()).getAllByRole('listitem').map((item) => item.querySelector('p')?.firstElementChild?.textContent);
  expect(await states()).toEqual(['On hold', 'Done']);
  await app.user.click(screen.getByRole('button', { name: 'Import report' }));
  const report = within(await screen.findByRole('dialog', { name: 'Import report: Trending' }));
  await app.user.click(await report.findByRole('button', { name: 'Accept' }));
  await app.user.click(
    within(await screen.findByRole('dialog', { name: /^Accept/ })).getByRole('button', { name: /^Accept/ }),
  );
  await waitFor(async () => expect(await states()).not.toContain('On hold'));
  await server.drain();
  await waitFor(async () => expect(await states()).toEqual(['Done', 'Done']));

  await app.user.click(await report.findByRole('button', { name: /^Roll back/ }));
  const question = within(await screen.findByRole('dialog', { name: /^Roll back/ }));
  await app.user.click(question.getByRole('button', { name: /^Roll back/ }));
  await screen.findByText('The import is being rolled back');
  await waitFor(async () => expect(await states()).not.toEqual(['Done', 'Done']));
  await server.drain();
  await waitFor(async () => expect(await states()).toEqual(['Rolled back', 'Done']));
  await report.findByText('This import was rolled back. Your videos are back to how they were before it.');
  const { data } = await acme.clientFeeds.listItems({ id });
  expect(data).toHaveLength(4);
}, 30_000);
