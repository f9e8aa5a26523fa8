import type { Grt } from '@grt/sdk';
import type { SitePage } from '@grt/sdk/contract';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anApplication } from '../testing/an-application.ts';
import { chooseFound } from '../testing/choose-found.ts';
import { anApprovedDomain, grtOf } from '../testing/client-app.tsx';
import { isFullRun } from '../testing/full-run.ts';
import { sendTwice, field, openLosing, type, type LosingForm } from '../testing/lost-reply.tsx';
import { writeIn } from '../testing/write-in.ts';

// A form whose reply was lost is sent again with the key of its first try (see core/use-once.ts). Those for getting
// into an account are in sent-again-access.test.tsx.

let server: TestServer;
let acme: Grt;
let admin: Grt;
let page: SitePage;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  await anApprovedDomain(server, 'approved.example');
  acme = await grtOf(server, 'acme');
  admin = await grtOf(server, 'admin');
});
afterAll(() => server.close());
beforeEach(() => localStorage.clear());

const csv = 'external_id,title,thumbnail_url\nv1,One,https://img.example/1.jpg\n';
const aFile = (name: string) => new File([csv], `${name}.csv`, { type: 'text/csv' });
async function fillInFeed(user: UserEvent, name: string, source: string | File) {
  if (typeof source === 'string') {
    await user.click(await screen.findByRole('radio', { name: 'From a URL' }));
    await user.type(await field(/^Feed URL/), source);
  } else await user.upload(await field('Feed file'), source);
  await type(user, { 'Feed name': name });
  await user.selectOptions(await field(/^Category/), 'girls');
  await chooseFound(user, await field(/^Domain/), 'approved.example');
  await user.click(await field('Has a header row'));
}
const feeds = async (search: string) => (await acme.clientFeeds.list({ search })).meta.total;

async function fillInDomain(user: UserEvent, name: string) {
  await type(user, {
    'Domain Name': name,
    'DMCA Policy URL': 'https://clips.example/dmca',
    'Content Removal': 'removal@clips.example',
  });
}

