import { describe, expect, it } from 'vitest';
import { fixedClock } from '../../core/clock.ts';
import { createPresence } from './presence.ts';

/** A market that records when it was advanced, and can be made to be slow or to fail. */
function watchedMarket() {
  const clock = fixedClock('2026-11-20T10:00:30.000Z');
  const advanced: string[] = [];
  let next: Promise<void> = Promise.resolve();
  const advance = () => {
    advanced.push(clock.now().toISOString().slice(11, 16));
    return next;
  };
  const presence = createPresence({ market: { advance }, clock });
  const call = (id = 'clients.list', isPublic = false, method: 'get' | 'post' = 'get') =>
    presence.beforeCall({ id, isPublic, method });
  const answer = (outcome: Promise<void>): void => {
    next = outcome;
  };
  return { clock, advanced, presence, call, answer };
}

describe('bringing the market up to date', () => {
  it('happens before the first call or job of a minute, and not for the others', async () => {
    const { clock, advanced, presence, call } = watchedMarket();
    await call();
    await presence.beforeJob();
    clock.advance(29_999);
    await call();
    expect(advanced).toEqual(['10:00']);
    clock.advance(1);
    await presence.beforeJob();
    await call();
    expect(advanced).toEqual(['10:00', '10:01']);
  });

  it('follows a clock that is set forward or back', async () => {
    const { clock, advanced, call } = watchedMarket();
    for (const now of ['2026-11-20T18:00:00Z', '2026-11-20T09:00:00Z']) {
      clock.set(now);
      await call();
    }
    expect(advanced).toEqual(['18:00', '09:00']);
  });

  it('does not delay visitors, and is skipped for the call that reports how far it is', async () => {
    const { advanced, call } = watchedMarket();
    await call('system.health', true);
    await call('bidding.systemHealth');
    expect(advanced).toEqual([]);
  });

  it('makes calls that arrive meanwhile wait for it, and is tried again after a failure', async () => {
    const { advanced, call, answer } = watchedMarket();
    let fail: (error: Error) => void = () => undefined;
    answer(new Promise((_, reject) => (fail = reject)));
    const [one, other] = [call(), call()];
    fail(new Error('The database is gone'));
    await expect(one).rejects.toThrow('The database is gone');
    await expect(other).rejects.toThrow('The database is gone');
    answer(Promise.resolve());
    await call();
    expect(advanced).toEqual(['10:00', '10:00']);
  });

  it('is left for later on a full disk, for those who only read', async () => {
    const { advanced, call, answer } = watchedMarket();
    answer(Promise.reject(Object.assign(new Error('write'), { code: '53100' })));
    await call();
    await expect(call('domains.create', false, 'post')).rejects.toThrow('write');
    answer(Promise.resolve());
    await call();
    expect(advanced).toEqual(['10:00', '10:00', '10:00']);
  });
});
