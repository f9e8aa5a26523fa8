import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createGrt } from './client.ts';
import { BadReplyError, GrtError, NotFoundError, NotSignedInError, ServerError } from './errors.ts';
import { memoryTokenStore } from './session.ts';
import { fakeClock } from './testing/fake-clock.ts';
import { listen } from './testing/serve.ts';

const page: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<!doctype html><title>GRT</title>');
};

async function grtAt(listener: RequestListener, token?: string) {
  const baseUrl = await listen(listener);
  const tokenStore = memoryTokenStore(token === undefined ? undefined : { token, refreshable: false });
  return createGrt({ baseUrl, tokenStore, clock: fakeClock() });
}

async function failure(call: Promise<unknown>): Promise<GrtError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof GrtError)) throw new Error('The call did not fail as calls do.', { cause: error });
  return error;
}

/** Its message, with another word for the server's address. */
const textOf = ({ message }: GrtError) => message.replace(/127\.0\.0\.1:\d+/, 'HOST');

describe('a server that is not the platform, or a base URL without /api', () => {
  it('is named with status and content type when it answers with a page: a list, a change, an upload, a file', async () => {
    const grt = await grtAt(page);
    const message = 'Something other than the API responded at HOST with status 200 (text/html). Check the base URL.';

    const calls = [
      () => grt.domains.list(),
      () => grt.domains.approve({ id: 7 }),
      () => grt.registrations.businessLicense({ id: 7 }),
      () => grt.admin.analytics({ format: 'csv' }),
      () =>
        grt.clientFeeds.create({
          file: new Blob(['id,title']),
          feed_name: 'Trending',
          category: 'girls',
          domain_id: 1,
        }),
    ];

    for (const call of calls) {
      const error = await failure(call());
      expect(error).toBeInstanceOf(BadReplyError);
      expect(textOf(error)).toBe(message);
      expect(message).toBe(`${error.reason.replace(/127\.0\.0\.1:\d+/, 'HOST')} Check the base URL.`);
    }
  });

  it('is named when it answers 404 with a page, 404 without anything, and 405', async () => {
    const notFound = await grtAt((_, response) =>
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>'),
    );
    const empty = await grtAt((_, response) => response.writeHead(404).end());
    const notAllowed = await grtAt((_, response) =>
      response.writeHead(405, { 'content-type': 'text/plain' }).end('Method Not Allowed'),
    );

    const error = await failure(notFound.domains.show({ id: 7 }));
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).toMatchObject({ status: 404, code: '', body: '<h1>404</h1>' });
    expect(textOf(error)).toBe(
      'Something other than the API responded at HOST with status 404 (text/html). Check the base URL.',
    );
    expect(textOf(await failure(empty.domains.show({ id: 7 })))).toBe(
      'Something other than the API responded at HOST with status 404 (no content type). Check the base URL.',
    );
    expect(textOf(await failure(notAllowed.domains.approve({ id: 7 })))).toBe(
      'Something other than the API responded at HOST with status 405 (text/plain). Check the base URL.',
    );
  });

  it('is named when it is another API: its refusals are not taken for the platform’s, nor are its replies', async () => {
    const refusing = await grtAt((_, response) =>
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"Bad credentials"}'),
    );
    const answering = await grtAt((_, response) =>
      response.writeHead(200, { 'content-type': 'application/vnd.api+json; version=1' }).end('{"data":{"id":7}}'),
    );

    const refused = await failure(refusing.auth.me());
    expect(refused).toBeInstanceOf(NotSignedInError);
    expect(refused).toMatchObject({ code: '', body: { message: 'Bad credentials' } });
    expect(textOf(refused)).toBe(
      'Something other than the API responded at HOST with status 401 (application/json). Check the base URL.',
    );
    expect(textOf(await failure(answering.domains.list()))).toBe(
      'Something other than the API responded at HOST with status 200 (application/vnd.api+json). Check the base URL.',
    );
  });

  it('is named with its host when it redirects there, and the token stays behind', async () => {
    const seen: (string | undefined)[] = [];
    const target = await listen((request, response) => {
      seen.push(request.headers.authorization);
      page(request, response);
    });
    const { host } = new URL(target);
    // Another name of the same machine: another origin, to which no token goes.
    const elsewhere = `http://${host.replace('127.0.0.1', 'localhost')}/login`;
    const grt = await grtAt((_, response) => response.writeHead(302, { location: elsewhere }).end(), 'secret');

    const error = await failure(grt.domains.list());

    expect(error).toBeInstanceOf(BadReplyError);
    expect(error.message).toBe(
      `Something other than the API responded at ${new URL(elsewhere).host} with status 200 (text/html). Check the base URL.`,
    );
    expect(seen).toEqual([undefined]);
  });

  it.each([
    [408, 'If it timed out too soon, raise its timeout (in nginx, proxy_read_timeout).'],
    [413, 'Raise its upload limit (in nginx, client_max_body_size).'],
    [429, 'Raise its rate limit (in nginx, limit_req), or send fewer requests at once.'],
    [500, 'Its log says why.'],
    [502, 'Is the server behind it running?'],
    [503, 'Is the server behind it running?'],
    [504, 'If it timed out too soon, raise its timeout (in nginx, proxy_read_timeout).'],
    [522, 'Is the server behind it running?'],
    [524, 'If it timed out too soon, raise its timeout (in nginx, proxy_read_timeout).'],
  ])(
    'is a gateway with a page of its own and status %i: it is called that, with what to look for',
    async (status, hint) => {
      const grt = await grtAt((_, response) =>
        response.writeHead(status, { 'content-type': 'text/html', 'x-request-id': 'req_9' }).end('<h1>Gateway</h1>'),
      );

      const error = await failure(grt.system.health({}, { retries: 0 }));

      expect(error).toBeInstanceOf(ServerError);
      const reason = `A gateway responded at HOST with status ${status} (text/html). ${hint}`;
      expect(textOf(error)).toBe(`${reason} (request req_9)`);
      expect(error.reason.replace(/127\.0\.0\.1:\d+/, 'HOST')).toBe(reason);
    },
  );

  it('is whatever it is for a request that the contract does not have: its page is the result', async () => {
    const grt = await grtAt(page);

    const result = await grt.request('GET', '/');

    expect(result).toMatchObject({ contentType: 'text/html; charset=utf-8' });
  });
});

describe('what several people edit', () => {
  it('is read with its etag, and changed with ifMatch', async () => {
    const seen: (string | undefined)[] = [];
    const grt = await grtAt((request, response) => {
      seen.push(request.headers['if-match']);
      response.writeHead(200, { 'content-type': 'application/json', etag: '"v1"' });
      response.end('{"success":true,"data":{"id":7}}');
    });

    const { etag } = await grt.geo.show({ id: 7 }).withResponse();
    await grt.geo.update({ id: 7, name: 'France' }, { ifMatch: etag });
    await grt.geo.update({ id: 7, name: 'France' });

    expect(etag).toBe('"v1"');
    expect(seen).toEqual([undefined, '"v1"', undefined]);
  });
});
