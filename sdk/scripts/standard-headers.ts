import { fieldsOf, isFields, optionalFields, type Fields } from '../src/contract/document/index.ts';
import { takesKey } from './standard-codes.ts';

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });

/** Headers of every reply. */
const always = {
  'X-Request-Id': header('RequestId'),
  'RateLimit-Limit': header('RateLimitLimit'),
  'RateLimit-Remaining': header('RateLimitRemaining'),
  'RateLimit-Reset': header('RateLimitReset'),
};

/** Replies that are never kept for an idempotency key. */
const notKept = new Set(['TooMany', 'Failure']);

/** Statuses that may say when to send it again. */
const askToWait = new Set(['409', '429', '503']);

/** Adds to the shared replies (`components.responses`) the headers that they have. */
export function sharedHeaders(responses: Fields): Fields {
  return Object.fromEntries(
    Object.entries(responses).map(([name, response]) => {
      const own = fieldsOf(response, name);
      const headers = {
        ...always,
        ...(name === 'Unauthorized' ? { 'WWW-Authenticate': header('Authenticate') } : {}),
        ...(name === 'Conflict' || notKept.has(name) ? { 'Retry-After': header('RetryAfter') } : {}),
        ...(notKept.has(name) ? {} : { 'Idempotent-Replayed': header('IdempotentReplayed') }),
        ...(isFile(own) ? { 'Content-Disposition': header('ContentDisposition') } : {}),
      };
      return [name, withHeaders(own, headers)];
    }),
  );
}

/** Adds to an operation's own replies the headers that they have.
 * @param isEdited - whether another operation edits what this one shows (`x-edits`) */
export function withStandardHeaders(place: string, operation: Fields, isEdited = false): Fields {
  const responses = Object.entries(optionalFields(operation['responses'], place)).map(([status, response]) => {
    const own = fieldsOf(response, `${place} ${status}`);
    if (own['$ref'] !== undefined) return [status, own] as const;
    return [
      status,
      withHeaders(own, {
        ...always,
        ...(isEdited && status === '200' ? { ETag: header('ETag') } : {}),
        ...(askToWait.has(status) ? { 'Retry-After': header('RetryAfter') } : {}),
        ...(takesKey(operation) ? { 'Idempotent-Replayed': header('IdempotentReplayed') } : {}),
        ...(isFile(own) ? { 'Content-Disposition': header('ContentDisposition') } : {}),
      }),
    ] as const;
  });
  return { ...operation, responses: Object.fromEntries(responses) };
}

function withHeaders(response: Fields, headers: Fields): Fields {
  const { description, headers: own, ...rest } = response;
  return { description, headers: { ...headers, ...optionalFields(own, 'headers') }, ...rest };
}

function isFile({ content }: Fields): boolean {
  return isFields(content) && Object.keys(content).some((type) => type !== 'application/json');
}
