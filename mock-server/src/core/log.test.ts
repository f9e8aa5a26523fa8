import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  appendFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from './clock.ts';
import { openLogFile, pruneLogFile, readLogFile } from './log-file.ts';
import { createLog, type LogLevel, type LogOptions } from './log.ts';

const clock = fixedClock('2026-11-02T09:00:00Z');

function collect(options: Partial<LogOptions> = {}) {
  const lines: { entry: Record<string, unknown>; level: LogLevel }[] = [];
  const sink = (line: string, level: LogLevel) =>
    void lines.push({ entry: JSON.parse(line) as Record<string, unknown>, level });
  return { lines, log: createLog({ clock, sinks: [sink], ...options }) };
}

describe('the log', () => {
  it('writes one JSON line with time, level, message and fields', () => {
    const { lines, log } = collect();
    log.info('Domain approved', { domain: 7 });
    expect(lines).toEqual([
      {
        level: 'info',
        entry: { time: '2026-11-02T09:00:00.000Z', level: 'info', message: 'Domain approved', domain: 7 },
      },
    ]);
  });

  it('omits entries below its level', () => {
    const { lines, log } = collect({ level: 'warn' });
    log.debug('a');
    log.info('b');
    log.warn('c');
    log.error('d');
    expect(lines.map(({ entry }) => entry['message'])).toEqual(['c', 'd']);
    const silent = collect({ level: 'silent' });
    silent.log.error('e');
    expect(silent.lines).toEqual([]);
  });

  it("adds a child's fields to each of its entries", () => {
    const { lines, log } = collect();
    log.child({ request: 'r1' }).child({ user: 2 }).info('x', { user: 3 });
    expect(lines[0]?.entry).toMatchObject({ request: 'r1', user: 3 });
  });

  it('does not let fields replace time, level, or message', () => {
    const { lines, log } = collect();
    log.info('real', { message: 'false', level: 'error', time: 'never' });
    expect(lines[0]?.entry).toMatchObject({ message: 'real', level: 'info', time: '2026-11-02T09:00:00.000Z' });
  });

  it('goes on with its other sinks, and throws nothing, when one of them fails', () => {
    const lines: string[] = [];
    const failing = () => {
      throw new Error('ENOSPC: no space left on device');
    };
    createLog({ clock, sinks: [failing, (line) => lines.push(line)] }).info('saved');
    expect(lines).toHaveLength(1);
  });

  it('redacts secrets by field name, however deep', () => {
    const { lines, log } = collect();
    log.info('x', {
      body: { password: 'p', new_password: 'p', api_key: 'k', nested: [{ setup_token: 't' }] },
      headers: { Authorization: 'a', Cookie: 'c' },
      token_id: 4,
      password_hash: undefined,
    });
    expect(lines[0]?.entry).toMatchObject({
      body: {
        password: '[redacted]',
        new_password: '[redacted]',
        api_key: '[redacted]',
        nested: [{ setup_token: '[redacted]' }],
      },
      headers: { Authorization: '[redacted]', Cookie: '[redacted]' },
      token_id: 4,
    });
  });

  it('redacts secrets within texts and errors', () => {
    const { lines, log } = collect();
    const cause = new Error('smtp://user:hunter2@mail.example refused');
    log.error('GET /setup?token=abc123&x=1 with Bearer abcdefgh12345', {
      error: new Error('grt_0123456789abcdefABCDEF is revoked', { cause }),
    });
    const text = JSON.stringify(lines[0]?.entry);
    for (const secret of ['abc123', 'abcdefgh12345', 'hunter2', '0123456789abcdefABCDEF']) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain('x=1');
    expect(text).toContain('mail.example refused');
  });

  it('logs an error with its name, code, stack and cause', () => {
    const { lines, log } = collect();
    log.error('x', { error: Object.assign(new TypeError('bad', { cause: 'why' }), { code: 'E1' }) });
    expect(lines[0]?.entry['error']).toMatchObject({
      name: 'TypeError',
      message: 'bad',
      code: 'E1',
      cause: 'why',
      stack: expect.stringContaining('log.test.ts') as string,
    });
  });

  it('omits the values of a failed statement', () => {
    const { lines, log } = collect();
    const cause = new Error('duplicate key');
    log.error('x', { error: new DrizzleQueryError('insert into t\nvalues ($1)', ['dana@x.example\nsecret'], cause) });
    const text = JSON.stringify(lines[0]?.entry);
    expect(text).toContain('values ($1)');
    expect(text).toContain('duplicate key');
    expect(text).toContain('log.test.ts');
    expect(text).not.toMatch(/dana|secret/u);
  });

  it('survives what JSON cannot express', () => {
    const { lines, log } = collect();
    const loop: Record<string, unknown> = { size: 5n, data: new Uint8Array(3) };
    loop['self'] = loop;
    log.info('odd', { loop });
    expect(lines[0]?.entry).toMatchObject({ message: 'odd', loop: { size: '5', data: '[3 bytes]' } });
  });
});

