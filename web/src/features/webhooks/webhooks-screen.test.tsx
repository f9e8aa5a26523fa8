import type { FetchLike } from '@grt/sdk';
import type { WebhookForm } from '@grt/sdk/contract';
import { aHost, createTestServer, type Host, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { failingServer, grtOf, openAsAcme } from '../../testing/client-app.tsx';
import { hurryQueries } from '../../testing/query-time.ts';
import { expectKeptByEscape } from '../../testing/shown-once.ts';
import { writeIn } from '../../testing/write-in.ts';

let host: Host;
let status = 200;
let server: TestServer;
beforeAll(async () => {
  host = await aHost((_request, response) => void response.writeHead(status).end('<b>seen</b>'));
});
afterAll(() => host.close());
beforeEach(async () => {
  status = 200;
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off', GRT_WEBHOOK_ALLOW: host.name } });
});
afterEach(() => server.close());

const form = (): WebhookForm => ({ url: `${host.url}/hook`, events: ['feed.approved'], description: null });

async function aWebhook(): Promise<number> {
  return (await (await grtOf(server, 'acme')).webhooks.create(form())).webhook.id;
}

const dialogCalled = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

async function fillIn({ user }: Awaited<ReturnType<typeof openAsAcme>>) {
  const dialog = await dialogCalled('Add webhook');
  await writeIn(user, dialog.getByLabelText(/^Address/), `${host.url}/hook`);
  await user.click(dialog.getByLabelText('Feed approved'));
  return dialog;
}

describe('adding a webhook', () => {
  // From the empty list to the list with a webhook: in the browser (webhooks.spec.ts).
  it('adds one webhook when the first reply is lost and the form is sent again, and shows its secret once', async () => {
    let isLost = false;
    const losing: FetchLike = async (input, init) => {
      const reply = await server.fetch(input, init);
      if (isLost || init?.method !== 'POST') return reply;
      isLost = true;
      throw new TypeError('fetch failed');
    };
    const app = await openAsAcme(server, '/client/webhooks?add=1', losing);
    const dialog = await fillIn(app);
    const add = dialog.getByRole('button', { name: 'Add Webhook' });
    await app.user.click(add);
    expect(await dialog.findByText('The webhook could not be saved')).toBeDefined();
    await app.user.dblClick(add);
    expect(await dialog.findByText(/^whsec_/)).toBeDefined();
    await expectKeptByEscape(app.user, 'the signing secret');
    expect(dialog.getByText(/^whsec_/)).toBeDefined();
    await app.user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.body.textContent).not.toContain('whsec_');
    expect(await (await grtOf(server, 'acme')).webhooks.list()).toHaveLength(1);
    const table = within(screen.getByRole('table', { name: 'Webhooks' }));
    expect(table.getByRole('link', { name: `${host.url}/hook` }).getAttribute('href')).toBe('/client/webhooks/1');
    expect(table.getByText('Feed approved')).toBeDefined();
    expect(app.path()).toBe('/client/webhooks');

    await app.user.click(screen.getByRole('button', { name: 'Add Webhook' }));
    const another = await dialogCalled('Add webhook');
    expect(another.getByLabelText<HTMLInputElement>(/^Address/).value).toBe('');
    expect(another.queryByLabelText('Application received')).toBeNull();
  });

  it('says at the address why it is refused, and asks before the form is lost', async () => {
    const app = await openAsAcme(server, '/client/webhooks?add=1');
    const dialog = await dialogCalled('Add webhook');
    await writeIn(app.user, dialog.getByLabelText(/^Address/), 'http://10.0.0.1/hook');
    await app.user.click(dialog.getByRole('button', { name: 'Add Webhook' }));
    expect(await dialog.findByText('Please choose at least one event')).toBeDefined();
    await app.user.click(dialog.getByLabelText('Feed approved'));
    await app.user.click(dialog.getByRole('button', { name: 'Add Webhook' }));
    expect(await dialog.findByText('10.0.0.1 is not a public address, so events cannot be sent to it.')).toBeDefined();
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeDefined();
  });

  it('says that there are ten already', async () => {
    const acme = await grtOf(server, 'acme');
    for (let count = 0; count < 10; count += 1) await acme.webhooks.create(form());
    const app = await openAsAcme(server, '/client/webhooks?add=1');
    const dialog = await fillIn(app);
    await app.user.click(dialog.getByRole('button', { name: 'Add Webhook' }));
    expect(await dialog.findByText('There are already 10 webhooks. Delete one of them first.')).toBeDefined();
  });

  it('offers administrators the events about applications too', async () => {
    await openAsReviewer(server, '/admin/webhooks?add=1');
    expect((await dialogCalled('Add webhook')).getByLabelText('Application received')).toBeDefined();
  });
});

it('says when the list cannot be loaded, and loads it on Retry', async () => {
  await aWebhook();
  const failing = failingServer(server, (_method, path) => path === '/webhooks', 403);
  const app = await openAsAcme(server, '/client/webhooks', failing.fetch);
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Failed to load webhooks')).toBeDefined();
  failing.mend();
  await app.user.click(alert.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: `${host.url}/hook` })).toBeDefined();
});

