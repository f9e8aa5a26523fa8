import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { tokenStorageKey, userStorageKey } from '@grt/sdk/contract';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openAsReviewer } from '../testing/admin-app.tsx';
import { openAsAcme } from '../testing/client-app.tsx';
import { aUser } from '../testing/render-app.tsx';
import { createQueryClient } from './query-client.ts';

let asked: string[];
beforeEach(() => {
  asked = [];
  localStorage.clear();
});

function Asking({ name, enabled }: { name: string; enabled?: boolean }) {
  useQuery({
    queryKey: [name],
    queryFn: () => asked.push(name),
    ...(enabled === undefined ? {} : { enabled }),
  });
  return null;
}

const ask = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Asking name="own" />
      <Asking name="open" enabled />
    </QueryClientProvider>,
  );

it('asks nothing without an account, except what visitors may ask', async () => {
  ask();
  await waitFor(() => expect(asked).toEqual(['open']));
});

it('asks everything for whoever is signed in', async () => {
  localStorage.setItem(tokenStorageKey, 'any');
  localStorage.setItem(userStorageKey, JSON.stringify(aUser('client')));
  ask();
  await waitFor(() => expect(asked).toEqual(['own', 'open']));
});

function Polling({ read }: { read: () => Promise<unknown> }) {
  useQuery({ queryKey: ['polled'], queryFn: read, enabled: true, retry: 1, refetchInterval: 2000 });
  return null;
}

it('polls what fails after growing pauses, and without retries, until it succeeds again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let isUp = true;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Polling
        read={async () => {
          asked.push('polled');
          return isUp ? await Promise.resolve(1) : await Promise.reject(new Error('Down'));
        }}
      />
    </QueryClientProvider>,
  );
  const askedWithin = async (seconds: number) => {
    asked = [];
    await act(async () => await vi.advanceTimersByTimeAsync(seconds * 1000));
    return asked.length;
  };
  expect(await askedWithin(11)).toBe(5);
  isUp = false;
  // It fails 2, 4, 8, 16, and 26 seconds after the last success.
  expect(await askedWithin(27)).toBe(5);
  isUp = true;
  await askedWithin(11);
  expect(await askedWithin(20)).toBe(10);
});

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

it('asks nothing of a console once one has signed out', async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  const { fetch } = server;
  let isOut = false;
  const app = await openAsAcme(server, '/client/dashboard', async (input, init) => {
    const path = new URL(input).pathname;
    if (path.endsWith('/auth/logout')) isOut = true;
    else if (isOut && !/^\/api\/(health|public)/.test(path)) asked.push(path);
    return await fetch(input, init);
  });
  const navigation = within(await screen.findByRole('navigation', { name: 'Main' }));
  await app.user.click(navigation.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(app.path()).toBe('/landing'));
  await waitFor(() => expect(isOut).toBe(true));
  expect(asked).toEqual([]);
});

it('ends what is under way before it signs out', async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  const { fetch } = server;
  const underWay = new Map<string, AbortSignal | undefined>();
  let leftOver: readonly string[] | undefined;
  const app = await openAsReviewer(server, '/admin', async (input, init) => {
    const path = new URL(input).pathname;
    if (path.endsWith('/auth/logout')) {
      leftOver = [...underWay].filter(([, signal]) => signal?.aborted !== true).map(([unfinished]) => unfinished);
      return await fetch(input, init);
    }
    underWay.set(path, init?.signal ?? undefined);
    const reply = await fetch(input, init);
    // The counts come late.
    if (path === '/api/admin/work') await new Promise((late) => init?.signal?.addEventListener('abort', late));
    // What the server tells has no end.
    if (path !== '/api/admin/live') underWay.delete(path);
    return reply;
  });
  await waitFor(() => expect([...underWay.keys()].toSorted()).toEqual(['/api/admin/live', '/api/admin/work']));
  await app.user.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(app.path()).toBe('/login'));
  await waitFor(() => expect(leftOver).toEqual([]));
});
