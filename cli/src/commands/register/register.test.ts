import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runGrtAs, runGrtAt, type GrtRun, type Seat } from '../../testing/run-grt.ts';

const application = {
  first_name: 'Dana',
  last_name: 'Reyes',
  email: 'dana@brightreel.example',
  phone: '+1 (212) 555-0142',
  company_name: 'Bright Reel',
  website: 'brightreel.example',
  company_description: 'Video reviews of outdoor gear.',
  job_title: 'Head of Growth',
  expected_traffic: '50k-100k',
  budget_range: '$5000-$10000',
  country: 'US',
  state: 'NY',
  timezone: 'America/New_York',
};
const pdf = Buffer.concat([
  Buffer.from('%PDF-1.4\n%âãÏÓ\n', 'latin1'),
  Buffer.alloc(2000, 0x20),
  Buffer.from('\n%%EOF\n'),
]);

describe('grt register', () => {
  let server: TestServer;
  let home: string;
  beforeAll(async () => {
    server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'grt-home-'));
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  const register = (seat: Seat, ...argv: readonly string[]): Promise<GrtRun> =>
    runGrtAt(server, home, seat, 'register', ...argv);
  const piped = (changes: object): Seat => ({ stdin: JSON.stringify({ ...application, ...changes }) });
  const find = async (email: string): Promise<unknown> => {
    const { out } = await runGrtAs(server, { as: 'reviewer' }, 'registrations', 'list', '--search', email, '--json');
    return (JSON.parse(out) as unknown[])[0];
  };

  it('sends an application from a file with its license, and prints its number', async () => {
    await writeFile(join(home, 'application.json'), JSON.stringify(application));
    await writeFile(join(home, 'license.pdf'), pdf);
    const { code, out, err } = await register({}, '--from', 'application.json', '--license', 'license.pdf');
    expect({ code, err }).toEqual({
      code: 0,
      err: 'Registration submitted successfully! We will review your application and get back to you soon.\n',
    });
    expect(out).toMatch(/^\d+\tGRT-202611-\d{5}\tpending\n$/);
    expect(await find(application.email)).toMatchObject({
      ...application,
      website: 'https://brightreel.example',
      status: 'pending',
    });
  });

  it('takes what people paste, and shows it as it was meant', async () => {
    const pasted = {
      company_name: '\u2067Bright\u200B \u202FReel\u2069',
      phone: '\u202A+49\u00A0(0)89/555\u20110110\u202C',
      email: '\u200Edana@b\u00FCcher.ex\u00ADample\u200B',
    };
    expect(await register(piped(pasted), '--from', '-')).toMatchObject({ code: 0 });
    expect(await find('dana@xn--bcher-kva.example')).toMatchObject({
      company_name: 'Bright Reel',
      phone: '+49 (0)89/555-0110',
      email: 'dana@xn--bcher-kva.example',
    });
    const { code, err } = await register(piped({ last_name: '\u200B', phone: '555\u2011011' }), '--from', '-');
    expect({ code, err }).toEqual({
      code: 8,
      err: 'error: Please correct these fields.\n  last_name: Last name is required\n  phone: Please enter a valid phone number\n',
    });
  });

  it('gives flags precedence over the file', async () => {
    const { code } = await register(
      piped({ email: 'old@flags.example' }),
      '--from',
      '-',
      '--email',
      'new@flags.example',
    );
    expect(code).toBe(0);
    expect(await find('new@flags.example')).toMatchObject({ first_name: 'Dana' });
  });

  it('prompts for what is missing at a terminal, with choices if there are any', async () => {
    const { email: _, country: __, state: ___, ...given } = application;
    await writeFile(join(home, 'some.json'), JSON.stringify(given));
    const seat = { columns: 80, answers: ['asked@terminal.example', 'Canada', 'Ontario'] };
    expect(await register(seat, '--from', 'some.json')).toMatchObject({ code: 0 });
    expect(await find('asked@terminal.example')).toMatchObject({ country: 'CA', state: 'ON' });
  });

  it('names every missing flag in a pipe', async () => {
    const { email: _, timezone: __, ...given } = application;
    const { code, err } = await register({ stdin: JSON.stringify(given) }, '--from', '-');
    expect({ code, err }).toEqual({ code: 2, err: 'error: Missing: --email, --timezone\n' });
  });

  it("refuses invalid fields in the platform's words before sending anything", async () => {
    const wrong = { email: 'nobody', phone: '12', expected_traffic: 'a lot', state: 'New York', first_name: ' ' };
    expect(await register(piped(wrong), '--from', '-')).toEqual({
      code: 8,
      out: '',
      err: [
        'error: Please correct these fields.',
        '  first_name: First name is required',
        '  email: Please enter a valid email address',
        '  phone: Please enter a valid phone number',
        '  state: Please choose a state from the list',
        '  expected_traffic: Please choose one of the listed traffic ranges',
        '',
      ].join('\n'),
    });
  });

  it('reports what the server refuses, by field', async () => {
    expect(await register(piped({ email: 'twice@brightreel.example' }), '--from', '-')).toMatchObject({ code: 0 });
    const { code, err } = await register(piped({ email: 'twice@brightreel.example' }), '--from', '-', '--json');
    expect(code).toBe(8);
    expect(JSON.parse(err)).toMatchObject({ code: 'invalid', status: 422, errors: { email: [expect.any(String)] } });
  });

  it.each([
    ['invalid JSON', 'hello'],
    ['no object', '[]'],
    ['an unknown field', '{"name":"x"}'],
    ['a number', '{"phone":12}'],
  ])('refuses a file with %s', async (_name, stdin) => {
    expect(await register({ stdin }, '--from', '-')).toMatchObject({ code: 2, out: '' });
  });

  it('refuses a license one byte over 10 MB, a missing one, and a renamed program', async () => {
    await writeFile(join(home, 'large.pdf'), Buffer.alloc(10_485_761, 0x20));
    await writeFile(join(home, 'virus.pdf'), Buffer.from('MZ\u0090\u0000 this is a program', 'latin1'));
    const large = await register(piped({ email: 'large@brightreel.example' }), '--from', '-', '--license', 'large.pdf');
    expect(large).toMatchObject({
      code: 8,
      err: expect.stringContaining('File size must be less than 10MB') as string,
    });
    await writeFile(join(home, 'cut.png'), Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a));
    const cut = await register(piped({ email: 'cut@brightreel.example' }), '--from', '-', '--license', 'cut.png');
    expect(cut).toMatchObject({
      code: 8,
      err: expect.stringContaining('The picture is damaged or incomplete') as string,
    });
    const missing = await register(piped({}), '--from', '-', '--license', 'nowhere.pdf');
    expect(missing).toMatchObject({ code: 2, err: 'error: File not found: nowhere.pdf\n' });
    const virus = await register(piped({ email: 'virus@brightreel.example' }), '--from', '-', '--license', 'virus.pdf');
    expect(virus.code).toBe(8);
    expect(await find('virus@brightreel.example')).toBeUndefined();
  });
});
