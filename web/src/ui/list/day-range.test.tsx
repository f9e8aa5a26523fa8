import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAsSuperAdmin } from '../../testing/admin-app.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const field = async (name: string) => await screen.findByLabelText<HTMLInputElement>(name);
const descriptionOf = (one: HTMLElement) =>
  document.querySelector(`[id="${one.getAttribute('aria-describedby') ?? ''}"]`)?.textContent;
const total = async (text: RegExp) =>
  await waitFor(() => expect(within(screen.getByRole('search')).getByText(text)).toBeDefined());

it.each([
  ['/admin/audit', /^0 entries$/],
  ['/admin/registrations', /^0 applications$/],
  ['/admin/clients', /^0 clients$/],
  ['/admin/domains', /^0 domains$/],
  ['/admin/feeds?tab=management', /^0 feeds$/],
  ['/admin/outbox', /^0 emails$/],
])('%s says at the field that a link has reversed days, and finds nothing between them', async (at, nothing) => {
  await openAsSuperAdmin(server, `${at}${at.includes('?') ? '&' : '?'}from=2030-11-02&to=2020-11-01`);
  const to = await field('To day');
  expect(to.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(to)).toBe('The last day must not be before the first day');
  const from = await field('From day');
  expect([from.value, to.value, from.getAttribute('aria-invalid')]).toEqual(['2030-11-02', '2020-11-01', null]);
  await total(nothing);
});

it('takes a day on Enter and when the field is left, and nothing is wrong once the days are in order', async () => {
  const app = await openAsSuperAdmin(server, '/admin/audit');
  const [from, to] = [await field('From day'), await field('To day')];
  fireEvent.change(from, { target: { value: '2020-11-02' } });
  fireEvent.keyDown(from, { key: 'Enter' });
  await waitFor(() => expect(app.path()).toBe('/admin/audit?from=2020-11-02'));
  fireEvent.change(to, { target: { value: '2020-11-01' } });
  fireEvent.blur(to);
  await waitFor(() => expect(app.path()).toBe('/admin/audit?from=2020-11-02&to=2020-11-01'));
  await waitFor(() => expect(to.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(to, { target: { value: '2030-11-01' } });
  fireEvent.blur(to);
  await waitFor(() => expect(to.getAttribute('aria-invalid')).toBeNull());
  await total(/^[1-9]\d* \w+$/);
  await app.go('/admin/audit');
  await waitFor(() => expect([from.value, to.value]).toEqual(['', '']));
});

it('does not take a year that is being typed, and says so when the field is left', async () => {
  const app = await openAsSuperAdmin(server, '/admin/audit?from=2020-11-02');
  const from = await field('From day');
  fireEvent.change(from, { target: { value: '0202-11-02' } });
  expect(from.getAttribute('aria-invalid')).toBeNull();
  fireEvent.blur(from);
  expect(descriptionOf(from)).toBe('Enter a valid date or clear the field. Until then, nothing changes.');
  expect(from.getAttribute('aria-invalid')).toBe('true');
  expect(app.path()).toBe('/admin/audit?from=2020-11-02');
  fireEvent.change(from, { target: { value: '' } });
  fireEvent.blur(from);
  await waitFor(() => expect(app.path()).toBe('/admin/audit'));
  expect(from.getAttribute('aria-invalid')).toBeNull();
});
