import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { textDamaged } from '@grt/sdk/contract';

import { smallApp } from './testing/small-app.ts';
import type { SmallApp } from './testing/small-app.ts';

let small: SmallApp;

beforeAll(async () => {
  small = await smallApp();
});

afterAll(() => small.close());

const get = (path: string) => small.call('GET', `/api${path}`, { token: 'client' });
const create = (body: unknown) => small.call('POST', '/api/things', { token: 'client', body });
const lamp = { name: 'Lamp', email: 'lamp@example.com' };
const errorsOf = async (body: unknown) => {
  const reply = await create(body);
  expect(reply.status).toBe(422);
  return reply.body['errors'];
};

describe('paths and queries', () => {
  it('converts digits and booleans to values, and nothing else', async () => {
    await get('/things/7');
    expect(small.seen.at(-1)?.path).toEqual({ id: 7 });
    expect((await get('/things/pinned?page=2&open=1&color=red&tag=a&tag=b')).body['data']).toEqual({
      page: 2,
      open: true,
      color: 'red',
      tag: ['a', 'b'],
    });
    for (const [query, message] of [
      ['page=2.0', 'Page must be a whole number'],
      ['page=0x10', 'Page must be a whole number'],
      ['page=1e3', 'Page must be a whole number'],
      ['page=99999999999999999999', 'Page must be a whole number'],
      ['page=0', 'Page must be at least 1'],
      ['page=1&page=2', 'Page may be given only once'],
      ['open=yes', 'Open must be true or false'],
      ['color=blue', 'Color must be one of: red, green'],
    ]) {
      const { status, body } = await get(`/things/pinned?${query ?? ''}`);
      expect([query, status, Object.values(body['errors'] as object)[0]]).toEqual([query, 422, [message]]);
    }
  });

  it('treats an empty query value as absent', async () => {
    const { status, body } = await get('/things/pinned?page=&open=&color=&tag=&tag=a&search=');
    expect([status, body['data']]).toEqual([200, { tag: ['a'] }]);
    expect((await get('/things/pinned?colors=')).status).toBe(422);
  });

  it('refuses an id that is not a number, or too large', async () => {
    for (const [id, message] of [
      ['x', 'Id must be a whole number'],
      ['0', 'Id must be at least 1'],
      ['2147483648', 'Id must be at most 2147483647'],
      ['7%00', 'Please remove the unprintable characters'],
    ]) {
      const { status, body } = await get(`/things/${id ?? ''}`);
      expect([id, status, body['errors']]).toEqual([id, 422, { id: [message] }]);
    }
  });

  it('names an unknown query parameter, and ignores cache busters', async () => {
    expect((await get('/things/pinned?_=1&t=2')).body['data']).toEqual({});
    const { status, body } = await get('/things/pinned?colors=red&__proto__=1');
    expect([status, body['errors']]).toEqual([
      422,
      { colors: ['colors is not a known field'], ['__proto__']: ['__proto__ is not a known field'] },
    ]);
  });
});

