import { expect, it, vi } from 'vitest';
import type { Feed } from '@grt/sdk/contract';
import { call } from '../../../testing/api-calls.ts';
import { aHost } from '../../../testing/feed-host.ts';
import { describeOnServer } from '../../../testing/servers.ts';
import { aCsv, anApprovedDomain, signInPeople, started } from '../testing.ts';

vi.setConfig({ testTimeout: 120_000 }); // It writes or reads many thousands of rows.

const minuteMs = 60_000;

describeOnServer('a feed that is fetched at intervals', (start) => {
  it('is fetched again at once when the clock ran ahead by 40 days and was set back', async () => {
    let asked = 0;
    const host = await aHost((_, response) => {
      asked += 1;
      response.writeHead(200).end(aCsv([['a', `Title ${String(asked)}`]]));
    });
    const server = await start({ environment: { GRT_RATE_LIMITS: 'off', GRT_FEED_FETCH_ALLOW: host.name } });
    const people = await signInPeople(server);
    const domainId = await anApprovedDomain(server, people, 'clips.example');
    await server.platform.queue.runDue(); // sets up the schedule
    const form = {
      feed_name: 'Partner',
      category: 'girls',
      domain_id: domainId,
      has_header_row: true,
      feed_url: `${host.url}/videos.csv`,
      refresh_interval_minutes: 15,
    };
    const { feed } = started(await call(server, '/client/feeds', { token: people.acme, json: form }));
    await server.drain();
    expect(asked).toBe(1);

    const before = server.clock.now();
    server.clock.advance(40 * 24 * 60 * minuteMs);
    await server.platform.queue.runDue();
    expect(asked).toBe(2);
    server.clock.set(new Date(before.getTime() + 5 * minuteMs));
    await server.platform.queue.runDue(); // resets the schedule
    server.clock.advance(5 * minuteMs);
    await server.platform.queue.runDue();
    expect(asked).toBe(3);
    const token = await server.signIn('acme');
    const { next_refresh_at: next } = (await call(server, `/client/feeds/${String(feed.id)}`, { token })).body
      .data as Feed;
    expect(Date.parse(next ?? '')).toBe(server.clock.now().getTime() + 15 * minuteMs);
    await host.close();
  });
});
