import { afterEach, describe, expect, it } from 'vitest';

import { Refusal } from '../refusal.ts';
import { smallApp } from './testing/small-app.ts';
import type { SmallApp, SmallAppOptions } from './testing/small-app.ts';
import { smallContract } from './testing/small-contract.ts';

let small: SmallApp;

async function start(options?: SmallAppOptions): Promise<SmallApp> {
  small = await smallApp(options);
  return small;
}

afterEach(() => small.close());

describe('binding', () => {
  it('refuses to start when an operation lacks a handler, or a handler lacks an operation', async () => {
    await start();
    await expect(smallApp({ handlers: { 'things.paint': async () => ({ body: {} }) } })).rejects.toThrow(
      'not in the contract: things.paint',
    );
    await expect(smallApp({ without: ['things.show'] })).rejects.toThrow('without a handler: things.show');
  });

  it('runs the work due before a call once the call is allowed and valid, and passes on its failure', async () => {
    const before: string[] = [];
    await start({ before: async ({ id }) => void before.push(id) });
    await small.call('GET', '/api/things/7', { token: 'nobody' });
    await small.call('GET', '/api/things/seven', { token: 'client' });
    expect(before).toEqual([]);
    await small.call('GET', '/api/things/7', { token: 'client' });
    expect(before).toEqual(['things.show']);
    await small.close();
    await start({ before: () => Promise.reject(new Refusal(503, 'Please try again later.')) });
    const { status } = await small.call('GET', '/api/things/7', { token: 'client' });
    expect([status, small.seen.length]).toEqual([503, 0]);
  });

  it('prefers a fixed segment to a parameter, regardless of document order', async () => {
    await start();
    const { body } = await small.call('GET', '/api/things/pinned', { token: 'client' });
    expect(body).toEqual({ success: true, data: {} });
  });

  it('answers 405 with Allow for a method that the path does not have', async () => {
    await start();
    const { status, headers, body } = await small.call('PUT', '/api/things/7', { token: 'client' });
    expect([status, headers.get('allow'), body['code']]).toEqual([
      405,
      'GET, DELETE, HEAD, OPTIONS',
      'method_not_allowed',
    ]);
  });

  it('answers 404 in JSON for an unknown path', async () => {
    await start();
    for (const path of ['/api/nothing', '/api/things/7/', '/api/THINGS/7', '/api', '/elsewhere']) {
      const { status, body } = await small.call('GET', path);
      expect([path, status, body['code']]).toEqual([path, 404, 'no_such_path']);
    }
  });

  it('answers HEAD like GET, without a body', async () => {
    await start();
    const response = await small.app.request('/api/things/7', {
      method: 'HEAD',
      headers: { Authorization: 'Bearer client' },
    });
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'application/json',
      '',
    ]);
  });

  it('returns a file with a safe name, and 204 without a body', async () => {
    await start();
    const file = await small.call('GET', '/api/things/export', { token: 'admin' });
    expect(file.body['text']).toBe('id,name\r\n7,Lamp\r\n');
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="things.csv"; filename*=UTF-8''things.csv`,
    );
    expect((await small.call('DELETE', '/api/things/7', { token: 'admin' })).status).toBe(204);
  });
});

describe('who may call', () => {
  it('answers 401 without a session, and says when one has ended, or a token was rejected or is none', async () => {
    await start();
    expect((await small.call('GET', '/api/things/7')).body).toMatchObject({
      message: 'Please sign in.',
      code: 'unauthenticated',
    });
    const ended = await small.call('GET', '/api/things/7', { token: 'grt_s_expired' });
    expect([ended.status, ended.body['message']]).toEqual([401, 'Your session has ended. Please sign in again.']);
    const rejected = await small.call('GET', '/api/things/7', { token: 'grt_t_revoked' });
    const message = 'The API token was rejected. It may have expired or been revoked.';
    expect([rejected.status, rejected.body['message']]).toEqual([401, message]);
    const unknown = await small.call('GET', '/api/things/7', { token: 'ghp_another' });
    expect(unknown.body['message']).toBe('The token was not recognized. API tokens begin with grt_t_.');
  });

  it('answers 403 for a wrong role before it looks at anything else', async () => {
    await start();
    const { status, body } = await small.call('DELETE', '/api/things/none', { token: 'client' });
    expect([status, body['message']]).toEqual([403, 'Your account is not allowed to do this.']);
  });

  it('lets a token do what its scopes allow, and nothing that requires a person', async () => {
    await start();
    expect((await small.call('GET', '/api/things/7', { token: 'reader' })).status).toBe(200);
    expect((await small.call('GET', '/api/things/pinned', { token: 'reader' })).status).toBe(200);
    const { status, body } = await small.call('POST', '/api/things/7/close', { token: 'reader' });
    expect([status, body['code'], body['message']]).toEqual([
      403,
      'scope_lacking',
      'The API token lacks the scope things:write.',
    ]);
  });

  it('treats an ended session as a visitor where none is needed, and passes on the bearer', async () => {
    await start();
    expect((await small.call('POST', '/api/enter', { token: 'expired' })).body).toEqual({
      success: true,
      data: null,
      bearer: 'expired',
    });
    expect((await small.call('POST', '/api/enter', { token: 'client' })).body).toMatchObject({ data: 'acme' });
  });

  it('answers 401 when a public call needs a signed-in user after all', async () => {
    await start({
      handlers: { 'open.enter': async ({ principal }) => ({ body: { success: true, data: principal.username } }) },
    });
    expect((await small.call('POST', '/api/enter')).status).toBe(401);
  });
});

describe('request ids', () => {
  it('come from the client when well formed, and are generated otherwise', async () => {
    await start();
    const given = await small.call('GET', '/api/things/7', { headers: { 'X-Request-Id': 'req_of-client.42' } });
    expect([given.headers.get('x-request-id'), given.body['request_id']]).toEqual([
      'req_of-client.42',
      'req_of-client.42',
    ]);
    for (const bad of ['short', 'x'.repeat(101), 'with space', '<script>alert(1)</script>']) {
      const { headers } = await small.call('GET', '/api/things/7', { headers: { 'X-Request-Id': bad } });
      expect(headers.get('x-request-id')).toMatch(/^req_[A-Za-z0-9]{12}$/);
    }
  });
});

describe('failures', () => {
  it('hides a bug from the client and logs it in full, under one request id', async () => {
    const bug = new Error('select * from secrets failed at /srv/grt/db.ts', { cause: new Error('deeper') });
    await start({ handlers: { 'things.show': async () => Promise.reject(bug) } });
    const { status, body, headers } = await small.call('GET', '/api/things/7', { token: 'client' });
    expect(status).toBe(500);
    expect(body).toEqual({
      success: false,
      message: 'Something went wrong on our side. Please try again.',
      code: 'internal',
      request_id: headers.get('x-request-id'),
    });
    const logged = small.lines.find((line) => line.includes('A request failed')) ?? '';
    expect(logged).toContain(headers.get('x-request-id'));
    expect(logged).toContain('select * from secrets failed');
    expect(logged).toContain('deeper');
    expect(logged).toContain('bind.test.ts');
  });

  it('answers 503 when the disk is full', async () => {
    const full = Object.assign(new Error('write failed'), { code: 'ENOSPC' });
    await start({ handlers: { 'things.show': async () => Promise.reject(new Error('saving', { cause: full })) } });
    const { status, body, headers } = await small.call('GET', '/api/things/7', { token: 'client' });
    expect([status, body['code'], headers.get('retry-after')]).toEqual([503, 'no_room', '60']);
  });

  it('returns a refusal with its own message, current state, and headers', async () => {
    const refusal = new Refusal(404, 'Thing not found', { current: { name: 'Lamp' }, headers: { 'X-Hint': 'yes' } });
    await start({ handlers: { 'things.show': async () => Promise.reject(refusal) } });
    const { status, body, headers } = await small.call('GET', '/api/things/7', { token: 'client' });
    expect([status, headers.get('x-hint')]).toEqual([404, 'yes']);
    expect(body).toMatchObject({
      success: false,
      message: 'Thing not found',
      code: 'not_found',
      current: { name: 'Lamp' },
    });
  });
});

describe('the check of replies', () => {
  const violation = async (options: SmallAppOptions) => {
    await start(options);
    const { status, body } = await small.call('GET', '/api/things/7', { token: 'client' });
    return [status, body['code'], body['message']];
  };

  it('finds an extra field, a wrong type, and a status or refusal that the contract does not list', async () => {
    const answering = (reply: { status?: number; body: unknown }) => ({
      handlers: { 'things.show': async () => reply },
    });
    expect(await violation(answering({ body: { success: true, data: { id: 7, name: 'Lamp', secret: 1 } } }))).toEqual([
      500,
      'contract_violation',
      'things.show 200 violates the contract: /data must NOT have additional properties {"additionalProperty":"secret"}',
    ]);
    await small.close();
    expect((await violation(answering({ body: { success: true, data: { id: '7', name: 'Lamp' } } })))[2]).toContain(
      '/data/id must be integer',
    );
    await small.close();
    expect((await violation(answering({ status: 202, body: {} })))[2]).toBe(
      'things.show returned 202, which is not in the contract',
    );
    await small.close();
    const refusing = { handlers: { 'things.show': async () => Promise.reject(new Refusal(410, 'Gone')) } };
    expect((await violation(refusing))[2]).toBe('things.show returned 410, which is not in the contract');
  });

  it('finds a code and a header that the operation does not list', async () => {
    const listing = (more: string) =>
      smallContract.replace('operationId: things.show', `operationId: things.show\n      ${more}`);
    const refusing = { handlers: { 'things.show': async () => Promise.reject(new Refusal(404, 'No such thing')) } };
    const contract = listing('x-error-codes: [forbidden]');
    expect((await violation({ ...refusing, contract }))[2]).toBe(
      'things.show refuses with not_found, which its x-error-codes lack',
    );
    await small.close();
    expect((await violation({ ...refusing, contract: listing('x-error-codes: [not_found]') }))[1]).toBe('not_found');
    await small.close();
    const documented = smallContract.replace(
      'Refused: { description: Refused.,',
      'Refused: { description: Refused., headers: { X-Request-Id: {} },',
    );
    const adding = {
      handlers: {
        'things.show': async () => Promise.reject(new Refusal(404, 'No such thing', { headers: { 'X-More': '1' } })),
      },
    };
    expect((await violation({ ...adding, contract: documented }))[2]).toBe(
      'things.show 404 has x-more, which is not in the contract',
    );
    await small.close();
    expect((await violation({ ...refusing, contract: documented }))[1]).toBe('not_found');
  });

  it('can be switched off', async () => {
    const handlers = {
      'things.show': async () => ({ body: { success: true, data: { id: 7, name: 'Lamp', secret: 1 } } }),
    };
    expect((await violation({ handlers, validateReplies: false }))[0]).toBe(200);
  });
});