describe('one webhook', () => {
  it('gets a test event, whose delivery shows what was sent and answered, as text', async () => {
    hurryQueries();
    const id = await aWebhook();
    const app = await openAsAcme(server, `/client/webhooks/${String(id)}`);
    expect(await screen.findByText('No deliveries yet')).toBeDefined();
    await app.user.click(screen.getByRole('button', { name: 'Send test event' }));
    await app.user.click(await screen.findByRole('button', { name: 'Test event' }));
    const dialog = await dialogCalled('Delivery 1');
    expect(await dialog.findByText('It has not been sent yet.')).toBeDefined();
    await server.drain();
    expect(await dialog.findByText('Responded 200')).toBeDefined();
    expect(dialog.getByLabelText('Request body').textContent).toContain('"type": "webhook.test"');
    expect(dialog.getByLabelText('Response body of attempt 1').textContent).toBe('<b>seen</b>');
    expect(app.path()).toBe(`/client/webhooks/${String(id)}?delivery=1`);
  });

  it('is sent a failed delivery again, once for a double click', async () => {
    hurryQueries();
    const id = await aWebhook();
    status = 503;
    await (await grtOf(server, 'acme')).webhooks.test({ id });
    await server.drain();
    const app = await openAsAcme(server, `/client/webhooks/${String(id)}?status=waiting`);
    expect(await screen.findByText(`${host.name} responded with 503 Service Unavailable.`)).toBeDefined();
    status = 200;
    await app.user.dblClick(screen.getByRole('button', { name: 'Resend: Test event, delivery 1' }));
    expect(await screen.findByText(`Resending the event to ${host.name}`)).toBeDefined();
    await server.drain();
    expect(await screen.findByText('No matching deliveries')).toBeDefined();
    await app.user.click(screen.getByRole('button', { name: 'Show all deliveries' }));
    const table = await screen.findByRole('table', { name: 'Deliveries' });
    expect(await within(table).findByText('Delivered')).toBeDefined();
    const { attempt_log } = await (await grtOf(server, 'acme')).webhooks.delivery({ id, delivery_id: 1 });
    expect(attempt_log.map((attempt) => attempt.status)).toEqual([503, 200]);
  });

  it('has its log in pages', async () => {
    const id = await aWebhook();
    const acme = await grtOf(server, 'acme');
    for (let count = 0; count < 21; count += 1) await acme.webhooks.test({ id });
    const app = await openAsAcme(server, `/client/webhooks/${String(id)}`);
    expect(await screen.findByText('21 deliveries')).toBeDefined();
    await app.user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Test event' })).toHaveLength(1));
    expect(app.path()).toBe(`/client/webhooks/${String(id)}?page=2`);
  });

  it('leads back from a page that does not exist, gets a new secret, shown once, and says how long the previous one signs', async () => {
    const id = await aWebhook();
    const app = await openAsAcme(server, `/client/webhooks/${String(id)}?page=9`);
    expect(await screen.findByText('Nothing on this page')).toBeDefined();
    await app.user.click(screen.getByRole('button', { name: 'First page' }));
    expect(await screen.findByText('No deliveries yet')).toBeDefined();
    await app.user.click(await screen.findByRole('button', { name: 'Replace secret' }));
    const question = await dialogCalled(`Replace the secret of ${host.name}`);
    await app.user.click(question.getByRole('button', { name: 'Replace secret' }));
    const shown = await dialogCalled('Secret replaced');
    expect(shown.getByText(/^whsec_/)).toBeDefined();
    await expectKeptByEscape(app.user, 'the signing secret');
    await app.user.click(shown.getByRole('button', { name: 'Close' }));
    const closing = await dialogCalled('Close without saving?');
    await app.user.click(closing.getByRole('button', { name: 'Close anyway' }));
    await waitFor(() => expect(document.body.textContent).not.toContain('whsec_'));
    expect(screen.getByText(/^The previous secret stays active until/)).toBeDefined();
  });

  it('is edited, disabled, enabled, and deleted', async () => {
    const id = await aWebhook();
    const app = await openAsAcme(server, `/client/webhooks/${String(id)}`);
    await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
    const edit = await dialogCalled('Edit webhook');
    await writeIn(app.user, edit.getByLabelText('Description'), 'Team chat');
    await app.user.click(edit.getByRole('button', { name: 'Save Webhook' }));
    expect(await screen.findByText('Team chat')).toBeDefined();

    await app.user.click(screen.getByRole('button', { name: 'Disable' }));
    const question = await dialogCalled(`Disable the webhook to ${host.name}`);
    await app.user.click(question.getByRole('button', { name: 'Disable' }));
    expect(await screen.findByText('No events are being sent')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send test event' })).toBeNull();

    await app.user.click(screen.getByRole('button', { name: 'Enable' }));
    expect(await screen.findByRole('button', { name: 'Send test event' })).toBeDefined();

    await app.user.click(screen.getByRole('button', { name: 'Delete' }));
    const last = await dialogCalled(`Delete the webhook to ${host.name}`);
    await app.user.click(last.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No webhooks yet')).toBeDefined();
    expect(app.path()).toBe('/client/webhooks');
  });

  it('says why the platform disabled it', async () => {
    const id = await aWebhook();
    status = 410;
    await (await grtOf(server, 'acme')).webhooks.test({ id });
    await server.drain();
    await openAsAcme(server, `/client/webhooks/${String(id)}`);
    expect(await screen.findByText(/^Its address responded with 410 Gone\./)).toBeDefined();
  });

  it('of someone else is not found', async () => {
    const id = await aWebhook();
    await openAsReviewer(server, `/admin/webhooks/${String(id)}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Webhook not found' })).toBeDefined();
  });
});
