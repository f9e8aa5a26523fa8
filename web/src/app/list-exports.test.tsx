import { Blob as BlobOfReplies } from 'node:buffer';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openAsReviewer } from '../testing/admin-app.tsx';
import { anApprovedDomain, openAsAcme } from '../testing/client-app.tsx';

let server: TestServer;
beforeAll(async () => {
  // In a browser there is one kind of Blob. That of jsdom does not take those of replies.
  vi.stubGlobal('Blob', BlobOfReplies);
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  await anApprovedDomain(server, 'listed.example');
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

it.each([
  ['/admin/domains?search=listed&status=approved', 'domains', openAsReviewer],
  ['/admin/feeds?tab=management&search=none&status=inactive&client=1', 'feeds', openAsReviewer],
  ['/client/domains?search=listed&status=approved&sort=domain_name', 'domains', openAsAcme],
  ['/client/feeds?search=none&status=inactive', 'feeds', openAsAcme],
] as const)('%s exports the %s that its filter finds', async (address, noun, open) => {
  const asked: URLSearchParams[] = [];
  const files: string[] = [];
  const app = await open(server, address, async (input, init) => {
    const { pathname, searchParams } = new URL(input);
    const response = await server.fetch(input, init);
    if (!pathname.endsWith(`/${noun}/export`)) return response;
    asked.push(searchParams);
    files.push(await response.clone().text());
    return response;
  });
  const saved: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    saved.push(file);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  await app.user.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const shown = new URLSearchParams(address.split('?')[1]);
  for (const name of ['search', 'status', 'sort']) expect(asked[0]?.get(name)).toBe(shown.get(name));
  expect(asked[0]?.get('client_id')).toBe(shown.get('client'));
  expect(files[0]?.trim().split('\r\n')).toHaveLength(noun === 'domains' ? 2 : 1);
  // As Excel reads UTF-8; what the API sends has no such mark.
  expect(await textOf(saved[0])).toBe(`\uFEFF${files[0]?.replace(/^\uFEFF/, '<marked>') ?? ''}`);
});

/** With its byte order mark. */
const textOf = async (file: Blob | undefined): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file?.arrayBuffer());
