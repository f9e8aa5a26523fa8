import { describe, expectTypeOf, it } from 'vitest';
import type { ScreenGrt } from './screen-grt.ts';

declare const grt: ScreenGrt;

describe('what a screen cannot forget', () => {
  it('is the key of a call that creates something, uses it up, or sends it', () => {
    const send = (idempotencyKey: string) => [
      grt.notes.create({ subject_type: 'client', subject_id: 1, text: 'Called' }, { idempotencyKey }),
      grt.email.confirm({ token: 'a' }, { idempotencyKey }),
      // @ts-expect-error the key is missing
      grt.notes.create({ subject_type: 'client', subject_id: 1, text: 'Called' }),
      // @ts-expect-error the key is missing from the options
      grt.email.confirm({ token: 'a' }, {}),
      // @ts-expect-error the key is missing
      grt.auth.resetPassword({ token: 'a', password: 'b', password_confirmation: 'b' }),
      // @ts-expect-error the key is missing
      grt.devices.approve({ user_code: 'A' }),
      // Looking at a link does not use it up.
      grt.email.check({ token: 'a' }),
    ];
    expectTypeOf(send).toBeFunction();
  });

  it('is how many rows of a list it wants', () => {
    const ask = () => [
      grt.notes.list({ subject_type: 'client', subject_id: 1, page: 1, per_page: 20 }),
      // @ts-expect-error the rows of a page are missing
      grt.notes.list({ subject_type: 'client', subject_id: 1, page: 1 }),
    ];
    expectTypeOf(ask).toBeFunction();
  });
});
