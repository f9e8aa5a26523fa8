import type { CallOptions, Grt } from '@grt/sdk';
import type { OperationId, ReplyOf } from '@grt/sdk/contract';

type KnownKeys<Input> = keyof { [Key in keyof Input as string extends Key ? never : Key]: 1 };

/** A call of the client. One to a list names the rows of a page: without them it would end at 1,000 rows without a
 * word. Those that can also send a file have two types, of which one takes no page. */
type ScreenCall<Call> = Call extends (input: infer Input, options?: CallOptions) => infer Reply
  ? 'per_page' extends KnownKeys<NonNullable<Input>>
    ? 'format' extends KnownKeys<NonNullable<Input>>
      ? Call
      : (input: NonNullable<Input> & { readonly per_page: number }, options?: CallOptions) => Reply
    : Call
  : Call;

/** Names of operations, checked. */
type Named<Id extends OperationId> = Id;

type Creating = { [Id in OperationId]: 201 extends ReplyOf<Id>['status'] ? Id : never }[OperationId];

/** A second try of these is the first one by itself: one import for each upload, and each try makes a new passkey. */
type OnceAnyway = Named<'adminFeeds.processMapping' | 'clientFeeds.processMapping' | 'factors.confirmPasskey'>;

/** Calls whose second try would be done again, or be refused because the first was done: those that create something,
 * and those that use up a link or a code, send something, or replace a secret. */
type OnceOnly =
  | Exclude<Creating, OnceAnyway>
  | Named<
      | 'auth.forgotPassword'
      | 'auth.resetPassword'
      | 'devices.approve'
      | 'devices.deny'
      | 'email.confirm'
      | 'email.decline'
      | 'registrations.answer'
      | 'registrations.ask'
      | 'webhooks.resend'
      | 'webhooks.rotate'
    >;

/** A call that a screen sends through `useOnce`, which has the key. */
type OnceCall<Call> = Call extends (input: infer Input, options?: CallOptions) => infer Reply
  ? (input: Input, options: CallOptions & { readonly idempotencyKey: string }) => Reply
  : never;

/** The client as screens have it: the same as `Grt`, with no list of which they could forget to page, and no call of
 * which they could forget the key. */
export type ScreenGrt = {
  readonly [Area in keyof Grt]: Grt[Area] extends (...input: never) => unknown
    ? Grt[Area]
    : {
        readonly [Name in keyof Grt[Area]]: `${Area}.${Name & string}` extends OnceOnly
          ? OnceCall<Grt[Area][Name]>
          : ScreenCall<Grt[Area][Name]>;
      };
};
