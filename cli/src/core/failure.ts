import type { ServerError } from '@grt/sdk';
import type { DecisionRefusal } from '@grt/sdk/contract';
import { CredentialsError } from '@grt/sdk/credentials';
import { stepUpRequiredCode } from '@grt/sdk/contract';
import { CommandError } from './command-error.ts';
import { exitCode, type ExitCode } from './exit-code.ts';
import { spanText } from './quantities.ts';
import { signInFirst, type SignedIn, type SignInStep } from './sign-in-step.ts';

/** What went wrong, for the message and the exit code. */
export interface Failure {
  readonly message: string;
  /** A machine-readable code. */
  readonly code: string;
  readonly exitCode: ExitCode;
  /** Status of the server's answer. */
  readonly status?: number;
  /** Field name to its messages. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly requestId?: string;
  /** How long the server asks clients to wait. */
  readonly retryAfterMs?: number;
  /** For a conflict: the item's current state. */
  readonly currentStatus?: string;
  /** What to do next. */
  readonly next?: string;
}

const byStatus: Readonly<Record<number, ExitCode>> = {
  400: exitCode.invalid,
  401: exitCode.notSignedIn,
  403: exitCode.forbidden,
  404: exitCode.notFound,
  405: exitCode.invalid,
  409: exitCode.conflict,
  410: exitCode.notFound,
  412: exitCode.conflict,
  413: exitCode.invalid,
  415: exitCode.invalid,
  422: exitCode.invalid,
};

/** Explains an error to its reader. Undefined: it is our bug. */
export async function describeFailure(error: unknown, signIn: SignInStep = signInFirst): Promise<Failure | undefined> {
  if (error instanceof CommandError) {
    const { message, code, fields, next } = error;
    return { message, code, exitCode: error.exitCode, fields, ...(next === undefined ? {} : { next }) };
  }
  if (error instanceof CredentialsError) {
    return { message: error.message, code: 'unreadable_credentials', exitCode: exitCode.failed };
  }
  if (isSystemError(error)) {
    return { message: error.message, code: error.code.toLowerCase(), exitCode: exitCode.failed };
  }
  const sdk = await import('@grt/sdk');
  if (!(error instanceof sdk.GrtError)) return undefined;
  const call = { message: error.reason, ...(error.requestId === undefined ? {} : { requestId: error.requestId }) };
  if (error instanceof sdk.AbortedError) return { ...call, code: 'interrupted', exitCode: exitCode.interrupted };
  if (error instanceof sdk.NetworkError) {
    const root = rootOf(error);
    // It was not even sent, such as through a proxy that is none.
    if (root instanceof CommandError) return describeFailure(root);
    return { ...call, code: 'unreachable', exitCode: exitCode.failed, next: isRunning };
  }
  if (!(error instanceof sdk.ServerError)) {
    const next = error instanceof sdk.BadReplyError ? { next: wrongAddress } : {};
    return { ...call, code: clientCodes[error.name] ?? 'failed', exitCode: exitCode.failed, ...next };
  }
  return {
    ...call,
    code: error.code === '' ? `http_${String(error.status)}` : error.code,
    status: error.status,
    exitCode: byStatus[error.status] ?? exitCode.failed,
    ...(error instanceof sdk.ValidationError ? { fields: error.fields } : {}),
    ...(await nextStep(error, signIn)),
    ...(error.retryAfterMs === undefined ? {} : { retryAfterMs: error.retryAfterMs }),
    ...currentStatus(error.body),
  };
}

const isRunning = 'Check that the server is running, and that --api-url or GRT_API_URL is correct.';
const wrongAddress = 'Check --api-url or GRT_API_URL: the address of the API usually ends in /api.';

/** Why one decision of several was refused, as the single call would have failed. */
export function refusedDecision({ status, code, message, errors, current }: DecisionRefusal): Failure {
  return {
    message,
    code,
    status,
    exitCode: byStatus[status] ?? exitCode.failed,
    ...(errors === undefined ? {} : { fields: errors }),
    ...currentStatus({ current }),
  };
}

const clientCodes: Readonly<Record<string, string>> = {
  TimeoutError: 'timeout',
  BadReplyError: 'bad_reply',
  UnreadableFileError: 'unreadable_file',
};

/** The root cause reported by the system: `connect ECONNREFUSED 127.0.0.1:4010`. */
function rootOf(error: Error): Error {
  let root = error;
  while (root.cause instanceof Error) root = root.cause;
  return root;
}

async function nextStep(
  { status, code, operation, retryAfterMs }: ServerError,
  signIn: SignInStep,
): Promise<Partial<Failure>> {
  // A gateway's page says itself what to look for.
  if (code === '' && status < 408) return { next: wrongAddress };
  if (code === stepUpRequiredCode) return { next: 'Run: grt auth confirm' };
  if (code === 'second_factor_setup_required') return { next: 'Run: grt factors setup' };
  if (code === 'scope_lacking') return { next: 'Create a token that has it: grt tokens create' };
  if (code === 'second_factor_required') return { next: 'Run again with --otp' };
  if (status === 401 && code !== 'invalid_credentials' && code !== 'invalid_code') {
    const { reason, next } = signIn;
    return reason === undefined ? { next } : { message: reason, next };
  }
  const account = code === 'forbidden' ? await signIn.account?.() : undefined;
  if (account !== undefined) return { next: await otherAccount(operation, account) };
  return retryAfterMs === undefined ? {} : { next: `Try again in ${spanText(retryAfterMs)}` };
}

/** Who is signed in, who may make the call, and how to become that. */
async function otherAccount(operation: string, { name, type, isToken }: SignedIn): Promise<string> {
  const { operationAccess } = await import('@grt/sdk/contract');
  const roles: readonly string[] = operationAccess[operation as keyof typeof operationAccess]?.roles ?? [];
  const administrators = roles.filter((role) => role !== 'client' && role !== 'visitor');
  const allowed = [
    ...(roles.includes('client') ? ['clients'] : []),
    ...(administrators.length > 0 ? [`administrators (${administrators.join(', ')})`] : []),
  ];
  // Clients are also refused what belongs to another one.
  const isKnown = allowed.length > 0 && (type !== 'client' || !roles.includes('client'));
  const who = type === 'client' ? 'a client' : 'an administrator';
  const rule = isKnown ? ` This is for ${allowed.join(' and ')}.` : '';
  const said = `${isToken ? 'GRT_TOKEN belongs to' : 'You are signed in as'} ${name}, ${who}.${rule}`;
  const next = isToken ? 'set another token, or unset it and add --profile' : 'add --profile or run: grt auth switch';
  return `${said} To use another account, ${next}`;
}

/** A failure reported by the operating system, such as a full disk. */
function isSystemError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';
}

/** The state in a conflict response. */
function currentStatus(body: unknown): Pick<Failure, 'currentStatus'> {
  const state = isObject(body) ? stateOf(body['current']) : undefined;
  return state === undefined ? {} : { currentStatus: state };
}

/** The state of a record: its `status`, or of a feed, its `review_status`. */
export function stateOf(record: unknown): string | undefined {
  const status = isObject(record) ? (record['status'] ?? record['review_status']) : undefined;
  return typeof status === 'string' ? status : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
