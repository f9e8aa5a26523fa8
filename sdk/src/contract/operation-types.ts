import type { operations } from './schema.gen.ts';

/** Name of an operation as in the contract: `group.verb`. */
export type OperationId = keyof operations;

/** No fields, where others may be added. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- the neutral element of an intersection
export type NoFields = Record<never, never>;

/** The input of a call without input. */
export type NoInput = Readonly<Record<string, never>>;

type OrNoFields<Fields> = [Fields] extends [never] ? NoFields : Fields;
type Parameters<Id extends OperationId> = operations[Id]['parameters'];

/** The path parameters of an operation, as `{name: value}`. */
export type PathOf<Id extends OperationId> = OrNoFields<NonNullable<Parameters<Id>['path']>>;

/** The query parameters of an operation, as `{name: value}`. */
export type QueryOf<Id extends OperationId> = OrNoFields<NonNullable<Parameters<Id>['query']>>;

type Request<Id extends OperationId> = NonNullable<operations[Id]['requestBody']>;
type Content<Of> = Of extends { readonly content: infer Media } ? Media[keyof Media] : never;

/** The request body of an operation: a union if it accepts JSON or multipart, no fields if it accepts none. */
export type BodyOf<Id extends OperationId> = OrNoFields<Content<Request<Id>>>;

/** The request body of an operation in one media type, for example `BodyOf` of only the multipart form. */
export type BodyAs<Id extends OperationId, Media extends string> =
  Request<Id> extends { readonly content: infer Bodies } ? (Media extends keyof Bodies ? Bodies[Media] : never) : never;

/** Path, query and body of an operation, separately, as a server receives them. */
export interface OperationInput<Id extends OperationId> {
  readonly path: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
}

type Statuses<Id extends OperationId> = operations[Id]['responses'];
type Success = 200 | 201 | 202 | 204;

type ReplyIn<Status, Bodies> = {
  [Media in keyof Bodies]: Media extends 'application/json'
    ? { readonly status: Status; readonly body: Bodies[Media] }
    : { readonly status: Status; readonly contentType: Media; readonly body: Bodies[Media] };
}[keyof Bodies];

type Reply<Status, Of> = Of extends { readonly content: infer Bodies }
  ? ReplyIn<Status, Bodies>
  : { readonly status: Status; readonly body?: undefined };

/** Every success of an operation: `{status, body}` with JSON, and with `contentType` as well if it is a file. */
export type ReplyOf<Id extends OperationId> = {
  [Status in keyof Statuses<Id> & Success]: Reply<Status, Statuses<Id>[Status]>;
}[keyof Statuses<Id> & Success];

type JsonBody<Of> = Of extends { readonly content: { readonly 'application/json': infer Body } } ? Body : never;

/** The JSON of a success as sent, including the envelope. */
export type WholeOf<Id extends OperationId> = {
  [Status in keyof Statuses<Id> & Success]: JsonBody<Statuses<Id>[Status]>;
}[keyof Statuses<Id> & Success];

/** The contents of the envelope's `data`. */
export type DataOf<Id extends OperationId> = WholeOf<Id> extends { readonly data?: infer Data } ? Data : never;

/** One row of an operation that lists. */
export type ItemOf<Id extends OperationId> =
  WholeOf<Id> extends { readonly data: readonly (infer Item)[] } ? Item : never;

type Flat<Fields> = Fields extends unknown
  ? { [Name in keyof Fields]: NoFields extends Pick<Fields, Name> ? Fields[Name] | undefined : Fields[Name] }
  : never;

/** What a call accepts: path, query, and body fields side by side. An undefined field counts as omitted. */
export type Input<Id extends OperationId> = Flat<PathOf<Id> & QueryOf<Id> & BodyOf<Id>>;

/** The same for one media type of the body. */
export type InputAs<Id extends OperationId, Media extends string> = Flat<PathOf<Id> & QueryOf<Id> & BodyAs<Id, Media>>;
