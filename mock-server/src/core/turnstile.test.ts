import { describe, expect, it } from 'vitest';
import { createAdmission } from './http/admission.ts';
import { createTurnstile } from './turnstile.ts';

/** Work that ends when the test says so. */
function someWork() {
  const started: number[] = [];
  const finish: (() => void)[] = [];
  return {
    started,
    finish,
    piece: (number: number) => async () => {
      started.push(number);
      await new Promise<void>((resolve) => (finish[number] = resolve));
      return number;
    },
  };
}

describe('a turnstile for two, with three waiting', () => {
  it('lets five in, two at once and in their order, and refuses the sixth until one is done', async () => {
    const { started, finish, piece } = someWork();
    const turnstile = createTurnstile({ atOnce: 2, waiting: 3 });
    const passes = [0, 1, 2, 3, 4].map((number) => turnstile.pass(piece(number)));
    expect(started).toEqual([0, 1]);
    await expect(turnstile.pass(piece(5))).rejects.toMatchObject({
      status: 503,
      code: 'overloaded',
      message: 'The server is busy. Please try again in a few seconds.',
      headers: { 'Retry-After': '2' },
    });
    finish[1]?.();
    expect(await passes[1]).toBe(1);
    await expect.poll(() => started).toEqual([0, 1, 2]);
    passes.push(turnstile.pass(piece(6)));
    await expect(turnstile.pass(piece(7))).rejects.toMatchObject({ status: 503 });
    for (const number of [0, 2, 3, 4, 6]) {
      await expect.poll(() => started).toContain(number);
      finish[number]?.();
    }
    expect(await Promise.all(passes)).toEqual([0, 1, 2, 3, 4, 6]);
    expect(started).toEqual([0, 1, 2, 3, 4, 6]);
  });

  it('goes on after work that fails', async () => {
    const turnstile = createTurnstile({ atOnce: 1, waiting: 1 });
    const fails = turnstile.pass(() => Promise.reject(new Error('bug')));
    const next = turnstile.pass(async () => 'done');
    await expect(fails).rejects.toThrow('bug');
    expect(await next).toBe('done');
    expect(await turnstile.pass(async () => 'again')).toBe('again');
  });
});

describe('a call that waits for its turn', () => {
  it('gives its place to other calls, once however many pieces it waits for, and takes it back', async () => {
    const { started, finish, piece } = someWork();
    const turnstile = createTurnstile({ atOnce: 1, waiting: 5 });
    const admission = createAdmission(10);
    const first = admission.continue(() => turnstile.pass(piece(0)));
    const second = admission.continue(() => Promise.all([turnstile.pass(piece(1)), turnstile.pass(piece(2))]));
    expect(admission.running()).toBe(1);
    finish[0]?.();
    await first;
    await expect.poll(() => started).toContain(1);
    expect(admission.running()).toBe(0);
    finish[1]?.();
    await expect.poll(() => started).toContain(2);
    expect(admission.running()).toBe(1);
    finish[2]?.();
    await second;
    expect(admission.running()).toBe(0);
  });
});
