import { beforeEach, expect, it } from 'vitest';
import { call, formOf } from '../../testing/api-calls.ts';
import { anApplication } from '../../testing/applications.ts';
import { closingAfterEach } from '../../testing/server-per-test.ts';
import { describeOnServer } from '../../testing/servers.ts';
import type { TestServer } from '../../testing.ts';

const email = 'nora@brightside.example';
const dayMs = 86_400_000;

describeOnServer('the link from the receipt of an application', (startServer) => {
  const start = closingAfterEach(startServer);
  let server: TestServer;
  let reviewer: string;
  let id: number;
  let token: string;
  beforeEach(async () => {
    server = await start();
    reviewer = await server.signIn('reviewer');
    ({ id } = (await call(server, '/register', { form: formOf(anApplication({ email })) })).body.data);
    token = await linkTo(email);
  });

  const linkTo = async (recipient: string) => {
    const [link = ''] = (await server.latestMail(recipient)).links;
    expect(link).toMatch(/^http:\/\/grt\.test\/application\?token=grt_application_[\w-]{43}$/);
    return new URL(link).searchParams.get('token') ?? '';
  };
  const status = (given = token) => call(server, '/register/status', { json: { token: given } });
  const review = (verb: string, json: object) =>
    call(server, `/admin/registrations/${String(id)}/${verb}`, { token: reviewer, json });

  it('is mailed with the reference number, and shows the application and nothing internal', async () => {
    const { subject, text } = await server.latestMail(email);
    expect(subject).toBe('We received your application (GRT-202611-00005)');
    expect(text).toContain('Its reference number is GRT-202611-00005.');
    expect((await status()).body).toEqual({
      success: true,
      data: {
        application_id: 'GRT-202611-00005',
        company_name: 'Brightside Video',
        stage: 'received',
        submitted_at: '2026-11-20T10:00:00.000Z',
        decided_at: null,
        reason: null,
        question: null,
      },
    });
  });

  it('shows that it is being reviewed, and the decision: notes on an approval stay internal', async () => {
    await review('assign', { admin_id: 1 });
    expect((await status()).body.data).toMatchObject({ stage: 'in_review', decided_at: null });
    await review('approve', { admin_notes: 'Known from the trade fair' });
    expect((await status()).body.data).toMatchObject({ stage: 'approved', reason: null });
  });

  it('shows why it was rejected, in the words of the mail', async () => {
    await review('reject', { admin_notes: 'The website could not be reached.' });
    expect((await status()).body.data).toMatchObject({
      stage: 'rejected',
      decided_at: '2026-11-20T10:00:00.000Z',
      reason: 'The website could not be reached.',
    });
  });

  it('works for 90 days', async () => {
    server.clock.advance(90 * dayMs - 1000);
    expect((await status()).status).toBe(200);
    server.clock.advance(1000);
    const { status: code, body } = await status();
    expect([code, body['code'], body.message]).toEqual([410, 'link_expired', 'This link has expired.']);
  });

  it('cannot be guessed: 20 wrong ones are 404, and then all are 429; right ones do not count', async () => {
    for (let times = 0; times < 25; times += 1) expect((await status()).status).toBe(200);
    for (let times = 0; times < 20; times += 1) {
      const wrong = await status(`grt_application_${String(times)}`);
      expect([wrong.status, wrong.body.message]).toEqual([404, 'Invalid link']);
    }
    expect([(await status('another')).status, (await status()).status]).toEqual([429, 429]);
  });

  it('is asked for when there is none', async () => {
    const { status: code, body } = await status('');
    expect([code, body.errors]).toEqual([422, { token: ['Please use the link from the email'] }]);
  });
});
