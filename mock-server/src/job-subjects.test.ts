import type { QueueStatus } from '@grt/sdk/contract';
import { expect, it } from 'vitest';
import { jobs } from './core/queue/queue.tables.ts';
import { aCsv, aFile, anApprovedDomain, sendFeed, signInPeople, started } from './modules/feeds/testing.ts';
import { call } from './testing/api-calls.ts';
import { describeOnServer } from './testing/servers.ts';

describeOnServer('a failed job', (start) => {
  it('names the record that it is about, and the request that queued it', async () => {
    const server = await start({ environment: { GRT_RATE_LIMITS: 'off', SMTP_URL: 'smtp://127.0.0.1:1' } });
    const people = await signInPeople(server);
    const { acme: token, reviewer } = people;
    const domainId = await anApprovedDomain(server, people, 'clips.example');
    const { feed } = started(await sendFeed(server, token, { domainId, file: aFile(aCsv([['a', 'A']])) }));
    const json = {
      feed_name: 'Fetched',
      category: 'girls',
      domain_id: domainId,
      feed_url: 'https://feeds.example/a.csv',
    };
    const { feed: fetched } = started(await call(server, '/client/feeds', { token, json }));
    const { feed: gone } = started(
      await sendFeed(server, token, { domainId, file: aFile(aCsv([['b', 'B']])), fields: { feed_name: 'Gone' } }),
    );
    await call(server, `/client/feeds/${String(gone.id)}`, { token, method: 'DELETE' });
    const waiting = await call(server, '/admin/registrations?status=pending&per_page=1', { token: reviewer });
    const [application] = waiting.body.data as unknown as { id: number }[];
    await call(server, `/admin/registrations/${String(application?.id)}/check-website`, { token: reviewer, json: {} });
    const { body } = await call(server, '/admin/outbox?per_page=1', { token: reviewer });
    const [mail] = body.data as unknown as { id: number }[];
    await server.platform.database.current().update(jobs).set({ state: 'failed', finishedAt: server.clock.now() });

    const queues = await call(server, '/system/queue-status', { token: reviewer });
    const { recent_failed_jobs: failed } = queues.body.data as unknown as QueueStatus;
    const about = (name: string) => failed.filter(({ job_class }) => job_class === name).map((job) => job.about);
    expect(about('feeds.import')).toEqual([gone, feed].map(({ id }) => ({ type: 'feed', id })));
    expect(about('feeds.fetch')).toEqual([{ type: 'feed', id: fetched.id }]);
    expect(about('feeds.erase')).toEqual([{ type: 'domain', id: domainId }]);
    expect(about('domains.check_policy')).toEqual([{ type: 'domain', id: domainId }]);
    expect(about('registrations.check_website')).toEqual([{ type: 'registration', id: application?.id }]);
    expect(about('mail.deliver')).toContainEqual({ type: 'mail', id: mail?.id });
    const mails = await call(server, `/admin/outbox?id=${String(mail?.id)}`, { token: reviewer });
    expect(mails.body.data).toMatchObject([{ id: mail?.id }]);
    const imported = failed.find(({ job_class }) => job_class === 'feeds.import');
    const audit = await call(server, `/admin/audit?request_id=${String(imported?.request_id)}`, { token: reviewer });
    expect(audit.body.data).toMatchObject([{ action: 'clientFeeds.create', subject_id: gone.id }]);
  });
});
