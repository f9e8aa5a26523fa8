import {
  AbortedError,
  BadReplyError,
  ConflictError,
  NetworkError,
  NotSignedInError,
  RateLimitedError,
  ServerError,
  TimeoutError,
  ValidationError,
} from '@grt/sdk';
import { describe, expect, it } from 'vitest';
import { UsageError } from './command-error.ts';
import { describeFailure } from './failure.ts';
import { failureJson, failureLines } from './report-error.ts';

const operation = 'domains.approve';
const refusal = (status: number, code = 'refused') => ({ operation, status, code, body: {}, requestId: 'req_8f2c1d' });

describe('describeFailure', () => {
  it.each([
    [400, 8],
    [401, 4],
    [403, 5],
    [404, 6],
    [405, 8],
    [409, 7],
    [410, 6],
    [413, 8],
    [415, 8],
    [422, 8],
    [429, 1],
    [500, 1],
    [501, 1],
    [503, 1],
  ])('ends with the code for a status of %i: %i', async (status, exitCode) => {
    expect(await describeFailure(new ServerError('No.', refusal(status)))).toMatchObject({ exitCode, status });
  });

  it('says how to get a token with the scope that one lacks', async () => {
    const lacking = new ServerError('The API token lacks the scope bids:write.', refusal(403, 'scope_lacking'));
    expect(await describeFailure(lacking)).toMatchObject({ next: 'Create a token that has it: grt tokens create' });
  });

  it('distinguishes what never reached the server from what the user canceled', async () => {
    expect(await describeFailure(new TimeoutError('Late.', { operation }))).toMatchObject({
      exitCode: 1,
      code: 'timeout',
    });
    expect(await describeFailure(new BadReplyError('What?', { operation }))).toMatchObject({
      exitCode: 1,
      code: 'bad_reply',
    });
    expect(await describeFailure(new AbortedError('Over.', { operation }))).toMatchObject({ exitCode: 130 });
    expect(await describeFailure(new UsageError('Name an id'))).toMatchObject({ exitCode: 2, code: 'usage' });
  });

  it('says what to do next: sign in, wait, check the address', async () => {
    expect(await describeFailure(new NotSignedInError('Please sign in.', refusal(401)))).toMatchObject({
      next: 'Run: grt auth login',
    });
    const wrong = new NotSignedInError('Invalid credentials.', refusal(401, 'invalid_credentials'));
    expect((await describeFailure(wrong))?.next).toBeUndefined();
    const busy = new RateLimitedError('Too many.', { ...refusal(429), retryAfterMs: 900_000 });
    expect(await describeFailure(busy)).toMatchObject({ next: 'Try again in 15 min 0 s' });
    const away = await describeFailure(new NetworkError('The server could not be reached.', { operation }));
    expect(away?.next).toBe('Check that the server is running, and that --api-url or GRT_API_URL is correct.');
    expect((await describeFailure(new ServerError('A page.', refusal(404, ''))))?.next).toMatch(/^Check --api-url/);
    expect((await describeFailure(new ServerError('A gateway.', refusal(413, ''))))?.next).toBeUndefined();
  });

  it('reports system errors as they are, and leaves bugs unexplained', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
    });
    expect(await describeFailure(full)).toMatchObject({ exitCode: 1, code: 'enospc' });
    expect(await describeFailure(new TypeError('x is not a function'))).toBeUndefined();
  });
});

describe('a failure', () => {
  it('is reported to people with its fields and the request id', async () => {
    const fields = { email: ['Email is required'], phone: ['Phone is required', 'It is short'] };
    const failure = await describeFailure(new ValidationError('Please correct the fields.', refusal(422), fields));
    expect(failure && failureLines(failure)).toEqual([
      'Please correct the fields.',
      '  email: Email is required',
      '  phone: Phone is required It is short',
      '  request req_8f2c1d',
    ]);
    const same = await describeFailure(
      new ValidationError('The file is empty', refusal(422), { file: ['The file is empty'] }),
    );
    expect(same && failureLines(same)).toEqual(['The file is empty', '  request req_8f2c1d']);
  });

  it("is reported to programs in the server's format, with the exit code", async () => {
    const failure = await describeFailure(new ConflictError('It is approved.', refusal(409, 'conflict')));
    expect(failure && failureJson(failure)).toEqual({
      success: false,
      message: 'It is approved.',
      code: 'conflict',
      status: 409,
      request_id: 'req_8f2c1d',
      exit_code: 7,
    });
  });
});
