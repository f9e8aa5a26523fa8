import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook } from '@grt/sdk/webhooks';
import { devices, expect, expectFineOnEach, expectKept, expectLoaded, people, signIn, test } from './fixtures.ts';

/** A program that takes webhooks, and answers with the next status. */
async function aReceiver(statuses: readonly number[]) {
  const received: { readonly headers: Record<string, string | string[] | undefined>; readonly body: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Uint8Array[] = [];
    request.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
      response.writeHead(statuses[received.length - 1] ?? 200).end('Down for maintenance');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}/grt`, host: `127.0.0.1:${String(port)}`, received, server };
}

test.describe('on a phone', () => {
  test.use(devices.phone);

  test('from a new webhook to a delivery that is sent again, fine on each device', async ({ page }) => {
    const receiver = await aReceiver([503]);
    await signIn(page, people.client);
    await page.goto('/client/settings');
    await expectLoaded(page); // lists that arrive move what is below them
    await page.getByRole('link', { name: 'Open webhooks' }).click();
    await page.getByRole('button', { name: 'Add Webhook' }).first().click();
    const form = page.getByRole('dialog', { name: 'Add webhook' });
    await form.getByRole('button', { name: 'Add Webhook' }).click();
    await expect(form.getByText('Please choose at least one event')).toBeVisible();
    await expectFineOnEach(page);
    await form.getByLabel('Address').fill(receiver.url);
    await form.getByLabel('Feed approved').check();
    await form.getByRole('button', { name: 'Add Webhook' }).click();
    const secret = (await form.getByText(/^whsec_/).textContent()) ?? '';
    await expectFineOnEach(page);
    await expectKept(page, 'the signing secret');
    await form.getByRole('button', { name: 'Done' }).click();

    await page.getByRole('link', { name: receiver.url }).click();
    await expect(page.getByRole('heading', { level: 1, name: receiver.host })).toBeVisible();
    await page.getByRole('button', { name: 'Send test event' }).click();
    await expect(page.getByText(`${receiver.host} responded with 503 Service Unavailable.`)).toBeVisible();
    await expectFineOnEach(page);

    await page.getByRole('button', { name: /^Resend/ }).click();
    const log = page.getByRole('table', { name: 'Deliveries' });
    await expect(log.getByText('Delivered', { exact: true })).toBeVisible();
    await log.getByRole('button', { name: 'Test event', exact: true }).click();
    const delivery = page.getByRole('dialog', { name: /^Delivery/ });
    // On a slow machine it has been repeated on its own before.
    await expect(delivery.getByText('Responded 200', { exact: true }).first()).toBeVisible();
    await expect(delivery.getByText('Responded 503', { exact: true })).toBeVisible();
    await expectFineOnEach(page);

    const events = await Promise.all(receiver.received.map((one) => verifyWebhook({ ...one, secret })));
    expect(new Set(events.map(({ id }) => id)).size).toBe(1);
    await delivery.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL('/client/webhooks');
    receiver.server.close();
  });
});
