import type { FetchLike } from '@grt/sdk';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAsReviewer } from '../testing/admin-app.tsx';
import { aFeed, anApprovedDomain, failingServer, grtOf, heldServer, openAsAcme } from '../testing/client-app.tsx';
import { isFullRun } from '../testing/full-run.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  await aFeed(server, { domainId: await anApprovedDomain(server), name: 'Trending' });
  for (const name of ['waiting.example', 'edited.example']) {
    await (
      await grtOf(server, 'acme')
    ).domains.create({
      domain_name: name,
      dmca_compliance_url: `https://${name}/dmca`,
      content_removal_email: `removal@${name}`,
    });
  }
});
afterAll(() => server.close());

interface AskedIn {
  readonly at: string;
  readonly opener: string | RegExp;
  readonly title: string | RegExp;
  readonly send: string;
  readonly busy: string;
  /** The call that is under way. */
  readonly call: RegExp;
  readonly field?: readonly [label: RegExp, text: string];
  readonly tick?: string;
  readonly as?: 'acme';
}

const dialogs: readonly AskedIn[] = [
  {
    at: '/admin/registrations?search=kumo',
    opener: 'Approve',
    title: 'Approve Kumo Streaming',
    send: 'Approve',
    busy: 'Approving...',
    call: /^\/admin\/registrations\/\d+\/approve$/,
  },
  {
    at: '/admin/clients?search=globex',
    opener: 'Suspend: Globex Clips',
    title: 'Suspend: Globex Clips',
    send: 'Suspend',
    busy: 'Suspending...',
    call: /^\/admin\/clients\/\d+\/suspend$/,
    field: [/^Reason/, 'Payment is overdue.'],
  },
  {
    at: '/admin/domains?search=waiting',
    opener: 'Approve',
    title: 'Approve waiting.example',
    send: 'Approve',
    busy: 'Approving...',
    call: /^\/admin\/domains\/\d+\/approve$/,
  },
  {
    at: '/admin/feeds?tab=review',
    opener: 'Reject',
    title: 'Reject Trending',
    send: 'Reject',
    busy: 'Rejecting...',
    call: /^\/admin\/feed-review$/,
    field: [/^Reason/, 'Not ours to show.'],
  },
  {
    as: 'acme',
    at: '/client/domains?search=edited',
    opener: 'Edit',
    title: 'Edit Domain',
    send: 'Update Domain',
    busy: 'Saving...',
    call: /^\/domains\/\d+$/,
    field: [/^Content Removal/, 'le'],
  },
  {
    as: 'acme',
    at: '/client/settings',
    opener: 'Create token',
    title: 'Create API token',
    send: 'Create token',
    busy: 'Creating...',
    call: /^\/auth\/tokens$/,
    field: [/^Name/, 'Nightly upload'],
    tick: 'Read the profile',
  },
];

/** Opens the dialog and sends what it asks about. */
async function sent({ at, opener, title, send, field, tick, as }: AskedIn, fetch: FetchLike) {
  const { user } = await (as === 'acme' ? openAsAcme : openAsReviewer)(server, at, fetch);
  await user.click((await screen.findAllByRole('button', { name: opener }))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: title });
  const inside = within(dialog);
  const button = await inside.findByRole<HTMLButtonElement>('button', { name: send });
  if (field) await user.type(await inside.findByLabelText(field[0]), field[1]);
  if (tick !== undefined) await user.click(inside.getByRole('checkbox', { name: tick }));
  await user.click(button);
  return { user, dialog, inside, button };
}

it('a call that failed leaves the dialog open, the focus where it was, and every way out as before', async () => {
  const [approval] = dialogs as [AskedIn];
  const asked = { ...approval, at: '/admin/registrations?search=lumi', title: 'Approve Lumière Vidéo' };
  const failing = failingServer(server, (_method, path) => asked.call.test(path));
  const held = heldServer(failing, (_method, path) => asked.call.test(path));
  const { user, dialog, inside, button } = await sent(asked, held.fetch);
  await held.arrived;
  await waitFor(() => expect(document.activeElement).toBe(dialog));
  held.release();
  expect((await inside.findByRole('alert')).textContent).toContain('Failed to approve registration');
  await waitFor(() => expect(document.activeElement).toBe(button));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** A question and a form stand for the others, which are the same dialog: the full run sends each. */
const standIns = new Set<AskedIn['title']>(['Reject Trending', 'Edit Domain']);
const sentNow = dialogs.filter(({ title }) => isFullRun || standIns.has(title));

it.each(sentNow)(
  '$title stays while its call is under way, whatever is pressed, and keeps the focus',
  async (asked) => {
    const held = heldServer(server, (method, path) => method !== 'GET' && asked.call.test(path));
    const { user, dialog, inside } = await sent(asked, held.fetch);
    await held.arrived;
    await inside.findByRole('button', { name: asked.busy });
    const buttons = inside
      .getAllByRole<HTMLButtonElement>('button')
      .filter(({ textContent, ariaLabel }) => ['Cancel', 'Close', asked.busy].includes(ariaLabel ?? textContent));
    expect(buttons.map(({ disabled }) => disabled)).not.toContain(false);
    expect(document.activeElement).toBe(dialog);
    await user.keyboard('{Escape}');
    await user.click(dialog.parentElement as HTMLElement);
    expect(screen.getByRole('dialog')).toBe(dialog);
    held.release();
    if (asked.send === 'Create token') await inside.findByRole('button', { name: 'Done' });
    else await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
