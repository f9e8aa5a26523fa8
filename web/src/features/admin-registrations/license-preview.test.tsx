import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { anApplication } from '../../testing/an-application.ts';
import { grtOf } from '../../testing/client-app.tsx';

let server: TestServer;
let grt: Awaited<ReturnType<typeof grtOf>>;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  grt = await grtOf(server, 'reviewer');
});
afterAll(() => server.close());
afterEach(() => Reflect.deleteProperty(navigator, 'pdfViewerEnabled'));

/** What browsers say of themselves; the one that these tests run in says nothing. */
const withViewer = () => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
const aPdf = () => new File(['%PDF-1.4 and so on'], 'license.pdf', { type: 'application/pdf' });

async function openCase(company: string) {
  const host = `${company.toLowerCase()}.example`;
  const own = { email: `nora@${host}`, company_name: company, website: `https://${host}` };
  const { id } = await grt.registrations.submit({ ...anApplication, ...own, business_license: aPdf() });
  await openAsReviewer(server, `/admin/registrations?open=${String(id)}`);
  const opened = within(await screen.findByRole('dialog', { name: company }));
  await opened.findByText(/^PDF, /);
  return opened;
}

it('a PDF is in a frame where the browser has a viewer', async () => {
  withViewer();
  const opened = await openCase('Framed');
  const frame = opened.getByTitle('Business license of Framed');
  expect([frame.tagName, frame.getAttribute('src')]).toEqual(['IFRAME', expect.stringMatching(/^blob:/)]);
  expect(opened.getByRole('link', { name: 'Open in a new tab' })).toBeDefined();
});

it('without a viewer, the case says so, and offers the file', async () => {
  const opened = await openCase('Unframed');
  expect(opened.getByText('This browser does not show PDFs within a page.')).toBeDefined();
  expect(opened.queryByTitle(/^Business license/)).toBeNull();
  expect(opened.getByRole('link', { name: 'Open in a new tab' })).toBeDefined();
  expect(opened.getByRole('button', { name: 'License' })).toBeDefined();
});
