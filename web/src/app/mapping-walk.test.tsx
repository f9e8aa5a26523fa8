import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import type { FetchLike } from '@grt/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFeed, anApprovedDomain, keepSessionOf } from '../testing/client-app.tsx';
import { controlLabeled, controlsIn, nameOf } from '../testing/form-walk/controls.ts';
import { press, soon } from '../testing/form-walk/walked-form.ts';
import { renderApp } from '../testing/render-app.tsx';

type Mapping = Readonly<Record<string, unknown>>;
type Sentences = Readonly<Record<string, string>>;

const columns = ['Key', 'Headline', 'Picture', 'Length'];
const rows = 'a1,First,https://img.example/1.jpg,5\na2,Second,https://img.example/2.jpg,6\n';
const right = { Key: ['external_id'], Headline: ['title'], Picture: ['thumbnail_url'], Length: ['duration'] };
let server: TestServer;
let domainId: number;
let feeds = 0;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  domainId = await anApprovedDomain(server);
});
afterAll(() => server.close());

const people = [
  { as: 'acme', at: '/client/feeds?file=', calls: '/client/feeds' },
  { as: 'reviewer', at: '/admin/feeds?tab=management&file=', calls: '/admin/feeds' },
] as const;

describe.each(people)('the mapping that $as sends', (person) => {
  it('is refused as the server refuses it, with the same sentences, and sent once it is right', async () => {
    const { sent, refusalsOf } = await opened(person);
    const wrong = { ...right, Key: [], Length: ['title'] };
    for (const column of columns) choose(column, []);
    for (const [column, fields] of Object.entries(wrong)) choose(column, fields);
    const refused = await refusalsOf(mappingOf(wrong));
    expect(Object.keys(refused)).toEqual(['mapping', 'mapping.Length']);
    await press('Submit Mapping');
    expect(told()).toEqual(refused);
    expect(sent).toEqual([]);

    const sendable = { ...right, Length: ['duration', 'quality'] };
    choose('Key', sendable.Key);
    choose('Length', []);
    choose('Length', sendable.Length);
    await press('Submit Mapping');
    await waitFor(() => expect(sent).toHaveLength(1), soon);
    expect(sent[0]).toEqual(mappingOf(sendable));
    expect(await refusalsOf(sent[0] ?? {})).toEqual({});
  });
});

/** Uploads a file for a feed of its own, whose columns are to be mapped, up to that step.
 * @returns the mappings that the screen sends, which go no further, and what the server says of one */
async function opened({ as, at, calls }: (typeof people)[number]) {
  const sent: Mapping[] = [];
  let uploadId = '';
  const fetch: FetchLike = async (input, init) => {
    if (input.endsWith('/process-mapping')) {
      sent.push(((await new Request(input, init).json()) as { mapping: Mapping }).mapping);
      return Response.json({ success: false, message: 'Noted', code: 'internal' }, { status: 500 });
    }
    const reply = await server.fetch(input, init);
    if ((init?.method ?? 'GET') === 'GET' || !reply.ok) return reply;
    const body = (await reply.json()) as { data: { upload_id: string } };
    uploadId = body.data.upload_id;
    return Response.json(body, reply);
  };
  feeds += 1;
  const feed = await aFeed(server, { domainId, name: `Trending ${String(feeds)}` });
  await keepSessionOf(server, as);
  const token = await server.signIn(as);
  renderApp(`${at}${String(feed)}`, { fetch, baseUrl: server.baseUrl });
  const file = new File([`${columns.join(',')}\n${rows}`], 'dump.csv', { type: 'text/csv' });
  fireEvent.change(await waitFor(() => controlLabeled(document.body, 'Feed file'), soon), {
    target: { files: [file] },
  });
  await press('Upload File');
  await waitFor(() => controlLabeled(document.body, 'Field for Key'), soon);
  const refusalsOf = async (mapping: Mapping): Promise<Sentences> => {
    const reply = await server.fetch(`${server.baseUrl}${calls}/process-mapping`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ upload_id: uploadId, mapping }),
    });
    if (reply.ok) return {};
    return firstOfEach(((await reply.json()) as { errors: Record<string, string[]> }).errors);
  };
  return { sent, refusalsOf };
}

/** The first sentence of the whole, and of each column. */
function firstOfEach(errors: Readonly<Record<string, readonly string[]>>): Sentences {
  const known = Object.entries(errors).map(
    ([name, [sentence = '']]) => [name.split('.').slice(0, 2).join('.'), sentence] as const,
  );
  return Object.fromEntries(known.toReversed());
}

const mappingOf = (chosen: Readonly<Record<string, readonly string[]>>): Mapping =>
  Object.fromEntries(
    Object.entries(chosen).flatMap(([column, fields]) => {
      const targets = fields.map((field) => ({ field }));
      return targets.length === 0 ? [] : [[column, targets.length === 1 ? fields[0] : targets]];
    }),
  );

const selectsOf = (column: string) =>
  controlsIn(document.body).filter((control) => new RegExp(`^Field( \\d)? for ${column}$`).test(nameOf(control)));

function choose(column: string, fields: readonly string[]): void {
  const set = (index: number, value: string) => {
    const select = selectsOf(column)[index];
    if (!select) throw new Error(`${column} has no place for ${value}`);
    fireEvent.change(select, { target: { value } });
  };
  if (fields.length === 0) while (selectsOf(column)[0]?.value !== '') set(0, '');
  for (const [index, field] of fields.entries()) {
    const row = selectsOf(column)[0]?.closest<HTMLElement>('[data-mapped]') ?? document.body;
    if (index > 0) fireEvent.click(within(row).getByText('Use for another field too'));
    set(index, field);
  }
}

/** What the screen says of the whole, and at each column. */
function told(): Sentences {
  const ofColumns = columns.flatMap((column) =>
    selectsOf(column).flatMap((select) => {
      const ids = (select.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id.endsWith('-error'));
      return ids.map((id) => [`mapping.${column}`, document.querySelector(`[id="${id}"]`)?.textContent ?? ''] as const);
    }),
  );
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => ['mapping', textContent] as const);
  return Object.fromEntries([...alerts, ...ofColumns]);
}
