import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { pageMax } from '@grt/sdk/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MantineProvider } from '@mantine/core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openAsSuperAdmin } from '../testing/admin-app.tsx';
import { grtOf, openAsAcme } from '../testing/client-app.tsx';
import { PageSteps } from '../ui/page-steps.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  const grt = await grtOf(server, 'acme');
  for (let number = 1; number <= 21; number += 1) {
    const name = `clips-${String(number)}.example`;
    await grt.domains.create({
      domain_name: name,
      dmca_compliance_url: `https://${name}/dmca`,
      content_removal_email: `removal@${name}`,
    });
  }
});
afterAll(() => server.close());

it.each([
  ['/admin/registrations', 'Kumo Streaming'],
  ['/admin/clients', 'Globex'],
  ['/admin/domains', 'clips-1.example'],
  ['/admin/outbox', 'mia@harbour.example'],
])('a page beyond the last one of %s shows the last one', async (address, shown) => {
  await openAsSuperAdmin(server, `${address}?page=900`);
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain(shown));
});

it('names the last page, and goes back from there', async () => {
  const app = await openAsAcme(server, '/client/domains?page=900&size=20');
  expect(await screen.findByText(/^Page/)).toMatchObject({ textContent: 'Page 2 of 2' });
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  await app.user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('clips-21.example')).toBeDefined();
  expect(app.path()).toBe('/client/domains?size=20');
});

it('leads to the true end of a list that has more rows than were counted', async () => {
  const onPage = vi.fn<(page: number) => void>();
  const user = userEvent.setup();
  const steps = (page: number, lastPage: number, isCapped: boolean) => (
    <MantineProvider>
      <PageSteps {...{ page, lastPage, isCapped, onPage }} />
    </MantineProvider>
  );
  const { rerender } = render(steps(501, 501, true));
  await user.click(screen.getByRole('button', { name: 'Last' }));
  expect(onPage).toHaveBeenLastCalledWith(pageMax);
  rerender(steps(pageMax, 2501, false));
  expect(screen.getByRole('textbox', { name: 'Page number' })).toHaveProperty('value', '2501');
  expect(screen.getByRole('button', { name: 'Last' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(onPage).toHaveBeenLastCalledWith(2500);
});

it('shows the page before once the only row of the last one is gone', async () => {
  const app = await openAsAcme(server, '/client/domains?page=2&size=20');
  const last = within(await screen.findByRole('listitem', { name: 'clips-1.example' }));
  expect(screen.getByText(/^Page/)).toMatchObject({ textContent: 'Page 2 of 2' });
  await app.user.click(last.getByRole('button', { name: 'Delete' }));
  await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getAllByRole('listitem', { name: /^clips-/ })).toHaveLength(20));
  expect(screen.queryByText('No matching domains')).toBeNull();
});
