import { beforeEach, expect, it } from 'vitest';
import { call, formOf } from '../../testing/api-calls.ts';
import { anApplication, aPng, pngBytes } from '../../testing/applications.ts';
import { closingAfterEach } from '../../testing/server-per-test.ts';
import { describeOnServer } from '../../testing/servers.ts';
import type { TestServer } from '../../testing.ts';

const email = 'nora@brightside.example';
const minuteMs = 60_000;
const question = 'Please send a copy of the license that can be read.';

describeOnServer('asking an applicant for more', (startServer) => {
  const start = closingAfterEach(startServer);
  let server: TestServer;
  let reviewer: string;
  let id: number;
  beforeEach(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    reviewer = await server.signIn('reviewer');
    ({ id } = (await call(server, '/register', { form: formOf(anApplication({ email })) })).body.data);
  });

  const tokenMailed = async () =>
    new URL((await server.latestMail(email)).links[0] ?? '').searchParams.get('token') ?? '';
  const review = (verb: string, json?: object) =>
    call(server, `/admin/registrations/${String(id)}${verb}`, { token: reviewer, ...(json && { json }) });
  const ask = () => review('/ask', { question });
  const answer = (token: string, fields: Record<string, string | Blob> = {}) =>
    call(server, '/register/answer', { form: formOf({ token, answer: 'Here it is.', ...fields }) });
  const status = async (token: string) => (await call(server, '/register/status', { json: { token } })).body.data;
  const waitingFor = async (who: string) => {
    const { body } = await call(server, `/admin/registrations?waiting_for=${who}&per_page=50`, { token: reviewer });
    return (body.data as { id: number }[]).some((row) => row.id === id);
  };

  it('mails the question, and pauses the clock until the answer is there', async () => {
    server.clock.advance(10 * minuteMs);
    expect((await ask()).body.data).toMatchObject({ status: 'pending', asked_at: '2026-11-20T10:10:00.000Z' });
    const { subject, text } = await server.latestMail(email);
    expect(subject).toBe('A question about your application (GRT-202611-00005)');
    expect(text).toContain(`\n${question}\n`);
    const token = await tokenMailed();
    expect(await status(token)).toMatchObject({ stage: 'waiting_for_applicant', question });
    expect([await waitingFor('applicant'), await waitingFor('reviewer')]).toEqual([true, false]);

    server.clock.advance(30 * minuteMs);
    const { status: code, body } = await answer(token);
    expect([code, body.message]).toEqual([200, 'Thank you. Your answer was sent.']);
    expect(body.data).toMatchObject({ stage: 'received', question: null });
    expect([await waitingFor('applicant'), await waitingFor('reviewer')]).toEqual([false, true]);
    expect((await review('')).body.data).toMatchObject({
      asked_at: null,
      created_at: '2026-11-20T10:00:00.000Z',
      waiting_since: '2026-11-20T10:30:00.000Z',
    });
  });

  it('is sorted by how long it has waited, without the time it waited for the applicant', async () => {
    server.clock.advance(minuteMs);
    const form = formOf(anApplication({ email: 'second@brightside.example' }));
    const { id: second } = (await call(server, '/register', { form })).body.data;
    await ask();
    server.clock.advance(30 * minuteMs);
    await answer(await tokenMailed());
    const sorted = async (query: string) => {
      const { body } = await call(server, `/admin/registrations?per_page=50&${query}`, { token: reviewer });
      return (body.data as { id: number }[]).map((row) => row.id).filter((one) => one === id || one === second);
    };
    expect(await sorted('status=pending&sort=created_at&order=asc')).toEqual([id, second]);
    expect(await sorted('status=pending&sort=waiting_since&order=asc')).toEqual([second, id]);
    expect(await sorted('sort=waiting_since')).toEqual([id, second]);
  });

  it('mails whoever the application is assigned to when the answer is there, and nobody otherwise', async () => {
    const { account } = (await server.platform.accounts.findByName('reviewer')) ?? {};
    const mailed = async () => {
      const admin = await server.signIn('admin');
      const { body } = await call(server, '/admin/outbox?per_page=100', { token: admin });
      return (body.data as { recipient: string }[]).filter(({ recipient }) => recipient === account?.email);
    };
    await ask();
    await answer(await tokenMailed());
    expect(await mailed()).toEqual([]);
    await review('/assign', { admin_id: account?.id });
    await ask();
    await answer(await tokenMailed());
    expect(await mailed()).toHaveLength(1);
    const { subject, links } = await server.latestMail(account?.email ?? '');
    expect(subject).toMatch(/^.+ answered a question \(GRT-202611-00005\)$/);
    expect(links[0]).toMatch(new RegExp(`/admin/registrations\\?open=${String(id)}$`));
  });

  it('keeps the answer with its files, which administrators download as they were sent', async () => {
    await ask();
    expect((await answer(await tokenMailed(), { file_1: aPng(), file_3: aPng('second.png') })).status).toBe(200);
    const [asked] = (await review('/questions')).body.data as { files: { id: number }[] }[];
    expect(asked).toMatchObject({
      question,
      asked_by: 'reviewer',
      answer: 'Here it is.',
      answered_at: '2026-11-20T10:00:00.000Z',
      files: [
        { name: 'license.png', type: 'png', size_bytes: pngBytes.length },
        { name: 'second.png', type: 'png', size_bytes: pngBytes.length },
      ],
    });
    const download = async (of: number) =>
      await server.fetch(
        `${server.baseUrl}/admin/registrations/${String(of)}/answer-files/${String(asked?.files[0]?.id)}`,
        {
          headers: { Authorization: `Bearer ${reviewer}` },
        },
      );
    const file = await download(id);
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(pngBytes);
    expect((await download(1)).status).toBe(404);
  });

  it('takes no file that would not be taken as a license, and then nothing at all', async () => {
    await ask();
    const token = await tokenMailed();
    const script = new File(['#!/bin/sh'], 'license.png', { type: 'image/png' });
    const { status: code, body } = await answer(token, { file_1: aPng(), file_2: script });
    expect([code, body.errors]).toEqual([422, { file_2: ['Please select a PNG, JPG, or PDF file'] }]);
    expect((await answer(token, { answer: ' ' })).body.errors).toEqual({ answer: ['Please write an answer'] });
    expect(await status(token)).toMatchObject({ question });
  });

  it('asks one question at a time, and takes one answer to each', async () => {
    await ask();
    const again = await ask();
    expect([again.status, again.body.message]).toEqual([
      409,
      'GRT-202611-00005 has been waiting for the applicant since November 20, 2026 at 10:00 UTC.',
    ]);
    const token = await tokenMailed();
    await answer(token);
    expect((await answer(token)).body.message).toBe('There is no question to answer. We may already have your answer.');
    expect((await ask()).status).toBe(200);
    expect((await answer(token)).status).toBe(200);
    expect((await review('/questions')).body.data).toHaveLength(2);
  });

  it('ends with the decision, which can be made without an answer', async () => {
    await ask();
    const token = await tokenMailed();
    expect((await review('/reject', { admin_notes: 'No answer' })).body.data).toMatchObject({ asked_at: null });
    expect(await status(token)).toMatchObject({ stage: 'rejected', question: null });
    const late = await answer(token);
    expect([late.status, late.body.message]).toEqual([409, 'Your application has already been decided.']);
    expect((await ask()).body['code']).toBe('already_decided');
  });

  it('is no work while it waits for the applicant', async () => {
    const work = async () => {
      const { body } = await call(server, '/admin/work', { token: reviewer });
      return (body.data as { registrations: { count: number } }).registrations.count;
    };
    const before = await work();
    await ask();
    expect(await work()).toBe(before - 1);
  });

  it('needs a text, and a link that is known', async () => {
    expect((await review('/ask', { question: ' ' })).body.errors).toEqual({
      question: ['Please write what is missing'],
    });
    const unknown = await answer('grt_application_unknown');
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Invalid link']);
  });
});
