import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import type { FetchLike } from '@grt/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { anApplication } from '../../testing/an-application.ts';
import { grtOf } from '../../testing/client-app.tsx';
import { hurryQueries } from '../../testing/query-time.ts';

let server: TestServer;
let grt: Awaited<ReturnType<typeof grtOf>>;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  grt = await grtOf(server, 'reviewer');
});
afterAll(() => server.close());

const address = '/admin/registrations';
let applied = 0;
async function anApplicant(company: string, phone?: string) {
  applied += 1;
  const host = `applicant-${String(applied)}.example`;
  const own = {
    email: `nora@${host}`,
    website: `https://${host}`,
    phone: phone ?? `+1 ${String(3_125_560_000 + applied)}`,
  };
  return await grt.registrations.submit({ ...anApplication, ...own, company_name: company });
}

/** A client, and pending applicants, of whom the last ones have its phone. */
async function applicantsOf(name: string, { others, known }: { others: number; known: number }) {
  const phone = `+1 ${String(3_125_570_000 + applied)}`;
  const client = await anApplicant(`The ${name} client`, phone);
  await grt.registrations.approve({ id: client.id });
  for (let number = 1; number <= others; number += 1) await anApplicant(`${name} New ${String(number)}`);
  for (let number = 1; number <= known; number += 1) await anApplicant(`${name} Known ${String(number)}`, phone);
}

