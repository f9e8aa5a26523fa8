import type { FetchLike } from '@grt/sdk';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldServer } from '../../testing/client-app.tsx';
import { renderApp } from '../../testing/render-app.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const personal = {
  'First Name': 'Nora',
  'Last Name': 'Field',
  Email: 'nora@brightside.example',
  Phone: '+1 (312) 555-0199',
};
const business = {
  'Company Name': 'Brightside Video',
  Website: 'brightside.example',
  'Company Description': 'Short films about daylight.',
  'Job Title': 'Founder',
};

type Texts = Readonly<Record<string, string>>;

async function openWizard(fetch: FetchLike = server.fetch) {
  const app = renderApp('/landing?apply=1', { fetch, baseUrl: server.baseUrl });
  const dialog = await screen.findByRole('dialog', { name: 'Apply for access' });
  const { user } = app;
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name, hidden: true }));
  const field = (label: string) =>
    within(dialog).getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
  const enter = async (fields: Texts) => {
    for (const [label, text] of Object.entries(fields)) {
      await user.click(field(label));
      await user.paste(text);
    }
  };
  const choose = async (label: string, option: string) => {
    await user.click(field(label));
    await user.clear(field(label));
    await user.paste(option.slice(0, 12));
    await user.click(await screen.findByRole('option', { name: option, hidden: true }));
  };
  const toLicense = async () => {
    await enter(personal);
    await press('Continue');
    await enter(business);
    await press('Continue');
    await choose('Expected Traffic', '10k-50k');
    await choose('Budget Range', '$1000-$5000');
    await choose('Country', 'United States');
    await choose('State', 'Illinois');
    await choose('Timezone', 'Chicago time');
    await press('Continue');
    await press('Continue');
  };
  const tabs = () =>
    within(dialog)
      .getAllByRole<HTMLButtonElement>('tab')
      .map((tab) => [
        tab.textContent.replace(/^\d|^!/, ''),
        tab.disabled ? 'closed' : tab.getAttribute('aria-selected') === 'true' ? 'here' : 'open',
      ]);
  return { ...app, dialog, press, field, enter, choose, toLicense, tabs };
}

const steps = ['personal', 'business', 'goals', 'summary', 'license'] as const;

/** The wizard at a step, with everything filled in before a reload. */
async function openAt(step: (typeof steps)[number], values: Texts, fetch?: FetchLike) {
  const completed = steps.slice(0, steps.indexOf(step));
  sessionStorage.setItem('grt_application_draft', JSON.stringify({ values, step, completed }));
  return await openWizard(fetch);
}

/** The wizard at its last step. */
async function openAtLicense({ fetch, email = personal.Email }: { fetch?: FetchLike; email?: string } = {}) {
  const values = {
    name: personal['First Name'],
    last_name: personal['Last Name'],
    email,
    phone: personal.Phone,
    company: business['Company Name'],
    website: business.Website,
    description: business['Company Description'],
    job_title: business['Job Title'],
    expected_traffic: '10k-50k',
    budget_range: '$1000-$5000',
    country: 'US',
    state: 'IL',
    timezone: 'America/Chicago',
  };
  const app = await openAt('license', values, fetch);
  expect(app.tabs()[4]).toEqual(['License Upload', 'here']);
  return app;
}

const aLicense = () =>
  new File([Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0x2d)], 'license.pdf', { type: 'application/pdf' });

describe('the steps', () => {
  it('are five tabs, of which only the first is reachable', async () => {
    const app = await openWizard();
    expect(app.tabs()).toEqual([
      ['Personal Info', 'here'],
      ['Business Info', 'closed'],
      ['Goals & Budget', 'closed'],
      ['Summary', 'closed'],
      ['License Upload', 'closed'],
    ]);
    expect(within(app.dialog).getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(app.field('First Name')));
  });

  it('say what is missing, focus the first such field, and clear each error once filled in', async () => {
    const app = await openWizard();
    await app.enter({ 'First Name': 'Nora' });
    await app.press('Continue');
    expect(within(app.dialog).getByText('Last name is required')).toBeDefined();
    expect(within(app.dialog).getByText('Phone is required')).toBeDefined();
    expect(within(app.dialog).queryByText('First name is required')).toBeNull();
    expect(document.activeElement).toBe(app.field('Last Name'));
    await app.user.type(app.field('Last Name'), 'F');
    expect(within(app.dialog).queryByText('Last name is required')).toBeNull();
  });

  it('say what the server would refuse, in its words, before anything is sent', async () => {
    const app = await openWizard();
    await app.enter({ ...personal, Phone: '12', Email: 'nora' });
    await app.press('Continue');
    expect(within(app.dialog).getByText('Please enter a valid phone number')).toBeDefined();
    expect(within(app.dialog).getByText('Please enter a valid email address')).toBeDefined();
    expect(app.tabs()[0]).toEqual(['Personal Info, needs attention', 'here']);
    expect(document.activeElement).toBe(app.field('Email'));
  });

  it('advance with Enter, mark completed steps, and focus the first field', async () => {
    const app = await openWizard();
    await app.enter(personal);
    await app.user.keyboard('{Enter}');
    expect(app.tabs().slice(0, 3)).toEqual([
      ['Personal Info, completed', 'open'],
      ['Business Info', 'here'],
      ['Goals & Budget', 'closed'],
    ]);
    expect(document.activeElement).toBe(app.field('Company Name'));
    await app.press('Previous');
    expect(app.field('Email').value).toBe(personal.Email);
  });
});

