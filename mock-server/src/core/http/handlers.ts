import type { BodyAs, BodyOf, FileSource, operations, OperationId, PathOf, QueryOf, ReplyOf } from '@grt/sdk/contract';

import { bindRoutes } from './bind.ts';
import type { BindOptions } from './bind.ts';
import type { HandlerRequest } from './call.ts';
import type { ApiDocument } from '@grt/sdk/document';
import type { HttpApp } from './http-env.ts';
import type { UploadedFile } from './multipart-body.ts';
import type { Reply } from './reply.ts';

type FileFields<Body> = {
  [Name in keyof Body]-?: [NonNullable<Body[Name]>] extends [FileSource] ? Name : never;
}[keyof Body];

type WithoutFiles<Body> = Body extends unknown ? Omit<Body, FileFields<Body>> : never;

/** The files that a call may include, by field. */
type FilesOf<Id extends OperationId> = {
  readonly [Name in FileFields<BodyAs<Id, 'multipart/form-data'>>]?: UploadedFile;
};

/** The input of an operation's handler. */
export interface RequestOf<Id extends OperationId> extends Omit<HandlerRequest, 'path' | 'query' | 'body' | 'files'> {
  readonly path: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: WithoutFiles<BodyOf<Id>>;
  readonly files: FilesOf<Id>;
}

type IsUnion<Value, Whole = Value> = [Value] extends [never]
  ? false
  : Value extends unknown
    ? [Whole] extends [Value]
      ? false
      : true
    : never;
type WithoutStatus<Of> = Of extends { readonly status: infer Status }
  ? Omit<Of, 'status'> & { readonly status?: Status }
  : never;

/** The redirect of an operation, if the contract has one. */
type RedirectOf<Id extends OperationId> = 301 extends keyof operations[Id]['responses']
  ? { readonly status: 301; readonly body?: undefined; readonly headers: { readonly Location: string } }
  : never;

/** Its reply: a status and body from the contract; a file may also have a name and a size. The status
 * may be omitted if the contract has only one success status. */
type HandlerReply<Id extends OperationId> =
  | ((IsUnion<ReplyOf<Id>['status']> extends true ? ReplyOf<Id> : WithoutStatus<ReplyOf<Id>>) &
      Pick<Reply, 'headers' | 'filename' | 'sizeBytes'>)
  | RedirectOf<Id>;

export type Handler<Id extends OperationId> = (request: RequestOf<Id>) => Promise<HandlerReply<Id>>;

/** A handler for each of these operations, and for no other. A module exports its share:
 * `export function domainHandlers(parts): Handlers<'domains.list' | 'domains.create'>`. */
export type Handlers<Id extends OperationId = OperationId> = { readonly [Key in Id]: Handler<Key> };

/** Binds the handlers of all modules to the contract. A missing, surplus or mistyped one does not compile, and would
 * not start either.
 * @throws Error when the document at hand has other operations than the one the types were generated from. */
export function bindContract(app: HttpApp, document: ApiDocument, handlers: Handlers, options: BindOptions): void {
  // Each handler gets its own operation's input, validated by the schema that its type is generated from.
  bindRoutes(app, document, handlers, options);
}