async function select(name: string, count: number, fetch?: FetchLike) {
  const app = await openAsReviewer(server, `${address}?status=pending&search=${name}`, fetch);
  await screen.findByRole('listitem', { name: `${name} Known 1` });
  await app.user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  if (count > 10) await app.user.click(screen.getByRole('button', { name: `Select all ${String(count)} that match` }));
  return app;
}
const bar = () => within(screen.getByRole('region', { name: 'Selection' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const pendingOf = async (search: string) => {
  const { data } = await grt.registrations.list({ search, status: 'pending', sort: 'company_name', order: 'asc' });
  return data.map(({ company_name }) => company_name);
};

/** A client with this company name, as an administrator adds one. */
async function anAddedClient(company: string, status: 'suspended' | 'inactive') {
  applied += 1;
  const contact = { first_name: 'Ann', last_name: 'Added', email: `ann@added-${String(applied)}.example` };
  const { client_id: id } = await grt.clients.create({ company_name: company, ...contact });
  await server.platform.database.pool.query('update clients set status = $1 where id = $2', [status, id]);
  return id;
}

describe('approving several, of whom some are clients already', () => {
  // That they are named, and left out: in the browser (bulk.spec.ts), and on every page, below.
  it('approves them when they are not to be left out', async () => {
    await applicantsOf('Birch', { others: 1, known: 2 });
    const app = await select('Birch', 3);
    await app.user.click(bar().getByRole('button', { name: 'Approve' }));
    const asked = await dialog('Approve applications');
    await app.user.click(await asked.findByRole('checkbox', { name: 'Leave them out' }));
    await app.user.click(await asked.findByRole('button', { name: 'Approve 3' }));
    const run = within(await screen.findByRole('region', { name: 'Approve applications' }));
    expect(await run.findByText('3 done')).toBeDefined();
    await app.user.click(run.getByRole('button', { name: 'Done' }));
    expect(await pendingOf('birch')).toEqual([]);
  });

  it('counts them among all that match, on every page, without the excluded ones, and names the first', async () => {
    await applicantsOf('Cedar', { others: 4, known: 8 });
    const app = await select('Cedar', 12);
    await app.user.click(screen.getByRole('checkbox', { name: 'Select Cedar Known 8' }));
    await app.user.click(bar().getByRole('button', { name: 'Approve' }));
    const asked = await dialog('Approve applications');
    expect(await asked.findByText('7 of them are already clients')).toBeDefined();
    expect(asked.getByText(/^Cedar Known 1 \(\S+\), .+, Cedar Known 5 \(\S+\), and 2 more\. /)).toBeDefined();
    await app.user.click(await asked.findByRole('button', { name: 'Approve 4' }));
    const run = within(await screen.findByRole('region', { name: 'Approve applications' }));
    expect(await run.findByText('4 done')).toBeDefined();
    await app.user.click(run.getByRole('button', { name: 'Done' }));
    expect(await pendingOf('cedar')).toHaveLength(8);
  });

  it('calls suspended and inactive ones that, and names them first', async () => {
    await applicantsOf('Grove', { others: 2, known: 1 });
    await anAddedClient('grove new 2', 'suspended');
    await anAddedClient('GROVE-NEW-1', 'inactive');
    const app = await select('Grove', 3);
    await app.user.click(bar().getByRole('button', { name: 'Approve' }));
    const asked = await dialog('Approve applications');
    expect(await asked.findByText('3 of them are already clients, 1 of them suspended, 1 inactive')).toBeDefined();
    const names =
      /^Grove New 2 \(GRT-\S+, suspended\), Grove New 1 \(GRT-\S+, inactive\), Grove Known 1 \(GRT-\S+\)\. /;
    expect(asked.getByText(names)).toBeDefined();
    await app.user.click(asked.getByRole('button', { name: 'Cancel' }));
    await app.user.click(screen.getByRole('checkbox', { name: 'Select Grove Known 1' }));
    await app.user.click(screen.getByRole('checkbox', { name: 'Select Grove New 1' }));
    await app.user.click(bar().getByRole('button', { name: 'Approve' }));
    expect(await (await dialog('Approve applications')).findByText('1 of them is a suspended client')).toBeDefined();
  });

  it('does not give a number that is cut off for the whole, and counts what is left', async () => {
    await applicantsOf('Hazel', { others: 4, known: 8 });
    const app = await select('Hazel', 12, async (input, init) => {
      const reply = await server.fetch(input, init);
      if (!input.includes('waiting_for=') || input.includes('applicant=new')) return reply;
      const body = (await reply.json()) as { meta: object };
      return Response.json({ ...body, meta: { ...body.meta, total: 10_000, total_is_capped: true } });
    });
    await app.user.click(bar().getByRole('button', { name: 'Approve' }));
    const asked = await dialog('Approve applications');
    expect(await asked.findByText(/ 10,000\+ waiting for an answer from the applicant are left out\.$/)).toBeDefined();
    expect(await asked.findByText(/^10,000\+ of them are already clients/)).toBeDefined();
    expect(asked.getByText(/, and 9,995\+ more\. Approving/)).toBeDefined();
    expect(await asked.findByRole('button', { name: 'Approve 4' })).toBeDefined();
  });

  it('offers nothing to approve when all of them are, and says when none is', async () => {
    await applicantsOf('Douglas', { others: 0, known: 2 });
    const app = await select('Douglas', 2);
    await app.user.click(bar().getByRole('button', { name: 'Approve' }));
    const asked = await dialog('Approve applications');
    await asked.findByText('2 of them are already clients');
    expect(asked.getByRole<HTMLButtonElement>('button', { name: 'Approve 0' }).disabled).toBe(true);
    await app.user.click(asked.getByRole('button', { name: 'Cancel' }));
    await app.user.click(bar().getByRole('button', { name: 'Reject' }));
    const rejected = await dialog('Reject applications');
    expect(rejected.getByRole('button', { name: 'Reject 2' })).toBeDefined();
    expect(rejected.queryByText(/already/)?.textContent ?? '').not.toContain('client');
  });

  it('says when it cannot be looked up, and leaves the decision to the reviewer', async () => {
    hurryQueries();
    await applicantsOf('Elm', { others: 1, known: 1 });
    let isDown = true;
    const app = await openAsReviewer(server, `${address}?status=pending&search=Elm`, async (input, init) =>
      isDown && input.includes('applicant=client')
        ? new Response('{"success":false,"message":"Down","code":"internal"}', { status: 500 })
        : server.fetch(input, init),
    );
    await screen.findByRole('listitem', { name: 'Elm Known 1' });
    await app.user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
    await app.user.click(bar().getByRole('button', { name: 'Approve' }));
    const asked = await dialog('Approve applications');
    await asked.findByText('Whether some of them are already clients could not be checked.');
    expect(asked.getByRole('button', { name: 'Approve 2' })).toBeDefined();
    isDown = false;
    await app.user.click(asked.getByRole('button', { name: 'Retry' }));
    expect(await asked.findByRole('button', { name: 'Approve 1' })).toBeDefined();
  });
});

it('approving one from the list says before that it is a client already', async () => {
  await applicantsOf('Fir', { others: 0, known: 1 });
  const app = await openAsReviewer(server, `${address}?status=pending&search=Fir%20Known`);
  const card = within(await screen.findByRole('listitem', { name: 'Fir Known 1' }));
  await app.user.click(card.getByRole('button', { name: 'Approve' }));
  const asked = await dialog('Approve Fir Known 1');
  expect(await asked.findByText(/^The Fir client is already a client \(GRT-\S+\)\.$/)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(asked.getByLabelText('Internal note')));
  await app.user.click(asked.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await app.user.click(card.getByRole('button', { name: 'Reject' }));
  expect((await dialog('Reject Fir Known 1')).queryByText(/is already a client/)).toBeNull();
});

it('the evidence names a client that an administrator added, with its status, and leads to it', async () => {
  await applicantsOf('Ivy', { others: 0, known: 1 });
  const id = await anAddedClient('IVY KNOWN 1', 'suspended');
  await openAsReviewer(server, `${address}?status=pending&search=Ivy&open=next`);
  const opened = await dialog('Ivy Known 1');
  expect(await opened.findByText('IVY KNOWN 1 is a suspended client. Other clients match, too.')).toBeDefined();
  const added = within((await opened.findByText('IVY KNOWN 1')).closest('li') as HTMLElement);
  expect(added.getByText('Suspended')).toBeDefined();
  expect(added.getByText(/^Same name\. /)).toBeDefined();
  expect(added.getByRole('link', { name: 'A suspended client' }).getAttribute('href')).toBe(
    `/admin/clients/${String(id)}`,
  );
  const other = within(opened.getByRole('button', { name: 'The Ivy client' }).closest('li') as HTMLElement);
  expect(other.getByText('Pending')).toBeDefined();
  expect(other.getByText(/^Same phone\. .*GRT-/)).toBeDefined();
});

it('the dialog for one decision says that the client is inactive', async () => {
  await anApplicant('Juniper Known 1');
  await anAddedClient('Juniper Known 1', 'inactive');
  const app = await openAsReviewer(server, `${address}?status=pending&search=Juniper`);
  const card = within(await screen.findByRole('listitem', { name: 'Juniper Known 1' }));
  await app.user.click(card.getByRole('button', { name: 'Approve' }));
  const asked = await dialog('Approve Juniper Known 1');
  expect(await asked.findByText('Juniper Known 1 is an inactive client.')).toBeDefined();
});
