/** The specification's validation rules that need no library: shared by web, command line and server. */
export * from './delimiter.ts';
export * from './domain-name.ts';
export * from './email.ts';
export * from './file-checks.ts';
export * from './geo-code.ts';
export * from './money-input.ts';
export * from './password.ts';
export * from './phone.ts';
export * from './slug.ts';
export * from './username.ts';
export * from './website.ts';
