import type { CallOptions, Grt } from '@grt/sdk';

type KnownKeys<Input> = keyof { [Key in keyof Input as string extends Key ? never : Key]: 1 };

/** A call of the client. One to a list names the rows of a page: without them it would end at 1,000 rows without a word. */
type ScreenCall<Call> = Call extends (input?: infer Input, options?: CallOptions) => infer Reply
  ? 'per_page' extends KnownKeys<NonNullable<Input>>
    ? (input: NonNullable<Input> & { readonly per_page: number }, options?: CallOptions) => Reply
    : Call
  : Call;

/** The client as screens have it: the same as `Grt`, with no list of which they could forget to page. */
export type ScreenGrt = {
  readonly [Area in keyof Grt]: Grt[Area] extends (...input: never) => unknown
    ? Grt[Area]
    : { readonly [Name in keyof Grt[Area]]: ScreenCall<Grt[Area][Name]> };
};
