import { expect, it } from 'vitest';
import { fieldsRefused, textDamaged } from '@grt/sdk/contract';
import { aFile, needed, started } from '../../modules/feeds/testing.ts';
import { describeFeeds, unmapped } from '../../modules/feeds/testing/feed-scene.ts';
import { call, formOf, type CallOptions } from '../../testing/api-calls.ts';
import { anApplication } from '../../testing/applications.ts';

describeFeeds('a text with U+FFFD, which stands for characters that could not be read', (scene) => {
  const damaged = 'Soci\uFFFDt\uFFFD introuvable';
  const refused = (...fields: readonly string[]) => ({
    status: 422,
    body: { message: fieldsRefused, errors: Object.fromEntries(fields.map((field) => [field, [textDamaged]])) },
  });
  const send = (path: string, options: CallOptions) => call(scene.server, path, options);
  const kept = async (query: string) =>
    (await scene.server.platform.database.pool.query<Record<string, unknown>>(query)).rows;

  it('is refused as the reason or note of a decision, and nothing is decided or mailed', async () => {
    await send('/register', { form: formOf(anApplication()) });
    const [{ id } = {}] = await kept('select id from registrations order by id desc limit 1');
    const before = await kept('select count(*) from outbox');
    const token = scene.people.reviewer;
    const applications = '/admin/registrations';
    for (const verb of ['approve', 'reject'])
      expect(
        await send(`${applications}/${String(id)}/${verb}`, { token, json: { admin_notes: damaged } }),
      ).toMatchObject(refused('admin_notes'));
    const decisions = [{ id, decision: 'reject', admin_notes: damaged }];
    expect(await send(`${applications}/decide`, { token, json: { decisions } })).toMatchObject(
      refused('decisions.0.admin_notes'),
    );
    expect(await send(`${applications}/${String(id)}/ask`, { token, json: { question: damaged } })).toMatchObject(
      refused('question'),
    );
    const domain = `/admin/domains/${String(scene.domainId)}/reject`;
    expect(await send(domain, { token, json: { admin_notes: damaged, revoke: true } })).toMatchObject(
      refused('admin_notes'),
    );
    expect(await kept('select count(*) from outbox')).toEqual(before);
    expect(await kept(`select status from registrations where id = ${String(id)}`)).toEqual([{ status: 'pending' }]);
  });

  it('is refused in an application, also when a form is not in UTF-8, and nothing is stored', async () => {
    const before = await kept('select count(*) from registrations');
    const form = formOf(anApplication({ company_name: damaged, first_name: '\uFFFD' }));
    expect(await send('/register', { form })).toMatchObject(refused('first_name', 'company_name'));

    const parts = Object.entries(anApplication({ company_name: 'Société' })).map(([name, value]) => {
      const text = typeof value === 'string' ? value : '';
      return `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
    });
    const reply = await scene.server.fetch(`${scene.server.baseUrl}/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: Buffer.from(`${parts.join('')}--x--\r\n`, 'latin1'),
    });
    expect({ status: reply.status, body: await reply.json() }).toMatchObject(refused('company_name'));
    expect(await kept('select count(*) from registrations')).toEqual(before);
  });

  it('is refused in the name of a feed, but its columns and rows may be damaged', async () => {
    const file = () => aFile(unmapped.replace('Headline', 'Titr\uFFFD').replace('One', 'L\uFFFDa'));
    const mapping = { Key: 'external_id', 'Titr\uFFFD': 'title', Picture: 'thumbnail_url' };
    expect(await scene.send({ feed_name: 'Vid\uFFFDos' }, file())).toMatchObject(refused('feed_name'));

    const form = formOf({ file: file(), has_header_row: 'true', mapping: JSON.stringify(mapping) });
    expect(await scene.own('/validate', { form })).toMatchObject({ status: 200, body: { data: { accepted: 2 } } });
    const { feed } = started(await scene.map(needed(await scene.send({}, file())).upload_id, mapping));
    await scene.server.drain();
    expect((await scene.theItems(feed.id)).map(({ title }) => title)).toContain('L\uFFFDa');
    const saved = await scene.own(`/${String(feed.id)}/mapping`, { method: 'PUT', json: { mapping } });
    expect(saved).toMatchObject({ status: 200, body: { data: { mapping } } });
  });

  it('may be searched for', async () => {
    expect(await scene.admin('?search=%EF%BF%BD')).toMatchObject({ status: 200 });
  });
});
