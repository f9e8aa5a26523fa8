import { expect, it } from 'vitest';
import { aCsv, aFile, anApprovedDomain, manyRows, sendFeed, started } from '../testing.ts';
import { describeFeeds } from '../testing/feed-scene.ts';

describeFeeds('imports of several clients', (scene) => {
  it("do not wait for each other: a small one ends while another client's is still at its beginning", async () => {
    const { server, people } = scene;
    for (let count = 0; count < 5; count += 1) await scene.send({}, aFile(aCsv(manyRows(2000))));
    const domainId = await anApprovedDomain(server, { ...people, acme: people.globex }, 'globex.example');
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
    const ofGlobex = async () => (await server.platform.imports.find(small.run.id))?.state;
    await expect.poll(ofGlobex, { timeout: 20_000 }).toBe('done');
    expect(begun).toBe(2); // no other one of acme's has taken a slot
    letGo();
    await drained;
    expect(begun).toBe(6);
  });
});