describe('the state', () => {
  it('is disabled without a country, a list for the United States and Canada, and free text elsewhere', async () => {
    const app = await openAt('goals', { name: personal['First Name'] });
    expect(app.field('State').disabled).toBe(true);
    await app.choose('Country', 'Canada');
    await app.choose('Province', 'Ontario');
    expect(app.field('Province').value).toBe('Ontario');
    await app.choose('Country', 'United States');
    expect(app.field('State').value).toBe('');
    await app.choose('Country', 'France');
    await app.enter({ State: 'Occitanie' });
    expect(screen.queryByRole('option', { name: 'Occitanie' })).toBeNull();
    expect(app.field('State').value).toBe('Occitanie');
  });
});

describe('submitting', () => {
  it('shows everything entered, is not lost by Back, is sent once by two quick clicks, confirms, and starts empty the next time', async () => {
    let sent = 0;
    const held = heldServer(server, (_method, path) => path.endsWith('/register'));
    const app = await openWizard(async (url, init) => {
      if (url.endsWith('/register')) sent += 1;
      return await held.fetch(url, init);
    });
    await app.toLicense();
    await app.go('/landing');
    const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
    question.getByText(/^Your application has not been sent\./);
    await app.user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect([app.path(), app.tabs()[4]]).toEqual(['/landing?apply=1', ['License Upload', 'here']]);
    await app.press('Previous');
    const shown = [...app.dialog.querySelectorAll('dd')].map((value) => value.textContent);
    expect(shown).toEqual([
      ...Object.values(personal),
      ...Object.values(business),
      '10k-50k',
      '$1000-$5000',
      'United States',
      'Illinois',
      'Chicago time',
    ]);
    await app.press('Continue');
    await app.user.upload(within(app.dialog).getByLabelText('Business license'), aLicense());
    expect(within(app.dialog).getByText('license.pdf')).toBeDefined();
    await app.user.dblClick(within(app.dialog).getByRole('button', { name: 'Submit' }));
    await held.arrived;
    expect(within(app.dialog).getByRole('progressbar', { name: 'Upload' })).toBeDefined();
    expect(within(app.dialog).queryByRole('alert')).toBeNull();
    held.release();

    expect((await screen.findByRole('alert')).textContent).toContain(
      'Registration submitted successfully! We will review your application and get back to you soon.',
    );
    const { text } = await server.latestMail('nora@brightside.example');
    const [number = ''] = /GRT-\d{6}-\d{5}/.exec(text) ?? [];
    expect(screen.getByRole('alert').textContent).toContain(`Your reference number is ${number}.`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect([app.path(), sent]).toEqual(['/landing', 1]);
    const { rows } = await server.platform.database.pool.query(
      `select first_name, company_name, country, state from registrations where email = 'nora@brightside.example'`,
    );
    expect(rows).toEqual([{ first_name: 'Nora', company_name: 'Brightside Video', country: 'US', state: 'IL' }]);

    const [apply] = screen.getAllByRole('button', { name: 'Apply Now' });
    if (!apply) throw new Error('no Apply Now');
    await app.user.click(apply);
    await waitFor(() => expect(screen.queryByText('Application sent')).toBeNull());
    const again = await screen.findByRole('dialog', { name: 'Apply for access' });
    expect(within(again).getByRole<HTMLInputElement>('textbox', { name: 'First Name' }).value).toBe('');
    await app.user.click(within(again).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(apply));
  });

  it('goes to the first step that the server refuses, with messages above and below the fields', async () => {
    const app = await openAtLicense({ email: 'dana@northlight.example' });
    const taken = 'We already have an application from this email address. We will be in touch.';
    await app.press('Submit');
    const alert = await within(app.dialog).findByRole('alert');
    expect([...alert.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      'Validation failed:',
      `email: ${taken}`,
    ]);
    expect(app.tabs()[0]).toEqual(['Personal Info, needs attention', 'here']);
    expect(document.activeElement).toBe(app.field('Email'));
    expect(within(app.dialog).getByText(taken)).toBeDefined();
  });

  it('shows the specified sentence for any other failure, and keeps all input', async () => {
    const app = await openAtLicense({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    await app.press('Submit');
    const alert = await within(app.dialog).findByRole('alert');
    expect(alert.textContent).toBe('Registration failed. Please try again.');
    expect(document.activeElement).toBe(alert);
    expect(app.tabs()[4]).toEqual(['License Upload', 'here']);
  });

  it('can be canceled while in progress', async () => {
    const app = await openAtLicense({
      fetch: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    });
    await app.press('Submit');
    expect(await within(app.dialog).findByRole('progressbar', { name: 'Upload' })).toBeDefined();
    expect(within(app.dialog).getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(true);
    await app.press('Cancel');
    expect((await within(app.dialog).findByRole('alert')).textContent).toMatch(/canceled/);
    expect(within(app.dialog).getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(false);
  });

  it.each(['is canceled too late', 'arrives but its reply is lost'])(
    'again is answered with the first receipt when the first attempt %s',
    async (how) => {
      const email = `${how.replaceAll(' ', '-')}@brightside.example`;
      let lost = 0;
      const fetch: FetchLike = async (url, init) => {
        if (!url.endsWith('/register') || lost > 0) return await server.fetch(url, init);
        const { signal: _, ...lasting } = init ?? {};
        await server.fetch(url, lasting);
        lost += 1;
        if (how.startsWith('arrives')) throw new TypeError('fetch failed');
        return await new Promise<Response>((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        });
      };
      const app = await openAtLicense({ fetch, email });
      await app.press('Submit');
      await waitFor(() => expect(lost).toBe(1));
      if (how.startsWith('is canceled')) await app.press('Cancel');
      await within(app.dialog).findByRole('alert');
      await app.press('Submit');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const { rowCount } = await server.platform.database.pool.query('select 1 from registrations where email = $1', [
        email,
      ]);
      expect(rowCount).toBe(1);
    },
  );
});

describe('what was entered', () => {
  it('is discarded by closing, but only after asking', async () => {
    const app = await openWizard();
    await app.enter({ 'First Name': 'Nora' });
    await app.user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
    await app.user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(app.field('First Name').value).toBe('Nora');
    await app.press('Close');
    const again = await screen.findByRole('dialog', { name: 'Discard changes?' });
    await app.user.click(within(again).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.path()).toBe('/landing');
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  it('is kept for a reload, with the step, and not sent to anyone', async () => {
    const before = await openWizard();
    await before.enter(personal);
    await before.press('Continue');
    await before.enter({ Website: 'brightside.example' });
    const kept = sessionStorage.getItem('grt_application_draft') ?? '';
    cleanup();
    // Unlike this, a reload runs no clean-up.
    sessionStorage.setItem('grt_application_draft', kept);

    const app = await openWizard();
    expect(app.field('Website').value).toBe('brightside.example');
    await app.press('Previous');
    expect(app.field('Email').value).toBe(personal.Email);
    sessionStorage.clear();
  });

  it.each(['', '{', '[]', '{"values":{"name":1},"step":"personal","completed":[]}', '{"values":{},"step":"x"}'])(
    'starts empty with a draft that is not one: %s',
    async (kept) => {
      sessionStorage.setItem('grt_application_draft', kept);
      const app = await openWizard();
      expect(app.field('First Name').value).toBe('');
      sessionStorage.clear();
    },
  );
});

describe('the license', () => {
  it.each([
    ['a text file', new File(['x'], 'license.txt', { type: 'text/plain' }), 'Please select a PNG, JPG, or PDF file'],
    [
      'a byte more than 10MB',
      new File([new Uint8Array(10_485_761)], 'license.png', { type: 'image/png' }),
      'File size must be less than 10MB',
    ],
    [
      'a damaged picture',
      new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'license.png', { type: 'image/png' }),
      'The picture is damaged or incomplete. Please save it again, or send a PDF',
    ],
  ])('is not taken if it is %s', async (_, file, message) => {
    const app = await openAtLicense();
    const user = app.user;
    const input = within(app.dialog).getByLabelText('Business license');
    input.removeAttribute('accept');
    await user.upload(input, file);
    expect(await within(app.dialog).findByText(message)).toBeDefined();
    expect(within(app.dialog).queryByText(file.name)).toBeNull();
  });
});