const forms: readonly LosingForm[] = [
  {
    what: 'a feed with its file',
    path: /client\/feeds$/,
    as: 'acme',
    at: '/client/feeds?add=1',
    fillIn: async (user) => await fillInFeed(user, 'Filed', aFile('filed')),
    button: 'Upload Feed',
    done: 'Filed was submitted',
    count: async () => await feeds('Filed'),
  },
  {
    what: 'a feed from a URL',
    path: /client\/feeds$/,
    as: 'acme',
    at: '/client/feeds?add=1',
    fillIn: async (user) => await fillInFeed(user, 'Fetched', 'https://feeds.example/videos.csv'),
    button: 'Add Feed',
    done: 'Add New Feed: import',
    count: async () => await feeds('Fetched'),
  },
  {
    what: 'a domain',
    path: /domains$/,
    as: 'acme',
    at: '/client/domains?add=1',
    fillIn: async (user) => await fillInDomain(user, 'once.example'),
    button: 'Add Domain',
    done: 'once.example was submitted for review',
    count: async () => (await acme.domains.list({ search: 'once.example' })).meta.total,
  },
  {
    what: 'a client',
    path: /admin\/clients$/,
    as: 'reviewer',
    at: '/admin/clients?add=1',
    fillIn: async (user) => {
      await type(user, {
        'Company name': 'Hazel Clips',
        'First name': 'Hana',
        'Last name': 'Grey',
        Email: 'hana@hazel.example',
      });
      await user.selectOptions(await field('Country'), 'Canada');
      await user.selectOptions(await field('State or province'), 'Ontario');
    },
    button: 'Add client and send link',
    done: 'Hazel Clips was added. A setup link is on its way to hana@hazel.example',
    count: async () => (await admin.clients.list({ search: 'hana@hazel.example' })).meta.total,
  },
  {
    what: 'a geo rule',
    path: /rules$/,
    as: 'reviewer',
    at: '/admin/systems?tab=geo',
    fillIn: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Add Rule' }));
      await type(user, { Code: 'DE', Name: 'Germany' });
    },
    button: 'Add Rule',
    done: 'Successfully added country: Germany',
    count: async () => (await admin.geo.list()).countries.filter(({ code }) => code === 'DE').length,
  },
  {
    what: 'an administrator',
    path: /admin\/users$/,
    as: 'admin',
    at: '/admin/settings',
    fillIn: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Add administrator' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add administrator' }));
      await user.type(dialog.getByLabelText(/^Username/), 'tess');
      await user.type(dialog.getByLabelText(/^First name/), 'Tess');
      await user.type(dialog.getByLabelText(/^Last name/), 'Lang');
      await writeIn(user, dialog.getByLabelText(/^Email/), 'tess@grt.example');
    },
    button: 'Add and send link',
    done: 'A link to choose a password is on its way to tess@grt.example.',
    count: async () => (await admin.users.list({ search: 'tess@grt.example' })).meta.total,
  },
  {
    what: 'a page',
    path: /admin\/pages$/,
    as: 'reviewer',
    at: '/admin/pages/create',
    fillIn: async (user) => {
      await type(user, { 'Page Title': 'Only one' });
      fireEvent.change(await field('Page Content as HTML'), { target: { value: '<p>One</p>' } });
    },
    button: 'Create Page',
    done: 'Page Management',
    count: async () => (await admin.pages.list({ search: 'only-one' })).meta.total,
  },
  {
    what: 'a change of a page',
    path: /update$/,
    as: 'reviewer',
    at: async () => {
      page = await admin.pages.create({ title: 'Changed', slug: 'changed', content: '<p>One</p>' });
      return `/admin/pages/${String(page.id)}/edit`;
    },
    fillIn: async (user) => await type(user, { 'Page Title': 'Changed once' }),
    button: 'Update Page',
    done: 'Page Management',
    count: async () => (await admin.pages.show({ id: page.id })).version - page.version,
  },
  {
    what: 'a page variable',
    path: /pages\/variables$/,
    as: 'reviewer',
    at: '/admin/pages?variables=1',
    fillIn: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'New variable' }));
      const form = within(await screen.findByRole('dialog', { name: 'New variable' }));
      await writeIn(user, form.getByLabelText('Key'), 'support_phone');
      await writeIn(user, form.getByLabelText('Name'), 'Support phone');
      await writeIn(user, form.getByLabelText('Default value'), '+1 555');
    },
    button: 'Save variable',
    done: 'default “+1 555”',
    count: async () => (await admin.variables.list()).filter((one) => one.variable_key === 'support_phone').length,
  },
  {
    what: 'a note',
    path: /admin\/notes$/,
    as: 'reviewer',
    at: '/admin/clients/1?tab=notes',
    fillIn: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Add note' }));
      const form = within(await screen.findByRole('dialog', { name: /^Internal note on/ }));
      await writeIn(user, form.getByLabelText(/^Internal note/), 'Called on Monday.');
    },
    button: 'Add note',
    done: 'Called on Monday.',
    count: async () => (await admin.notes.list({ subject_type: 'client', subject_id: 1 })).meta.total,
  },
  {
    what: 'a question to an applicant',
    path: /ask$/,
    as: 'reviewer',
    at: async () => {
      await admin.registrations.submit({ ...anApplication, company_name: 'Asked', email: 'a@asked.example' });
      return '/admin/registrations?search=asked.example&open=next';
    },
    fillIn: async (user) => {
      await screen.findByRole('button', { name: /^Ask for more/ });
      await user.keyboard('q');
      const dialog = within(await screen.findByRole('dialog', { name: 'Ask Asked for more' }));
      await writeIn(user, dialog.getByLabelText(/^What is missing/), 'A license that can be read');
    },
    button: 'Send question',
    done: 'Asked Asked.',
    count: async () => {
      const [asked] = (await admin.registrations.list({ search: 'asked.example' })).data;
      return (await admin.registrations.questions({ id: asked?.id ?? 0 })).length;
    },
  },
];

/** All of them send through the same hook, whose key the types require (use-once.ts), and the full run sends each: a file, a
 * change, and a step of a review stand for the others, and a domain in the browser (trouble.spec.ts). */
const standIns = new Set(['a feed with its file', 'a change of a page', 'a question to an applicant']);
const sent = forms.filter(({ what }) => isFullRun || standIns.has(what));

describe('after its reply was lost', () => {
  it.each(sent)('$what is saved once, though its form is sent again', async (form) => {
    expect(await sendTwice(server, form)).toBe(1);
  });

  it('a form that was changed, refused, and changed back is the first one again, even with a double click', async () => {
    const { user, sendInVain, sendAgain, found } = await openLosing(server, /domains$/, {
      as: 'acme',
      at: '/client/domains?add=1',
    });
    await fillInDomain(user, 'mine.example');
    await sendInVain('Add Domain');
    await type(user, { 'Domain Name': 'approved.example' });
    await sendAgain('Add Domain');
    expect(await screen.findByText('This domain has already been added.')).toBeDefined();
    await type(user, { 'Domain Name': 'mine.example' });
    await user.dblClick(found('Add Domain'));
    expect(await screen.findByText('mine.example was submitted for review')).toBeDefined();
    expect(screen.queryByText('This domain has already been added.')).toBeNull();
  });

  it('a new form is new, even with the same feed in it', async () => {
    const { user, sendInVain, sendAgain } = await openLosing(server, /feeds$/, {
      as: 'acme',
      at: '/client/feeds?add=1',
    });
    const file = aFile('twice');
    await fillInFeed(user, 'Twice', file);
    await sendInVain('Upload Feed');
    await sendAgain('Cancel');
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getAllByRole('button', { name: /Add.*Feed/ })[0] ?? document.body);
    await fillInFeed(user, 'Twice', file);
    await sendAgain('Upload Feed');
    expect(await screen.findByText('Twice was submitted')).toBeDefined();
    expect(await feeds('Twice')).toBe(2);
  });
});
