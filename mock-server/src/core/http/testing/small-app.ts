import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fixedClock } from '../../clock.ts';
import type { FixedClock } from '../../clock.ts';
import { openDiskFileStore } from '../../files/disk-file-store.ts';
import type { FileStore } from '../../files/file-store.ts';
import { seededRandom } from '../../ids.ts';
import { createLog } from '../../log.ts';
import { bindRoutes } from '../bind.ts';
import type { BindOptions } from '../bind.ts';
import type { AnyHandler, HandlerRequest } from '../call.ts';
import { readDocument } from '@grt/sdk/document';
import { createHttpApp } from '../http-app.ts';
import type { HttpAppParts } from '../http-app.ts';
import type { HttpApp } from '../http-env.ts';
import type { Principal } from '../principal.ts';
import { smallContract } from './small-contract.ts';

/** A server for the small contract, for one test. */
export interface SmallApp {
  readonly app: HttpApp;
  readonly clock: FixedClock;
  readonly files: FileStore;
  /** Its log lines. */
  readonly lines: string[];
  /** The requests that the handlers received, in order. */
  readonly seen: HandlerRequest[];
  /** Sends JSON and reads JSON. */
  call(
    method: string,
    path: string,
    options?: CallOptions,
  ): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }>;
  /** Files in the store, including temporary ones. */
  storedFiles(): Promise<string[]>;
  close(): Promise<void>;
}

interface CallOptions {
  /** Sent as JSON; a form, or a body with a given content type, is sent as is. */
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

export interface SmallAppOptions extends Partial<
  Pick<BindOptions, 'doOnce' | 'admission' | 'admit' | 'before' | 'bodyRules' | 'validateReplies' | 'trustedProxies'>
> {
  /** Another contract, made from the small one. */
  readonly contract?: string;
  readonly handlers?: Readonly<Record<string, AnyHandler>>;
  /** Operations that get no handler. */
  readonly without?: readonly string[];
  readonly app?: Partial<
    Pick<
      HttpAppParts,
      | 'corsOrigins'
      | 'hsts'
      | 'onlyHost'
      | 'onlyHttps'
      | 'trustedProxies'
      | 'showTiming'
      | 'webFolder'
      | 'downloadsFolder'
      | 'publicUrl'
    >
  >;
}

/** Whom the bearer tokens in the tests belong to; any other token is invalid. */
const people: Readonly<Record<string, Principal>> = {
  client: { kind: 'session', credential_id: 1, account_id: 11, username: 'acme', role: 'client', client_id: 1 },
  admin: { kind: 'session', credential_id: 2, account_id: 12, username: 'reviewer', role: 'admin' },
  reader: {
    kind: 'token',
    credential_id: 3,
    account_id: 11,
    username: 'acme',
    role: 'client',
    client_id: 1,
    scopes: ['things:read'],
  },
};

const handlers: Readonly<Record<string, AnyHandler>> = {
  'things.show': async ({ path }) => ({ body: { success: true, data: { id: path['id'], name: 'Lamp' } } }),
  'things.remove': async () => ({ status: 204 }),
  'things.pinned': async ({ query }) => ({ body: { success: true, data: query } }),
  'things.create': async ({ body }) => ({ body: { success: true, data: body } }),
  'things.export': async () => ({ contentType: 'text/csv', body: 'id,name\r\n7,Lamp\r\n', filename: 'things.csv' }),
  'things.close': async ({ body }) => ({ body: { success: true, data: body } }),
  'open.enter': async ({ principalIfAny, bearer }) => ({
    body: { success: true, data: principalIfAny?.username ?? null, bearer: bearer ?? null },
  }),
  'forms.feed': async ({ body, files }) => ({
    status: 201,
    body: { success: true, data: body, sizes: sizesOf(files) },
  }),
  'forms.license': async ({ body, files }) => ({
    status: 201,
    body: { success: true, data: body, sizes: sizesOf(files) },
  }),
};

export async function smallApp(options: SmallAppOptions = {}): Promise<SmallApp> {
  const folder = await mkdtemp(join(tmpdir(), 'grt-http-'));
  const random = seededRandom('small app');
  const files = await openDiskFileStore({ folder, random });
  const clock = fixedClock('2026-11-21T10:00:00Z');
  const lines: string[] = [];
  const log = createLog({ clock, level: 'debug', sinks: [(line) => lines.push(line)] });
  const seen: HandlerRequest[] = [];
  const document = readDocument(options.contract ?? smallContract);
  const { handlers: own = {}, without = [], app: appParts = {}, ...bindOptions } = options;
  const kept = Object.entries({ ...handlers, ...own }).filter(([id]) => !without.includes(id));
  const watched = kept.map(([id, handler]) => [id, watch(handler, seen)] as const);
  const bind = (app: HttpApp) =>
    bindRoutes(app, document, Object.fromEntries(watched), {
      authenticate: async (bearer) => people[bearer],
      files,
      log,
      random,
      validateReplies: true,
      ...bindOptions,
    });
  const close = () => rm(folder, { recursive: true });
  let app: HttpApp;
  try {
    app = createHttpApp({
      document,
      clock,
      log,
      random,
      bind,
      corsOrigins: [],
      hsts: false,
      showTiming: false,
      webFolder: undefined,
      ...appParts,
    });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    app,
    clock,
    files,
    lines,
    seen,
    call: async (method, path, callOptions) => read(await app.request(path, requestOf(method, callOptions))),
    storedFiles: async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
    close,
  };
}

function requestOf(method: string, { body, token, headers = {} }: CallOptions = {}): RequestInit {
  const isAsItIs = body instanceof FormData || (typeof body === 'string' && headers['Content-Type'] !== undefined);
  const isJson = body !== undefined && !isAsItIs;
  return {
    method,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(isJson ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isAsItIs ? body : JSON.stringify(body) }),
  };
}

async function read(response: Response): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const body = (isJson && text !== '' ? JSON.parse(text) : { text }) as Record<string, unknown>;
  return { status: response.status, body, headers: response.headers };
}

function watch(handler: AnyHandler, seen: HandlerRequest[]): AnyHandler {
  return async (request) => {
    seen.push(request);
    return handler(request);
  };
}

function sizesOf(files: HandlerRequest['files']): Record<string, number> {
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, file.sizeBytes]));
}
