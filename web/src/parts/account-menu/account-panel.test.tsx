import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { grtOf, openAsAcme } from '../../testing/client-app.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('names the version that the platform says it is', async () => {
  const { version } = await (await grtOf(server, 'acme')).system.health();
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
  const app = await openAsAcme(server, '/client/settings');
  const header = within(await screen.findByRole('banner'));
  await app.user.click(header.getByRole('button', { name: /^Account/ }));
  expect(await header.findByText(`GRT ${version}`)).toBeDefined();
});
