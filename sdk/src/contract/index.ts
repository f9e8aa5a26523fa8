/** What client and server agree on: generated from `openapi.yaml`, along with the specification's constants. */
export type * from './schema.gen.ts';
export type * from './error-codes.gen.ts';
export type * from './operation-types.ts';
export type * from './operation-row.ts';
export type * from './file-source.ts';
export * from './operations.gen.ts';
export * from './access.gen.ts';
export * from './rights.ts';
export * from './scope-rights.ts';
export * from './messages.gen.ts';
export * from './enums.gen.ts';
export * from './limits.ts';
export * from './megabytes.ts';
export * from './storage-text.ts';
export * from './places.ts';
export * from './sentences.ts';
