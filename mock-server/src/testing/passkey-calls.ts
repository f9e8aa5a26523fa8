import type { FactorAdded, FactorOverview, PasskeyCreation, PasskeyRequest, SignInChallenge } from '@grt/sdk/contract';
import { expect } from 'vitest';
import { testPassword, type TestServer } from '../testing.ts';
import { call } from './api-calls.ts';
import { passkeyAuthenticator, type PasskeyAuthenticator } from './passkey-authenticator.ts';
import type { StartServer } from './servers.ts';

export const origin = 'https://grt.test';
export const reachable = (start: StartServer, address = origin) => start({ environment: { GRT_PUBLIC_URL: address } });

export const login = (server: TestServer, endpoint: string, username: string) =>
  call(server, `/auth/${endpoint}/login`, { json: { username, password: testPassword } });

/** The challenge of a sign-in with the right password. */
export async function challengeOf(server: TestServer, endpoint: string, username: string): Promise<SignInChallenge> {
  const { status, body } = await login(server, endpoint, username);
  expect([status, body['code']]).toEqual([403, 'second_factor_required']);
  return body['challenge'] as SignInChallenge;
}

export async function begin(server: TestServer, token: string): Promise<PasskeyCreation> {
  const { status, body } = await call(server, '/auth/factors/passkeys', { method: 'POST', token });
  expect(status).toBe(200);
  return body.data;
}

export const confirm = (server: TestServer, token: string, json: object) =>
  call(server, '/auth/factors/passkeys/confirm', { token, json });

/** Adds a passkey. */
export async function add(
  server: TestServer,
  token: string,
  { name, device = passkeyAuthenticator(origin) } = {} as Adding,
) {
  const made = device.create(await begin(server, token));
  const { status, body } = await confirm(server, token, { ...made, ...(name === undefined ? {} : { name }) });
  expect(status).toBe(201);
  return { device, ...(body.data as FactorAdded) };
}

export interface Adding {
  readonly name?: string;
  readonly device?: PasskeyAuthenticator;
}

export async function asked(server: TestServer, challenge?: string): Promise<PasskeyRequest> {
  const { status, body } = await call(server, '/auth/login/passkey', {
    json: challenge === undefined ? {} : { challenge },
  });
  expect(status).toBe(200);
  return body.data;
}

export const complete = (server: TestServer, json: object) => call(server, '/auth/login/second-factor', { json });

export const overview = async (server: TestServer, token: string) =>
  (await call(server, '/auth/factors', { token })).body.data as FactorOverview;
