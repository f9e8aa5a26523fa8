import type { PlatformSettings } from '@grt/sdk/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import { describeOnServer } from '../../testing/servers.ts';
import { createTestServer, type TestServer } from '../../testing.ts';

/** Longer than a process may go by settings that another one has changed. */
const staleMs = 5000;

describeOnServer('the log level', (start) => {
  let chatty: TestServer;
  let quiet: TestServer;
  const lines = { chatty: [] as string[], quiet: [] as string[] };
  let admin: string;
  beforeAll(async () => {
    const settings = { GRT_RATE_LIMITS: 'off' };
    chatty = await start({
      environment: { ...settings, LOG_LEVEL: 'debug' },
      logSink: (line) => lines.chatty.push(line),
    });
    quiet = await createTestServer({
      people: false,
      database: chatty.platform.database,
      environment: { ...settings, LOG_LEVEL: 'warn' },
      logSink: (line) => lines.quiet.push(line),
    });
    admin = await chatty.signIn('admin');
  });
  afterAll(() => quiet.close());
  beforeEach(() => change({ log_level: null }));

  const change = async (json: object) => {
    const { status, body } = await call(chatty, '/admin/settings', { token: admin, method: 'PUT', json });
    expect(status).toBe(200);
    return body.data as PlatformSettings;
  };
  const shown = async (server: TestServer) => {
    const { body } = await call(server, '/admin/settings', { token: admin });
    const { log_level, log_level_source, log_level_environment } = body.data as PlatformSettings;
    return [log_level, log_level_source, log_level_environment];
  };
  /** Whether a process writes a line for a request, which is told at the level debug. */
  const tellsOfRequests = async (name: 'chatty' | 'quiet', server: TestServer) => {
    lines[name].length = 0;
    await call(server, '/health');
    return lines[name].some((line) => line.includes('"message":"Request"'));
  };
  const whetherBothTell = async () => [await tellsOfRequests('chatty', chatty), await tellsOfRequests('quiet', quiet)];

  it('is the one that each process was started with, also after another setting has been saved', async () => {
    await change({ public_name: 'Clipworks' });
    for (const server of [chatty, quiet]) server.clock.advance(staleMs);
    await whetherBothTell();
    await expect.poll(whetherBothTell).toEqual([true, false]);
    expect(await whetherBothTell()).toEqual([true, false]);
    expect([await shown(chatty), await shown(quiet)]).toEqual([
      ['debug', 'environment', 'debug'],
      ['warning', 'environment', 'warn'],
    ]);
  });

  it('is followed by all processes once it is set, and again by none once that is taken back', async () => {
    expect(await change({ log_level: 'error' })).toMatchObject({ log_level: 'error', log_level_source: 'settings' });
    expect(await tellsOfRequests('chatty', chatty)).toBe(false);
    await change({ log_level: 'debug' });
    expect(await shown(quiet)).toEqual(['debug', 'settings', 'warn']);
    quiet.clock.advance(staleMs);
    await expect.poll(() => tellsOfRequests('quiet', quiet)).toBe(true);

    expect(await change({ log_level: null })).toMatchObject({ log_level: 'debug', log_level_source: 'environment' });
    quiet.clock.advance(staleMs);
    await expect.poll(() => tellsOfRequests('quiet', quiet)).toBe(false);
    expect(await tellsOfRequests('chatty', chatty)).toBe(true);
  });

  it('is followed by a process that only runs jobs', async () => {
    await change({ log_level: 'debug' });
    quiet.clock.advance(staleMs);
    const { log, queue } = quiet.platform;
    queue.define('telling', { queue: 'test', handler: async () => log.debug('Told by a job') });
    await expect
      .poll(async () => {
        await queue.enqueue('telling', {});
        await quiet.drain();
        return lines.quiet.some((line) => line.includes('Told by a job'));
      })
      .toBe(true);
  });

  it('names the process that was silenced', async () => {
    const silent = await createTestServer({
      people: false,
      database: chatty.platform.database,
      environment: { LOG_LEVEL: 'silent' },
    });
    expect(await shown(silent)).toEqual(['critical', 'environment', 'silent']);
    await silent.close();
  });
});
