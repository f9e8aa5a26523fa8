import { expect, it } from 'vitest';
import { aCsv, aFile, anApprovedDomain, manyRows, sendFeed, started } from '../testing.ts';
import { describeFeedsOnEveryDatabase } from '../testing/feed-scene.ts';

describeFeedsOnEveryDatabase('imports of several clients', (scene) => {
  it("do not wait for each other: a small one ends while another client's is still at its beginning", async () => {
    const { server, people } = scene;
    const domainId = await anApprovedDomain(server, { ...people, acme: people.globex }, 'globex.example');
    await server.drain();
    const large: number[] = [];
    for (let count = 0; count < 5; count += 1)
      large.push(started(await scene.send({}, aFile(aCsv(manyRows(200))))).run.id);
    const file = aFile(aCsv([['a', 'A']]));
    const small = started(await sendFeed(server, people.globex, { domainId, file }));

    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let begun = 0;
    server.platform.queue.beforeEach(async () => {
      begun += 1;
      if (begun === 1) await held; // the first of acme's
    });
    const drained = server.drain();
    const stateOf = async (id: number) => (await server.platform.imports.find(id))?.state;
    await expect.poll(() => stateOf(small.run.id)).toBe('done');
    expect(await Promise.all(large.map(stateOf))).toEqual(large.map(() => 'queued')); // none of acme's has taken its slot
    letGo();
    await drained;
    expect(await Promise.all(large.map(stateOf))).toEqual(large.map(() => 'done'));
  });
});
