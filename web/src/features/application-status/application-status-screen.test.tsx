import { createGrt, memoryTokenStore, type FetchLike } from '@grt/sdk';
import { createTestServer, testPassword, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, afterEach, expect, it } from 'vitest';
import { anApplication } from '../../testing/an-application.ts';
import { renderApp } from '../../testing/render-app.tsx';

const email = 'nora@brightside.example';
let server: TestServer;
let applied: { readonly id: number; readonly application_id: string };
beforeEach(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  applied = await grt().registrations.submit({ ...anApplication, email });
});
afterEach(() => server.close());

const grt = () => createGrt({ baseUrl: server.baseUrl, fetch: server.fetch, tokenStore: memoryTokenStore() });

async function asReviewer() {
  const reviewer = grt();
  await reviewer.signIn({ username: 'reviewer', password: testPassword });
  return reviewer;
}

const open = (address: string, fetch: FetchLike = server.fetch) =>
  renderApp(address, { fetch, baseUrl: server.baseUrl });

async function openMailed(fetch?: FetchLike) {
  const [link = ''] = (await server.latestMail(email)).links;
  const { pathname, search } = new URL(link);
  return open(pathname + search, fetch);
}

const stages = async () =>
  (await screen.findAllByRole('listitem')).map((stage) => stage.querySelector('strong')?.parentElement?.textContent);

it('shows the number, and each stage that was reached', async () => {
  await openMailed();
  await screen.findByText(applied.application_id);
  expect(await stages()).toEqual([
    expect.stringMatching(/^Received, nowNov 20, 2026/),
    'In review, upcoming',
    'Decision, upcoming',
  ]);
  expect(document.title).toBe('Your application · GRT');
});

it('shows why it was not accepted', async () => {
  await (await asReviewer()).registrations.reject({ id: applied.id, admin_notes: 'The website could not be reached.' });
  const { data } = await (await asReviewer()).outbox.list({ recipient: email, page: 1 });
  const { pathname, search } = new URL(data.find(({ links }) => links.length > 0)?.links[0] ?? '');
  open(pathname + search);
  await screen.findByText('The website could not be reached.');
  expect((await stages())[2]).toMatch(/^Not accepted, decidedNov 20, 2026/);
});

const aPdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });

it('takes the answer to a question with its files, and sends it once although its reply is lost', async () => {
  const reviewer = await asReviewer();
  await reviewer.registrations.ask({ id: applied.id, question: 'A copy that can be read, please' });
  let lost = 0;
  const app = await openMailed(async (url, init) => {
    const reply = await server.fetch(url, init);
    if (!url.endsWith('/register/answer') || lost > 0) return reply;
    lost += 1;
    throw new TypeError('fetch failed');
  });
  await screen.findByText('A copy that can be read, please');
  const send = screen.getByRole('button', { name: 'Send answer' });
  await app.user.click(send);
  await screen.findByText('Please write an answer');
  const answer = screen.getByLabelText(/^Your answer/);
  expect(document.activeElement).toBe(answer);
  await app.user.click(answer);
  await app.user.paste('Here it is.');
  const add = async (file: File) => {
    const input = screen.getByLabelText('Add a file');
    input.removeAttribute('accept');
    await app.user.upload(input, file);
  };
  await add(new File(['x'], 'license.txt', { type: 'text/plain' }));
  await screen.findByText('Please select a PNG, JPG, or PDF file');
  for (const name of ['one.pdf', 'two.pdf', 'three.pdf']) {
    await add(aPdf(name));
    await screen.findByText(name);
  }
  expect(screen.queryByLabelText('Add a file')).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'Remove two.pdf' }));
  await app.user.click(send);
  await screen.findByText('Your answer could not be sent. Please try again.');
  await app.user.click(send);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull());
  const [asked] = await reviewer.registrations.questions({ id: applied.id });
  expect(asked).toMatchObject({ answer: 'Here it is.', files: [{ name: 'one.pdf' }, { name: 'three.pdf' }] });
});

it('says why a link does not work', async () => {
  open('/application?token=nobodys');
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid link');
});

it('asks for the link without one', async () => {
  open('/application');
  expect((await screen.findByRole('alert')).textContent).toBe('Please use the link from the email');
});
