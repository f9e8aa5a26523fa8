import { describe, expect, it } from 'vitest';
import type { UploadProgress } from './call.ts';
import { createGrt } from './client.ts';
import { memoryTokenStore } from './session.ts';
import { FakeXhr } from './testing/fake-xhr.ts';

const started = { success: true, needs_mapping: false, data: { id: 7 }, import: null };
const feed = { feed_name: 'Trending', domain_id: 3, file: new File(['id,title\n'], 'a.csv') } as const;

function clientOf(Xhr: new () => XMLHttpRequest, timeoutMs?: number) {
  return createGrt({
    baseUrl: 'https://grt.example/api',
    Xhr,
    timeoutMs,
    tokenStore: memoryTokenStore({ token: 'old' }),
  });
}

describe('an upload in a browser', () => {
  it('goes through XMLHttpRequest with the form, the token, and the cookies', async () => {
    const { Xhr, sent } = FakeXhr.that(async (xhr) => {
      xhr.moves(50, 100);
      xhr.moves(100, 100);
      xhr.isSent();
      xhr.answers(201, started, { 'X-Request-Id': 'req_7' });
    });
    const progress: UploadProgress[] = [];

    const { data, requestId } = await clientOf(Xhr)
      .clientFeeds.create(feed, { onProgress: (event) => progress.push(event) })
      .withResponse();

    expect({ data, requestId }).toEqual({ data: started, requestId: 'req_7' });
    const [xhr] = sent;
    expect(xhr?.opened).toEqual(['POST', 'https://grt.example/api/client/feeds']);
    expect(xhr?.withCredentials).toBe(true);
    expect(xhr?.requestHeaders.get('authorization')).toBe('Bearer old');
    expect(xhr?.requestHeaders.has('content-type')).toBe(false);
    expect([...(xhr?.form ?? [])]).toEqual([
      ['feed_name', 'Trending'],
      ['domain_id', '3'],
      ['file', feed.file],
    ]);
    expect(progress).toEqual([
      { sentBytes: 50, totalBytes: 100 },
      { sentBytes: 100, totalBytes: 100 },
    ]);
  });

  it('does not report the total before everything was sent', async () => {
    const progress: UploadProgress[] = [];
    const { Xhr } = FakeXhr.that(async (xhr) => {
      xhr.moves(100, 100);
      expect(progress).toEqual([]);
      xhr.answers(413, {
        success: false,
        message: 'File size must be less than 50MB',
        code: 'too_large',
        request_id: 'r',
      });
    });

    const call = clientOf(Xhr).clientFeeds.create(feed, { onProgress: (event) => progress.push(event) });

    await expect(call).rejects.toMatchObject({ name: 'TooLargeError' });
  });

  it('reads a source that is not a Blob into one, because a browser cannot send a stream', async () => {
    const { Xhr, sent } = FakeXhr.that(async (xhr) => xhr.answers(201, started));
    const file = { name: 'b.csv', stream: () => new Blob(['x,y\n']).stream() };

    await clientOf(Xhr).clientFeeds.create({ ...feed, file });

    const part = sent[0]?.form?.get('file');
    expect(part instanceof File ? [part.name, await part.text()] : part).toEqual(['b.csv', 'x,y\n']);
  });

  it('is aborted by the signal', async () => {
    const stop = new AbortController();
    const { Xhr, sent } = FakeXhr.that(async () => stop.abort(new Error('closed')));

    await expect(clientOf(Xhr).clientFeeds.create(feed, { signal: stop.signal })).rejects.toMatchObject({
      name: 'AbortedError',
    });
    expect(sent[0]?.aborted).toBe(true);
  });

  it('ends when no byte has moved for the time limit', async () => {
    const { Xhr, sent } = FakeXhr.that(async (xhr) => xhr.moves(10, 100));

    await expect(clientOf(Xhr, 20).clientFeeds.create(feed)).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(sent[0]?.aborted).toBe(true);
  });

  it('is a network error if the browser says no more than that', async () => {
    const { Xhr } = FakeXhr.that(async (xhr) => xhr.fails());

    await expect(clientOf(Xhr).clientFeeds.create(feed)).rejects.toMatchObject({ name: 'NetworkError' });
  });
});