describe('the log file', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'grt-log-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('returns the matching entries, newest first, across a restart', async () => {
    for (const round of ['one', 'two']) {
      const file = openLogFile(directory);
      const log = createLog({ clock, sinks: [file.sink] });
      log.info(`start ${round}`);
      log.warn(`trouble ${round}`, { disk: 91 });
      file.close();
    }
    const messages = async (query: Parameters<typeof readLogFile>[1]) =>
      (await readLogFile(directory, query)).map(({ message }) => message);
    expect(await messages({ limit: 3 })).toEqual(['trouble two', 'start two', 'trouble one']);
    expect(await messages({ limit: 9, accepts: ({ level }) => level === 'warn' })).toEqual([
      'trouble two',
      'trouble one',
    ]);
    expect((await readLogFile(directory, { limit: 1 }))[0]?.fields).toEqual({ disk: 91 });
  });

  it('is read from its end, however long it and its lines are', async () => {
    const file = openLogFile(directory);
    const log = createLog({ clock, sinks: [file.sink] });
    const messages = Array.from({ length: 40 }, (_, index) => `${String(index)} ${'é'.repeat((index % 7) * 9_000)}`);
    for (const message of messages) log.info(message);
    file.close();
    const read = await readLogFile(directory, { limit: 1_000 });
    expect(read.map(({ message }) => message)).toEqual(messages.toReversed());
  });

  it('loses no line while its older part cannot be replaced, as on Windows while someone reads it', () => {
    const logs = join(directory, 'logs');
    mkdirSync(join(logs, 'application.1.log', 'held'), { recursive: true });
    const file = openLogFile(directory, 200);
    const log = createLog({ clock, sinks: [file.sink] });
    for (const text of ['one', 'two', 'three']) log.info(text);
    rmSync(join(logs, 'application.1.log'), { recursive: true });
    log.info('four');
    file.close();
    const linesIn = (name: string) => readFileSync(join(logs, name), 'utf8').trimEnd().split('\n').length;
    expect([linesIn('application.1.log'), linesIn('application.log')]).toEqual([3, 1]);
  });

  it('drops its older part once that is old enough', async () => {
    const file = openLogFile(directory, 200);
    const log = createLog({ clock, sinks: [file.sink] });
    for (const text of ['one', 'two', 'three', 'four']) log.info(text);
    file.close();
    expect(await pruneLogFile(directory, new Date(0))).toBe(0);
    const before = (await readLogFile(directory, { limit: 9 })).length;
    expect(await pruneLogFile(directory, new Date('2999-01-01'))).toBeGreaterThan(0);
    expect((await readLogFile(directory, { limit: 9 })).length).toBeLessThan(before);
    expect(await pruneLogFile(directory, new Date('2999-01-01'))).toBe(0);
  });

  it('never keeps more than two files of its maximum size', async () => {
    const file = openLogFile(directory, 1_000);
    const log = createLog({ clock, sinks: [file.sink] });
    for (let count = 0; count < 100; count += 1) log.info(`entry ${String(count)}`);
    file.close();
    const sizes = readdirSync(join(directory, 'logs')).map((name) => statSync(join(directory, 'logs', name)).size);
    expect(sizes).toHaveLength(2);
    for (const size of sizes) expect(size).toBeLessThanOrEqual(1_000);
    expect((await readLogFile(directory, { limit: 1 }))[0]?.message).toBe('entry 99');
    expect((await readLogFile(directory, { limit: 100 })).length).toBeGreaterThan(10);
  });

  it('skips invalid lines, such as one cut off by a crash', async () => {
    const file = openLogFile(directory);
    createLog({ clock, sinks: [file.sink] }).info('whole');
    file.close();
    appendFileSync(join(directory, 'logs', 'application.log'), '{"time":"2026-11-0');
    writeFileSync(join(directory, 'logs', 'application.1.log'), 'null\n[]\n{"level":"info"}\n');
    expect((await readLogFile(directory, { limit: 9 })).map(({ message }) => message)).toEqual(['whole']);
  });

  it('is empty before anything was logged', async () => {
    expect(await readLogFile(directory, { limit: 9 })).toEqual([]);
  });
});