describe('JSON bodies', () => {
  it('passes on a valid body with its defaults', async () => {
    const { status, body } = await create({ ...lamp, price: 0.29, note: null, owner: { first_name: 'Ann' } });
    expect([status, body['data']]).toEqual([
      201,
      { ...lamp, price: 0.29, note: null, owner: { first_name: 'Ann' }, count: 3 },
    ]);
  });

  it("reports what is missing, empty, blank, or null in the contract's sentences and order", async () => {
    const sentences = { name: ['Please name the thing'], email: ['Email is required'] };
    for (const body of [{}, { email: '', name: '' }, { email: '  ', name: '\t' }, { email: null, name: null }]) {
      const errors = await errorsOf(body);
      expect(errors).toEqual(sentences);
      expect(Object.keys(errors as object)).toEqual(['name', 'email']);
    }
  });

  it("uses the contract's sentence for a format, or else a default one, and one per field", async () => {
    expect(
      await errorsOf({
        ...lamp,
        email: 'lamp',
        name: 'x'.repeat(21),
        site: 'here',
        price: 1.005,
        color: 'blue',
        is_open: 'yes',
      }),
    ).toEqual({
      name: ['Please use a shorter name'],
      email: ['Please enter a valid email address'],
      color: ['Color must be one of: red, green'],
      site: ['Please enter a site with a dot'],
      price: ['Price must be a whole number of cents'],
      is_open: ['Is open must be true or false'],
    });
    expect(await errorsOf({ ...lamp, price: -1, count: 1.5, tags: [], note: 'x'.repeat(11) })).toEqual({
      price: ['Price must be at least 0'],
      count: ['Count must be a whole number'],
      note: ['Note must have at most 10 characters'],
      tags: ['Tags must have at least one entry'],
    });
  });

  it('reports faults across fields along with those of single fields, comparing only valid ones', async () => {
    const asked: unknown[] = [];
    const ruled = await smallApp({
      bodyRules: {
        'things.create': (body, { role }) => {
          asked.push({ body, role });
          return { price: ['Nothing costs that much'], color: ['Not this color'] };
        },
      },
    });
    const { body } = await ruled.call('POST', '/api/things', {
      token: 'client',
      body: { price: 3, count: 0, name: ' ', email: 'lamp@example.com ', color: 'blue' },
    });
    await ruled.close();
    expect(asked).toEqual([{ body: { price: 3, email: 'lamp@example.com' }, role: 'client' }]);
    expect(Object.entries(body['errors'] as object)).toEqual([
      ['name', ['Please name the thing']],
      ['color', ['Color must be one of: red, green']],
      ['price', ['Nothing costs that much']],
      ['count', ['Count must be at least 1']],
    ]);
  });

  it('puts a text on one line before checking its length, and leaves choices and lists alone', async () => {
    const { body } = await create({ ...lamp, name: `\tTwo\r\n\u0007lines${' '.repeat(30)}`, tags: ['red'] });
    expect(body['data']).toMatchObject({ name: 'Two lines', tags: ['red'] });
  });

  it('names nested fields and entries with dots', async () => {
    expect(await errorsOf({ ...lamp, owner: { age: 'x' }, tags: ['red', 'blue'] })).toEqual({
      'tags.1': ['Entry 2 must be one of: red, green'],
      'owner.first_name': ['First name is required'],
      'owner.age': ['Age must be a whole number'],
    });
    expect(await errorsOf({ ...lamp, tags: ['red', 'red'] })).toEqual({
      tags: ['Tags must not have the same entry twice'],
    });
  });

  it('reports for a choice what its closest part says, or the accepted types', async () => {
    expect(await errorsOf({ ...lamp, size: 'big' })).toEqual({ size: ['Size must be a whole number or an object'] });
    expect(await errorsOf({ ...lamp, size: 0 })).toEqual({ size: ['Size must be at least 1'] });
    expect(await errorsOf({ ...lamp, size: {} })).toEqual({ 'size.width': ['Width is required'] });
    expect((await create({ ...lamp, size: null })).status).toBe(201);
  });

  it('names unknown fields, including those that every object inherits', async () => {
    expect(
      await errorsOf({
        ...lamp,
        status: 'approved',
        constructor: 1,
        toString: 2,
        owner: { first_name: 'Ann', role: 'admin' },
      }),
    ).toEqual({
      status: ['status is not a known field'],
      constructor: ['constructor is not a known field'],
      toString: ['toString is not a known field'],
      'owner.role': ['owner.role is not a known field'],
    });
  });

  it('ignores __proto__, and pollutes nothing', async () => {
    const text =
      '{"name":"Lamp","email":"lamp@example.com","__proto__":{"isAdmin":true},"mapping":{"__proto__":"x","a":"title"}}';
    const { status, body } = await small.call('POST', '/api/things', {
      token: 'client',
      body: text,
      headers: { 'Content-Type': 'application/json' },
    });
    expect([status, body['data']]).toEqual([201, { ...lamp, mapping: { a: 'title' }, count: 3 }]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('refuses NUL characters and lone surrogates, in keys too', async () => {
    const message = ['Please remove the unprintable characters'];
    expect(await errorsOf({ ...lamp, name: 'a\u0000b' })).toEqual({ name: message });
    expect(await errorsOf({ ...lamp, owner: { first_name: '\uD800' } })).toEqual({ 'owner.first_name': message });
    expect(await errorsOf({ ...lamp, mapping: { '\uDC00': 'x' } })).toEqual({ mapping: message });
    expect((await create({ ...lamp, name: 'a😀b' })).status).toBe(201);
  });

  it('refuses U+FFFD in texts, but not in the names of columns', async () => {
    expect(await errorsOf({ ...lamp, name: 'Soci\uFFFDt\uFFFD', owner: { first_name: '\uFFFD' } })).toEqual({
      name: [textDamaged],
      'owner.first_name': [textDamaged],
    });
    expect(await errorsOf({ ...lamp, tags: ['red', '\uFFFD'] })).toMatchObject({ 'tags.1': [textDamaged] });
    expect(await create({ ...lamp, mapping: { 'titre\uFFFD': 'title' } })).toMatchObject({
      status: 201,
      body: { data: { mapping: { 'titre\uFFFD': 'title' } } },
    });
    expect((await get('/things/pinned?search=%EF%BF%BD')).status).toBe(200);
  });

  it('refuses nesting deeper than any call needs, without exhausting the stack', async () => {
    const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    for (const [levels, text] of [
      [40, deep(40)],
      [200_000, '['.repeat(200_000) + ']'.repeat(200_000)],
    ] as const) {
      const { status } = await small.call('POST', '/api/things', {
        token: 'client',
        body: text,
        headers: { 'Content-Type': 'application/json' },
      });
      expect([levels, status]).toEqual([levels, 422]);
    }
  });

  it('names the body itself when it is not an object', async () => {
    for (const value of [[], 'text', 7, null])
      expect(await errorsOf(value)).toEqual({ body: ['Body must be an object'] });
  });

  it('answers 400 for a body that is not JSON, not UTF-8, or empty', async () => {
    const post = (body: string | Uint8Array<ArrayBuffer> | null, type = 'application/json') =>
      small.app.request('/api/things', {
        method: 'POST',
        headers: { Authorization: 'Bearer client', 'Content-Type': type },
        body,
      });
    for (const [body, message] of [
      ['{"name":', 'The body is not valid JSON.'],
      ["{name: 'Lamp'}", 'The body is not valid JSON.'],
      [new Uint8Array([0x22, 0xff, 0x22]), 'The body is not valid UTF-8 text.'],
      [null, 'The request has no body.'],
    ] as const) {
      const response = await post(body);
      expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([400, message]);
    }
    expect((await post('{}', 'application/json; charset=utf-16')).status).toBe(415);
  });

  it('answers 415 naming the accepted type', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const { status, body } = await small.call('POST', '/api/things', {
        token: 'client',
        body: '{}',
        headers: { 'Content-Type': type },
      });
      expect([type, status, body['message']]).toEqual([type, 415, 'Please send the body as application/json.']);
    }
    const packed = await small.call('POST', '/api/things', {
      token: 'client',
      body: '{}',
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    });
    expect(packed.status).toBe(415);
  });

  it('accepts a body of 1 MiB and refuses one byte more', async () => {
    const sized = (bytes: number) => {
      const empty = JSON.stringify({ ...lamp, note: '' }).length;
      return JSON.stringify({ ...lamp, note: 'x'.repeat(bytes - empty) });
    };
    const send = async (text: string) =>
      (
        await small.call('POST', '/api/things', {
          token: 'client',
          body: text,
          headers: { 'Content-Type': 'application/json' },
        })
      ).status;
    expect(await send(sized(1_048_576))).toBe(422); // read, and refused for its long note
    expect(await send(sized(1_048_577))).toBe(413);
  });

  it('accepts no body, or an empty one, where the body is optional', async () => {
    const empty = {
      method: 'POST',
      headers: { Authorization: 'Bearer client', 'Content-Type': 'application/json' },
      body: new Blob([]).stream(),
      duplex: 'half',
    } as const;
    expect((await small.app.request('/api/things/7/close', empty)).status).toBe(200);
    expect((await small.call('POST', '/api/things/7/close', { token: 'client' })).body['data']).toEqual({});
    expect(
      (await small.call('POST', '/api/things/7/close', { token: 'client', body: { note: 'x' } })).body['data'],
    ).toEqual({ note: 'x' });
  });

  it('never answers 5xx, whatever JSON is sent', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.jsonValue(), fc.record({ name: fc.anything(), email: fc.anything(), mapping: fc.jsonValue() })),
        async (value) => {
          const { status } = await create(value ?? null);
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('forms', () => {
  const form = (fields: Record<string, string | File | string[]>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields))
      for (const entry of Array.isArray(value) ? value : [value]) data.append(name, entry);
    return data;
  };
  const file = new File(['id,title\n1,One\n'], 'feed.csv', { type: 'text/csv' });
  const send = (fields: Record<string, string | File | string[]>) =>
    small.call('POST', '/api/feeds', { body: form(fields) });

  it("converts texts to the contract's values, and passes files separately", async () => {
    const { status, body } = await send({
      feed_name: 'Clips',
      has_header: 'false',
      domain_id: '7',
      tags: ['a', 'b'],
      file,
    });
    expect([status, body['data'], body['sizes']]).toEqual([
      201,
      { feed_name: 'Clips', has_header: false, domain_id: 7, tags: ['a', 'b'] },
      { file: 15 },
    ]);
    const uploaded = small.seen.at(-1)?.files['file'];
    expect(uploaded).toMatchObject({ filename: 'feed.csv', declaredType: 'text/csv', sizeBytes: 15 });
    expect(Buffer.from(uploaded?.head ?? []).toString()).toBe('id,title\n1,One\n');
  });

  it("uses the contract's sentences, including for files, and leaves nothing behind", async () => {
    const { status, body } = await send({ feed_name: ' ', has_header: 'maybe' });
    expect([status, body['errors']]).toEqual([
      422,
      {
        feed_name: ['Please provide a feed name'],
        has_header: ['Has header must be true or false'],
        file: ['Please select a file to upload'],
      },
    ]);
    await send({ file });
    expect(await small.storedFiles()).toEqual([]);
  });

  it('refuses unknown fields and files, a file instead of a text and vice versa, and a field given twice', async () => {
    const { body } = await send({
      feed_name: ['A', 'B'],
      status: 'approved',
      extra: file,
      domain_id: file,
      file: 'text',
    });
    expect(body['errors']).toEqual({
      feed_name: ['Feed name may be given only once'],
      domain_id: ['domain_id is not a known field'],
      file: ['Please select a file to upload'],
      status: ['status is not a known field'],
      extra: ['extra is not a known field'],
    });
    expect(await small.storedFiles()).toEqual([]);
  });

  it('treats the empty file that browsers send for an untouched file field as absent', async () => {
    const { body } = await small.call('POST', '/api/licenses', {
      body: form({ name: 'Ann', license: new File([], '') }),
    });
    expect([body['data'], body['sizes']]).toEqual([{ name: 'Ann' }, {}]);
  });

  it('keeps what the handler keeps, and removes the rest', async () => {
    const keeping = await smallApp({
      handlers: {
        'forms.feed': async ({ files }) => ({
          status: 201,
          body: { success: true, data: await files['file']?.keep() },
        }),
      },
    });
    const { body } = await keeping.call('POST', '/api/feeds', { body: form({ feed_name: 'Clips', file }) });
    expect(await keeping.storedFiles()).toEqual([(body['data'] as { id: string }).id]);
    await keeping.close();
  });

  it('removes the file when the handler fails', async () => {
    const failing = await smallApp({ handlers: { 'forms.feed': async () => Promise.reject(new Error('no')) } });
    expect((await failing.call('POST', '/api/feeds', { body: form({ feed_name: 'Clips', file }) })).status).toBe(500);
    expect(await failing.storedFiles()).toEqual([]);
    await failing.close();
  });

  it('refuses U+FFFD in texts, but takes the names of columns in JSON as they are', async () => {
    const mapping = '{"titre\uFFFD":"title"}';
    const { body } = await send({ feed_name: 'Vid\uFFFDos', mapping, file });
    expect(body['errors']).toEqual({ feed_name: [textDamaged] });
    expect(await small.storedFiles()).toEqual([]);
    expect(await send({ feed_name: 'Clips', mapping, file })).toMatchObject({ status: 201 });
    expect(small.seen.at(-1)?.body).toMatchObject({ mapping });
  });

  it('refuses NUL characters in texts', async () => {
    const { body } = await send({ feed_name: 'a\u0000', file });
    expect(body['errors']).toEqual({ feed_name: ['Please remove the unprintable characters'] });
    expect(await small.storedFiles()).toEqual([]);
  });
});
