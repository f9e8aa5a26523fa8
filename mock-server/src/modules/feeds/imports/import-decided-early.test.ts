import { afterEach, describe, expect, it } from 'vitest';
import type { Import } from '@grt/sdk/contract';
import { seededRandom } from '../../../core/ids.ts';
import { silentLog } from '../../../core/log.ts';
import { undisturbed } from '../../../core/queue/testing/job-context.ts';
import { lingeringQueue } from '../../../core/queue/testing/lingering-queue.ts';
import { aPause } from '../../../core/queue/testing/pause.ts';
import { createQueue } from '../../../core/queue/queue.ts';
import { call } from '../../../testing/api-calls.ts';
import { defineFeedJobs } from '../feeds.jobs.ts';
import { aCsv, aFile, manyRows, sendFile, started } from '../testing.ts';
import { describeFeedsOnOldestDatabase } from '../testing/feed-scene.ts';
import { runImport, type ImportPayload } from './import-run.ts';
import { importJob } from './import-start.ts';
import { jobOf } from './testing/import-job.ts';

const whole = aCsv(manyRows(10));
const changed = aCsv(manyRows(10, 'New'));
/** Has so few of the rows that a person must decide. */
const short = aCsv(manyRows(2, 'New'));

describeFeedsOnOldestDatabase('a decision about an import whose job has not ended', (scene) => {
  const { importedFeed, theItems, theImport, imported } = scene;
  const platform = () => scene.server.platform;
  const newQueue = () =>
    createQueue({
      database: platform().database,
      clock: scene.server.clock,
      random: seededRandom('another'),
      log: silentLog,
    });

  let letGo: () => void = () => undefined;
  afterEach(() => letGo());

  const send = async (feedId: number, text: string): Promise<Import> =>
    started(await sendFile(scene.server, scene.people.acme, { feedId, file: aFile(text) })).run;

  const decide = async (verb: 'accept' | 'drop' | 'rollback', { feed_id, id }: Import) => {
    const path = `/client/feeds/${String(feed_id)}/imports/${String(id)}/${verb}`;
    const { status, body } = await call(scene.server, path, { token: scene.people.acme, method: 'POST' });
    return [status, (body.data as Import).state];
  };

  const stateOf = async ({ feed_id, id }: Import) => (await theImport(feed_id, id)).state;

  const titles = async ({ feed_id }: Import) =>
    new Set((await theItems(feed_id)).map(({ title }) => title?.slice(0, 5)));

  /** A worker in another process that has done all of an import, and whose job has not ended. */
  const atItsEnd = async (text: string) => {
    const feed = await importedFeed(aFile(whole));
    const { queue, end } = lingeringQueue({ ...platform(), clock: scene.server.clock });
    defineFeedJobs({ ...platform(), queue });
    ({ letGo } = end);
    const run = await send(feed.id, text);
    const drained = queue.drain();
    await end.reached;
    const ended = async () => {
      end.letGo();
      await drained;
    };
    return { run, ended };
  };

  describe('because it is at its very end', () => {
    it('rolls it back on another worker', async () => {
      const { run, ended } = await atItsEnd(changed);
      expect(await stateOf(run)).toBe('done');
      expect(await decide('rollback', run)).toEqual([200, 'queued']);
      await scene.server.drain();
      expect([await stateOf(run), await titles(run)]).toEqual(['rolled_back', new Set(['Title'])]);
      await ended();
      expect(await stateOf(run)).toBe('rolled_back');
      expect(await imported(run.feed_id, changed)).toMatchObject({ state: 'done', counts: { changed: 10 } });
    });

    it('rolls it back on the same worker, afterward', async () => {
      const { run, ended } = await atItsEnd(changed);
      expect(await decide('rollback', run)).toEqual([200, 'queued']);
      await ended();
      expect([await stateOf(run), await titles(run)]).toEqual(['rolled_back', new Set(['Title'])]);
    });

    it('applies an import on hold that is accepted', async () => {
      const { run, ended } = await atItsEnd(short);
      expect(await stateOf(run)).toBe('held');
      expect(await decide('accept', run)).toEqual([200, 'queued']);
      await scene.server.drain();
      expect(await theImport(run.feed_id, run.id)).toMatchObject({ state: 'done', counts: { changed: 2 } });
      await ended();
      expect(await stateOf(run)).toBe('done');
    });

    it('ends an import on hold that is dropped, and frees its feed', async () => {
      const { run, ended } = await atItsEnd(short);
      expect(await decide('drop', run)).toEqual([200, 'dropped']);
      expect(await imported(run.feed_id, changed)).toMatchObject({ state: 'done', counts: { changed: 10 } });
      await ended();
      expect(await stateOf(run)).toBe('dropped');
    });
  });

  it.each([
    ['rollback', changed, 'rolled_back'],
    ['accept', short, 'done'],
  ] as const)('leaves it to a job of its own when a lost job begins again: %s', async (verb, text, outcome) => {
    const feed = await importedFeed(aFile(whole));
    const run = await send(feed.id, text);
    const lost = await jobOf(platform(), run.id);
    await scene.server.drain();
    const before = await theItems(feed.id);
    expect(await decide(verb, run)).toEqual([200, 'queued']);
    expect(await runImport(platform(), lost, undisturbed())).toEqual({ state: 'queued' });
    expect(await theItems(feed.id)).toEqual(before);
    await scene.server.drain();
    expect(await stateOf(run)).toBe(outcome);
  });

  describe('because its worker was stuck, and has lost the job', () => {
    /** Lets another worker take over the job of an import and end it, the decision be made, and its job begin; then the
     * worker that was stuck goes on. */
    const decideWhileStuck = async (
      verb: 'accept' | 'rollback',
      text: string,
      place: 'beforeHold' | 'beforeFinish',
    ) => {
      const feed = await importedFeed(aFile(whole));
      const stuck = aPause();
      ({ letGo } = stuck);
      const { settings } = platform();
      const read = async () => {
        if (place === 'beforeHold') await stuck.wait();
        return settings.read();
      };
      const parts = { ...platform(), settings: { ...settings, read } };
      const queue = newQueue();
      queue.define<ImportPayload>(importJob, {
        queue: 'imports',
        handler: (job, context) => {
          const giveWay = async () => {
            if (place === 'beforeFinish') await stuck.wait();
            return context.giveWay();
          };
          return runImport(parts, job, { ...context, giveWay });
        },
      });
      const run = await send(feed.id, text);
      const { id } = await jobOf(platform(), run.id);
      const drained = queue.drain();
      await stuck.reached;

      scene.server.clock.advance(11_000);
      await platform().queue.start();
      await expect.poll(async () => (await platform().queue.job(id))?.state).toBe('done');
      await platform().queue.stop({ graceMs: 10_000 });
      expect(await decide(verb, run)).toEqual([200, 'queued']);
      const stopping = { ...undisturbed(), signal: AbortSignal.abort(new Error('The server is stopping')) };
      await expect(runImport(platform(), await jobOf(platform(), run.id), stopping)).rejects.toThrow('stopping');

      stuck.letGo();
      await drained;
      await scene.server.drain();
      return stateOf(run);
    };

    it('rolls it back', async () => {
      expect(await decideWhileStuck('rollback', changed, 'beforeFinish')).toBe('rolled_back');
    });

    it('applies an import on hold that is accepted', async () => {
      expect(await decideWhileStuck('accept', short, 'beforeHold')).toBe('done');
    });
  });

  it('is kept when the hourly cleanup had found the import waiting for more than an hour', async () => {
    const feed = await importedFeed(aFile(whole));
    const run = await send(feed.id, short);
    const { imports } = platform();
    const atWork: typeof imports.atWork = async (time) => {
      const found = await imports.atWork(time);
      await scene.server.drain();
      expect(await decide('accept', run)).toEqual([200, 'queued']);
      return found;
    };
    const queue = newQueue();
    // Its schedule is all that is wanted: the server itself runs the jobs.
    defineFeedJobs({ ...platform(), imports: { ...imports, atWork }, queue: { ...queue, define: () => undefined } });
    await queue.runDue(); // puts the schedule in place
    scene.server.clock.advance(2 * 3_600_000);
    await scene.signInAgain();
    expect(await queue.runDue()).toContain('feeds:tidy');
    expect(await stateOf(run)).toBe('queued');
    await scene.server.drain();
    expect(await stateOf(run)).toBe('done');
  });
});
