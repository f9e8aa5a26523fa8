import { appendFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, testPassword, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runGrtAs } from '../src/testing/run-grt.ts';
import { openFaultyLine, type FaultyLine } from './faulty-line.ts';
import { grt, startGrt, type Place } from './grt-process.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

/** The built command as a process, with a server whose log grows and whose connection breaks. */
describe('system logs --follow', () => {
  let server: TestServer;
  let listening: Awaited<ReturnType<TestServer['listen']>>;
  let line: FaultyLine;
  let place: Place;
  beforeAll(async () => {
    server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
    listening = await server.listen();
    line = await openFaultyLine(listening.url, Number.POSITIVE_INFINITY);
    place = { apiUrl: line.apiUrl, configDir: await mkdtemp(join(tmpdir(), 'grt-follow-')) };
    await grt(place, ['auth', 'login', '-u', 'admin', '--password-stdin'], testPassword);
    await mkdir(join(server.platform.config.dataDir, 'logs'), { recursive: true });
  });
  afterAll(async () => {
    await line.close();
    await listening.close();
    await server.close();
    await rm(place.configDir, { recursive: true, force: true });
  });

  /** Writes entries as the server does, one line of JSON each. */
  const logged = (...messages: readonly string[]): void => appendFileSync(log(), entriesOf(...messages));
  const log = (): string => join(server.platform.config.dataDir, 'logs', 'application.log');
  const entriesOf = (...messages: readonly string[]): string =>
    messages.map((message) => `{"time":"2026-11-20T10:00:00.000Z","level":"info","message":"${message}"}\n`).join('');
  const messagesIn = (text: string): readonly string[] => text.split('\n').flatMap((row) => row.split('\t')[2] ?? []);

  it('prints existing and new entries once each, survives a lost server, and exits 130 when it is asked to end', async () => {
    logged('one', 'two', 'three');
    const follow = startGrt(place, ['system', 'logs', '--follow', '--limit', '2']);
    await follow.shows(({ out }) => out.includes('three'));
    logged('four', 'four');
    await follow.shows(({ out }) => out.split('four').length > 2);

    line.break();
    await follow.shows(({ err }) => err.includes('The server is not responding. Trying again in 2.0 s.'));
    logged('while nobody could ask');
    line.mend();
    await follow.shows(({ out }) => out.includes('while nobody could ask'));

    // What a service manager or a canceled pipeline sends is answered as Ctrl+C.
    follow.signal('SIGTERM');
    const { code, out } = await follow.ended;
    expect({ code, messages: messagesIn(out) }).toEqual({
      code: 130,
      messages: ['two', 'three', 'four', 'four', 'while nobody could ask'],
    });
  });

  it('prints one JSON object per matching entry as it arrives', async () => {
    logged('number one', 'another');
    const stopping = new AbortController();
    let waits = 0;
    const onSleep = (): void => {
      waits += 1;
      if (waits === 1) logged('number two');
      else if (waits === 3) stopping.abort();
    };
    const words = ['system', 'logs', '-f', '--limit', '1', '--search', 'number', '--format', 'ndjson'];
    const { code, out, err } = await runGrtAs(server, { as: 'admin', signal: stopping.signal, onSleep }, ...words);
    const messages = out
      .trimEnd()
      .split('\n')
      .map((row) => (JSON.parse(row) as { message: string }).message);
    expect({ code, err, messages }).toEqual({ code: 130, err: '', messages: ['number one', 'number two'] });
  });
});
