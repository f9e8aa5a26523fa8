import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { anApplication } from '../../testing/an-application.ts';
import { grtOf } from '../../testing/client-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
let reviewer: Awaited<ReturnType<typeof grtOf>>;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  reviewer = await grtOf(server, 'reviewer');
});
afterAll(() => server.close());

const anApplicant = async (company: string, email: string) =>
  await reviewer.registrations.submit({ ...anApplication, company_name: company, email });
const tokenMailed = async (email: string) =>
  new URL((await server.latestMail(email)).links[0] ?? '').searchParams.get('token') ?? '';

it('asks with one key, goes on to the next case, and leaves the one that waits for its applicant', async () => {
  const { id } = await anApplicant('Asking A', 'a@asking.example');
  await anApplicant('Asking B', 'b@asking.example');
  const app = await openAsReviewer(server, '/admin/registrations?search=asking&open=next');
  const first = within(await screen.findByRole('dialog', { name: 'Asking A' }));
  expect(await first.findAllByTitle(/^Waiting \d+ [hd]$/)).toHaveLength(2);
  await screen.findByRole('button', { name: /^Ask for more/ });
  await app.user.keyboard('q');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask Asking A for more' }));
  const send = dialog.getByRole('button', { name: 'Send question' });
  expect(send.matches(':disabled')).toBe(true);
  await writeIn(app.user, dialog.getByLabelText(/^What is missing/), 'A license that can be read');
  await app.user.click(send);
  await screen.findByRole('dialog', { name: 'Asking B' });
  await screen.findByText('Asked Asking A.');
  const queue = screen.getByRole('list', { name: 'Queue' });
  await waitFor(() => expect(within(queue).queryByText('Asking A')).toBeNull());
  expect((await server.latestMail('a@asking.example')).text).toContain('A license that can be read');
  expect((await reviewer.registrations.show({ id })).asked_at).not.toBeNull();
});

it('lists what waits for its applicant, who is not asked twice, and shows the answer with its files', async () => {
  const { id } = await anApplicant('Answered', 'a@answered.example');
  await reviewer.registrations.ask({ id, question: 'A license that can be read' });
  const app = await openAsReviewer(server, '/admin/registrations?status=waiting&search=answered');
  const card = within(await screen.findByRole('listitem', { name: 'Answered' }));
  card.getByText('Waiting for applicant');
  expect(card.queryByText(/^Waiting \d/)).toBeNull();
  await app.user.click(card.getByRole('button', { name: 'View Details' }));
  const opened = within(await screen.findByRole('dialog', { name: 'Answered' }));
  await opened.findByText('No answer yet.');
  expect(opened.queryByRole('button', { name: /^Ask for more/ })).toBeNull();
  const queue = within(opened.getByRole('list', { name: 'Queue' }));
  expect((await queue.findByRole('button', { name: /Answered/ })).textContent).toBe('AnsweredWaiting for applicant');
  const token = await tokenMailed('a@answered.example');
  const file_1 = new File(['%PDF-1.4'], 'copy.pdf', { type: 'application/pdf' });
  await reviewer.registrations.answer({ token, answer: 'Here it is.', file_1 });
  await app.user.click(opened.getByRole('button', { name: 'Close' }));
  await app.user.click(await screen.findByRole('button', { name: 'Refresh' }));
  await screen.findByText('No matching applications');
  expect(
    (await reviewer.registrations.list({ waiting_for: 'reviewer', search: 'answered', page: 1 })).data,
  ).toHaveLength(1);
});

it('lists what waits for a reviewer, the longest waiting first: the time of a question does not count', async () => {
  const { id: asked } = await anApplicant('Waited A', 'a@waited.example');
  server.clock.advance(1000);
  await anApplicant('Waited B', 'b@waited.example');
  const { id: unanswered } = await anApplicant('Waited C', 'c@waited.example');
  await reviewer.registrations.ask({ id: asked, question: 'A license that can be read' });
  await reviewer.registrations.ask({ id: unanswered, question: 'A license that can be read' });
  server.clock.advance(60_000);
  await reviewer.registrations.answer({ token: await tokenMailed('a@waited.example'), answer: 'Here it is.' });

  await openAsReviewer(server, '/admin/registrations?status=review&sort=oldest&search=waited');
  const cards = await screen.findAllByRole('listitem', { name: /^Waited/ });
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Waited B', 'Waited A']);
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveProperty('value', 'review');
});
