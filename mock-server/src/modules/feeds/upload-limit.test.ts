import { expect, it, vi } from 'vitest';
import { call, formOf } from '../../testing/api-calls.ts';
import { closingAfterEach } from '../../testing/server-per-test.ts';
import { describeOnServer } from '../../testing/servers.ts';
import { aCsv, aFile, anApprovedDomain, sendFeed, signInPeople } from './testing.ts';

vi.setConfig({ testTimeout: 120_000 }); // It sends files at their limits.

describeOnServer('the limit of uploads', (startServer) => {
  const start = closingAfterEach(startServer);
  it('counts every file that an account sends, for any purpose, and each account separately', async () => {
    const server = await start({ environment: { GRT_LIMIT_UPLOAD: '4/1h' } });
    const people = await signInPeople(server);
    const domainId = await anApprovedDomain(server, people, 'clips.example');
    const file = () => aFile(aCsv([['a', 'A']]));
    const send = async () => (await sendFeed(server, people.acme, { domainId, file: file() })).status;
    const check = async (token = people.acme) =>
      (await call(server, '/client/feeds/validate', { token, form: formOf({ file: file() }) })).status;
    const replace = async (id: number) => {
      const path = `/client/feeds/${String(id)}`;
      return (await call(server, path, { token: people.acme, method: 'PUT', form: formOf({ file: file() }) })).status;
    };

    expect(await send()).toBe(201);
    await server.drain();
    const [feed] = (await call(server, '/client/feeds', { token: people.acme })).body.data as { id: number }[];
    expect(await check()).toBe(200);
    expect(await replace(feed?.id ?? 0)).toBe(200);
    await server.drain();
    expect(await send()).toBe(201);
    for (const status of [await send(), await check(), await replace(feed?.id ?? 0)]) expect(status).toBe(429);
    expect(await check(people.globex)).toBe(200);
    const rename = { token: people.acme, method: 'PUT', json: { feed_name: 'Renamed' } };
    expect((await call(server, `/client/feeds/${String(feed?.id)}`, rename)).status).toBe(200);
    server.clock.advance(3_600_000);
    const again = await signInPeople(server);
    expect((await sendFeed(server, again.acme, { domainId, file: file() })).status).toBe(201);
  });

  it('tells how many files are left with each of them, and what is left of all calls otherwise', async () => {
    const server = await start({ environment: { GRT_LIMIT_UPLOAD: '2/1h' } });
    const people = await signInPeople(server);
    await anApprovedDomain(server, people, 'clips.example');
    const left = async (path: string, form?: FormData) => {
      const { status, headers } = await call(server, path, { token: people.acme, ...(form ? { form } : {}) });
      return [
        status,
        headers.get('ratelimit-limit'),
        headers.get('ratelimit-remaining'),
        headers.get('ratelimit-reset'),
      ];
    };
    const check = () => left('/client/feeds/validate', formOf({ file: aFile(aCsv([['a', 'A']])) }));
    expect(await check()).toEqual([200, '2', '1', '3600']);
    expect(await check()).toEqual([200, '2', '0', '3600']);
    expect(await check()).toEqual([429, '2', '0', '3600']);
    expect((await left('/client/feeds')).slice(0, 2)).toEqual([200, '1200']);
  });

  it("counts administrators' files too", async () => {
    const server = await start({ environment: { GRT_LIMIT_UPLOAD: '1/1h' } });
    const people = await signInPeople(server);
    await anApprovedDomain(server, people, 'clips.example');
    const upload = async () => {
      const form = formOf({ client_id: '1', csv_delimiter: ',', feed_name: 'X', file: aFile(aCsv([['a', 'A']])) });
      return (await call(server, '/admin/feeds/upload', { token: people.reviewer, form })).status;
    };
    expect([await upload(), await upload()]).toEqual([200, 429]);
  });
});
