/** The specification's validation rules that need no library: shared by web, command line and server. */
export * from './amounts.ts';
export * from './bidding-rules.ts';
export * from './decisions-per-call.ts';
export * from './delimiter.ts';
export * from './fault-sentence.ts';
export * from './feed-rules.ts';
export * from './file-checks.ts';
export type { FormErrors, FormSender } from './form-rule.ts';
export * from './form-rules.ts';
export * from './geo-rules.ts';
export * from './license-picture.ts';

export * from './page-rules.ts';
export * from './page-words.ts';
export * from './password.ts';
export * from './place-rules.ts';
export * from './png-file.ts';
export * from './reason-rules.ts';
export * from './sign-in-rules.ts';
export * from './slug.ts';
export * from './webhook-rules.ts';
