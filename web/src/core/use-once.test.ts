import { AbortedError, BadReplyError, ConflictError, ForbiddenError, NetworkError, NotFoundError } from '@grt/sdk';
import { NotSignedInError, RateLimitedError, ServerError, TimeoutError, ValidationError } from '@grt/sdk';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOnce } from './use-once.ts';

/** A form, and the keys with which it was sent. */
function aForm() {
  const { result } = renderHook(useOnce);
  const keys: (string | undefined)[] = [];
  /** @param failure - why it fails; undefined if it succeeds */
  const send = async (content: unknown, failure?: Error) => {
    const sent = result.current(content, async ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      return failure ? await Promise.reject(failure) : 'done';
    });
    expect(await sent.catch((error: unknown) => error)).toBe(failure ?? 'done');
    return keys.at(-1);
  };
  return { send };
}

const of = { operation: 'geo.create' };
const served = (status: number, code: string) => ({ ...of, status, code });
const lost = new NetworkError('The connection broke', of);
const refused = new ValidationError('Refused', served(422, 'invalid'), {});

it.each([
  ['the connection broke', lost],
  ['no reply came in time', new TimeoutError('Too late', of)],
  ['it was canceled', new AbortedError('Canceled', of)],
  ['its reply was garbled', new BadReplyError('Not JSON', of)],
  ['the server failed', new ServerError('Failed', served(500, 'internal'))],
  ['the server does not know', new ServerError('Unknown', served(504, 'outcome_unknown'))],
  ['the first try is still under way', new ConflictError('Wait', served(409, 'still_running'))],
  ['there were too many calls', new RateLimitedError('Too many', served(429, 'too_many_requests'))],
  ['the session had ended', new NotSignedInError('Sign in', served(401, 'unauthenticated'))],
  ['a confirmation was missing', new ForbiddenError('Confirm', served(403, 'auth.step_up_required'))],
])('the same form sent again has the key of the first try when %s', async (_why, failure) => {
  const { send } = aForm();
  const first = await send({ name: 'Lamp' }, failure);
  expect(first).toMatch(/^web-[0-9a-f]{32}$/);
  expect(await send({ name: 'Lamp' }, lost)).toBe(first);
  expect(await send({ name: 'Lamp' })).toBe(first);
});

it.each([
  ['a field is refused', refused],
  ['the state does not allow it', new ConflictError('Taken', served(409, 'conflict'))],
  ['something is gone', new NotFoundError('Gone', served(404, 'not_found'))],
  ['it is done', undefined],
])('the same form sent again has another key after the server has said that %s', async (_what, failure) => {
  const { send } = aForm();
  const first = await send({ name: 'Lamp' }, failure);
  expect(await send({ name: 'Lamp' })).not.toBe(first);
});

it('a changed form has a key of its own, and the first one again when the change is taken back', async () => {
  const { send } = aForm();
  const first = await send({ name: 'Lamp' }, lost);
  expect(await send({ name: 'Lamb' }, refused)).not.toBe(first);
  expect(await send({ name: 'Lamp' })).toBe(first);
});

it('two of the same at once have one key', async () => {
  const { send } = aForm();
  const [one, other] = await Promise.all([send({ name: 'Lamp' }), send({ name: 'Lamp' })]);
  expect(one).toBe(other);
});

it('another file makes another form, and the same one picked again does not', async () => {
  const { send } = aForm();
  const aFile = (text: string, lastModified = 1) => new File([text], 'feed.csv', { lastModified });
  const first = await send({ file: aFile('one') }, lost);
  expect(await send({ file: aFile('three') }, lost)).not.toBe(first);
  expect(await send({ file: aFile('two', 2) }, lost)).not.toBe(first);
  expect(await send({ file: aFile('one') })).toBe(first);
});

it('another form with the same in it has another key', async () => {
  const first = await aForm().send({ name: 'Lamp' }, lost);
  expect(await aForm().send({ name: 'Lamp' })).not.toBe(first);
});
