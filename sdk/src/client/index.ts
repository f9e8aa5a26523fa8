/** The client for the platform, for Node and browsers. */
export { createGrt, isOperationId, type Grt, type GrtOptions, type SignOutResult } from './client.ts';
export type {
  Call,
  CallOptions,
  Page,
  PageCall,
  ReceivedFile,
  SafeResult,
  UploadProgress,
  WithResponse,
} from './call.ts';
export type * from './call-shapes.gen.ts';
export * from './errors.ts';
export { challengeOf } from './challenge.ts';
export type { Clock } from './clock.ts';
export { retryDelayMs, type FailedAttempt } from './retry.ts';
export { bulkPolicy, callPolicy, followPolicy, waitPolicy, type RetryPolicy } from './retry-policies.ts';
export { askedWaitMs, setbackOf, type Setback } from './setback.ts';
export { sharedAnswer } from './shared-answer.ts';
export { debugLog } from './debug-log.ts';
export type { DebugLog, FailureEvent, Hooks, OnForbidden, RequestEvent, ResponseEvent, RetryEvent } from './hooks.ts';
export type { FetchLike } from './form-upload.ts';
export {
  browserTokenStore,
  fixedTokenStore,
  memoryTokenStore,
  type StoredSession,
  type TokenStore,
} from './session.ts';
export type { FileSource, NamedFileSource } from '../contract/file-source.ts';
export {
  MappingNeededError,
  uploadFeed,
  type ChooseMapping,
  type FeedUpload,
  type FeedUploadOptions,
  type FeedUploadResult,
} from './flows/feed-upload.ts';
export { followChanges, type FollowOptions } from './flows/follow-changes.ts';
export { importWaitMs, waitForImport, type WaitOptions } from './flows/wait-for-import.ts';
export { signInByBrowser, type BrowserSignInOptions } from './flows/sign-in-by-browser.ts';
