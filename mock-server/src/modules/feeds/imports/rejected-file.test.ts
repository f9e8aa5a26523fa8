import { expect, it } from 'vitest';
import { aCsv, aFile, manyRows } from '../testing.ts';
import { describeFeeds } from '../testing/feed-scene.ts';

describeFeeds('the rejected records of an import', (scene) => {
  const { imported, importedFeed, own, theFeed, theImport } = scene;

  const fetched = async (path: string, token = scene.people.acme) => {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await scene.server.fetch(`${scene.server.baseUrl}${path}/rejected`, { headers });
    const named = response.headers.get('content-disposition');
    return { status: response.status, named, text: await response.text() };
  };
  const placeOf = async (feedId: number): Promise<string> =>
    `/client/feeds/${String(feedId)}/imports/${String((await theFeed(feedId)).last_import?.id)}`;

  it('are sent in the form of the file, once they are corrected imported, and known of the same file sent again', async () => {
    const good = aCsv(manyRows(20));
    const bad = 'x,,https://img.example/x.jpg\ny,"Two\nlines",nowhere\nz,Too,many,cells\n';
    const { id } = await importedFeed(aFile(good + bad));
    const place = await placeOf(id);
    const text = `external_id,title,thumbnail_url\n${bad}`;
    const file = {
      status: 200,
      named: expect.stringContaining(`filename="import-${place.split('/').at(-1) ?? ''}-rejected.csv"`) as unknown,
      text,
    };
    expect(await fetched(place)).toEqual(file);
    expect(await fetched(place.replace('client', 'admin'), scene.people.reviewer)).toEqual(file);
    expect((await fetched(place, scene.people.globex)).status).toBe(404);

    expect(await imported(id, good + bad)).toMatchObject({ state: 'unchanged' });
    expect((await fetched(await placeOf(id))).text).toBe(text);
    const picture = 'https://img.example/y.jpg';
    const mended = text.replace('x,,', 'x,X,').replace('nowhere', picture).replace('many,cells', picture);
    const { id: run, hold_reason } = await imported(id, mended);
    expect(hold_reason).toBe('The file has 3 rows, over 30% fewer than the 23 last time.');
    await own(`/${String(id)}/imports/${String(run)}/accept`, { json: {} });
    await scene.server.drain();
    expect(await theImport(id, run)).toMatchObject({ state: 'done', counts: { rows: 3, added: 3, rejected: 0 } });
  });

  it('are none where nothing was rejected, and no longer there when the file is not', async () => {
    const { id } = await importedFeed();
    expect(await fetched(await placeOf(id))).toMatchObject({
      status: 404,
      text: expect.stringContaining('No record of this import was rejected.') as unknown,
    });
    const other = await importedFeed(aFile(`${aCsv(manyRows(10))}x,,\n`), { feed_name: 'Other' });
    const { imports, files } = scene.server.platform;
    for (const { fileId } of await imports.withFile(other.id)) if (fileId !== null) await files.remove(fileId);
    expect(await fetched(await placeOf(other.id))).toMatchObject({
      status: 410,
      text: expect.stringContaining('The file of this import has expired.') as unknown,
    });
  });
});
