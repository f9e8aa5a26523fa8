import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeBinary } from './binaries.mjs';
import { outside } from './compile-server.mjs';
import { compileProblems, createConsumer, filesOf } from './consumer.mjs';
import { findNode, supportedNodes } from './nodes.mjs';
import { pack } from './pack.mjs';
import { root } from './steps.mjs';

// They pack, compile, and start whole programs, which a busy machine takes minutes for.
vi.setConfig({ testTimeout: 120_000 });

let consumer;
let tarballs;
beforeAll(async () => {
  tarballs = await pack();
  consumer = await createConsumer(Object.values(tarballs));
});
afterAll(() => consumer?.remove());

it.each(['@grt/sdk', '@grt/cli', '@grt/server'])('no map of %s leads out of its tarball', async (name) => {
  const files = await filesOf(tarballs[name]);
  const folder = join(consumer.home, 'node_modules', name);
  const leads = files
    .filter((path) => /\.(?:[cm]?js|css|d\.[cm]?ts|map)$/.test(path))
    .map(async (path) => {
      const text = await readFile(join(folder, path), 'utf8');
      if (path.endsWith('.map')) return JSON.parse(text).sourcesContent ? [] : [`${path} has no sources`];
      const maps = [...text.matchAll(/^\/[/*]# sourceMappingURL=(?!data:)([^\s*]+)/gm)].map(([, map]) => map);
      return maps.filter((map) => !files.includes(join(path, '..', map))).map((map) => `${path} names ${map}`);
    });
  expect((await Promise.all(leads)).flat()).toEqual([]);
});

describe('the package of the SDK', () => {
  it('contains built code with types and maps, its README, and no source or test', async () => {
    const files = await filesOf(tarballs['@grt/sdk']);
    for (const file of [
      'README.md',
      'package.json',
      'dist/client/index.js',
      'dist/client/index.d.ts',
      'dist/client/index.js.map',
    ])
      expect(files).toContain(file);
    expect(files.filter((file) => /\.test\.|testing|(?<!\.d)\.ts$/.test(file))).toEqual([]);
    expect((await consumer.manifest('@grt/sdk')).files).toEqual(['dist']);
  });

  it('is required by CommonJS', async () => {
    const { stdout } = await consumer.run(process.execPath, ['-p', "typeof require('@grt/sdk').createGrt"]);
    expect(stdout).toBe('function\n');
  });

  it('has the same errors for import and require', async () => {
    const program = `
      import { createRequire } from 'node:module';
      import { createGrt } from '@grt/sdk';
      const required = createRequire(import.meta.url)('@grt/sdk');
      const { GrtError, NetworkError } = required;
      const error = await createGrt({ baseUrl: 'http://127.0.0.1:1', retries: 0 }).auth.me().catch((reason) => reason);
      console.log(error instanceof NetworkError, error instanceof GrtError, error instanceof required.ServerError);`;
    expect(await consumer.runModule(program)).toBe('true true false\n');
  });

  it('takes address and token from the environment', async () => {
    const program = `import { createGrt } from '@grt/sdk'; await createGrt({ retries: 0 }).auth.me().catch((error) => console.log(error.name));`;
    const env = { GRT_API_URL: 'http://127.0.0.1:1/api', GRT_TOKEN: 'grt_t_x' };
    expect(await consumer.runModule(program, env)).toBe('NetworkError\n');
  });

  it.each(['bundler', 'node16', 'nodenext'])(
    'compiles every example of its README with the resolution %s, with and without skipLibCheck',
    async (resolution) => {
      const folder = join(consumer.home, `examples-${resolution}`);
      await mkdir(folder);
      const readme = await readFile(join(consumer.home, 'node_modules/@grt/sdk/README.md'), 'utf8');
      const examples = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);
      expect(examples.length).toBeGreaterThan(4);
      const files = examples.map((_, index) => join(folder, `example-${index}.ts`));
      await Promise.all(files.map((file, index) => writeFile(file, examples[index])));
      expect(compileProblems(files, resolution)).toEqual([]);
    },
  );

  it('is bundled for browsers', async () => {
    await consumer.write(
      'page.js',
      `import { createGrt } from '@grt/sdk'; globalThis.grt = createGrt({ baseUrl: '/api' });`,
    );
    const options = { write: false, rolldownOptions: { input: join(consumer.home, 'page.js') } };
    const { output } = await build({ root: consumer.home, configFile: false, logLevel: 'silent', build: options });
    expect(output[0].code).toContain('/api');
    expect(output[0].code).not.toContain('node:');
    // ofetch is for Node.
    expect(output[0].code).not.toContain('FetchError');
  });
});

describe('the package of the command line', () => {
  it('is one file with its licenses, which needs nothing else', async () => {
    const files = await filesOf(tarballs['@grt/cli']);
    expect(files.toSorted()).toEqual(['NOTICES.md', 'README.md', 'grt.cjs', 'package.json']);
    expect(await readFile(join(consumer.home, 'node_modules/@grt/cli/NOTICES.md'), 'utf8')).toMatch(
      /^## commander [\d.]+ \(MIT\)\n\n\(The MIT/m,
    );
    expect((await consumer.manifest('@grt/cli')).dependencies).toBeUndefined();
  });

  it('runs after it was installed, and copied alone to another folder under another name', async () => {
    expect((await consumer.run('npx', ['grt', '--version'])).stdout).toBe('2.0.0\n');
    const alone = await mkdtemp(join(tmpdir(), 'grt-alone-'));
    const run = (...words) => consumer.run(process.execPath, ['publisher tool.cjs', ...words], { cwd: alone });
    await copyFile(join(consumer.home, 'node_modules/@grt/cli/grt.cjs'), join(alone, 'publisher tool.cjs'));
    expect((await run('feeds', 'validate', '--help')).stdout).toMatch(/^Usage: grt feeds validate/);
    await writeFile(join(alone, 'a.csv'), 'video_id,title,thumbnail_link\na,A,https://a.example/a.jpg\n');
    expect((await run('feeds', 'validate', 'a.csv', '--header', '--jq', '.accepted')).stdout).toBe('1\n');
    expect((await run('help', 'environment')).stdout).toContain('GRT_TOKEN');
    const notices = await readFile(join(consumer.home, 'node_modules/@grt/cli/NOTICES.md'), 'utf8');
    expect((await run('licenses')).stdout).toBe(notices);
    await rm(alone, { recursive: true });
  });

  it('is an executable that needs no Node', async () => {
    const alone = await mkdtemp(join(tmpdir(), 'grt-alone-'));
    const binary = await makeBinary(alone);
    const run = (...words) => consumer.run(binary, words, { cwd: alone, env: { HOME: alone } });
    expect((await run('--version')).stdout).toBe('2.0.0\n');
    await writeFile(join(alone, 'a.csv'), 'video_id,title,thumbnail_link\na,A,https://a.example/a.jpg\n');
    expect((await run('feeds', 'validate', 'a.csv', '--header', '--jq', '.accepted')).stdout).toBe('1\n');
    expect((await run('licenses')).stdout).toMatch(/^# Licenses of bundled packages\n/);
    await rm(alone, { recursive: true });
  });
});

describe('the package of the server', () => {
  it('contains built code, migrations, the contract, the web app, and notices, and no source or test', async () => {
    const files = await filesOf(tarballs['@grt/server']);
    for (const file of [
      'README.md',
      'NOTICES.md',
      'openapi.yaml',
      'openapi.json',
      'cli/dist/grt.cjs',
      'web/dist/index.html',
      'mock-server/src/main.js',
      'mock-server/src/core/http/viewer.js',
      'mock-server/src/core/database/migrations/0000_initial.sql',
    ])
      expect(files).toContain(file);
    expect(files.filter((file) => /\.test\.|testing|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
    const { dependencies } = await consumer.manifest('@grt/server');
    expect(Object.keys(dependencies)).toEqual(outside);
    const notices = await readFile(join(consumer.home, 'node_modules/@grt/server/NOTICES.md'), 'utf8');
    for (const name of ['hono', 'pg', 'react', 'openapi-explorer', 'lit'])
      expect(notices).toMatch(new RegExp(`^## ${name} \\d`, 'm'));
  });

  it('starts in an empty folder, takes a feed from the SDK after signing in, and stops', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'grt-server-'));
    const server = spawn(join(consumer.home, 'node_modules/.bin/grt-server'), {
      cwd: folder,
      env: { ...process.env, PORT: '0', GRT_DATA_DIR: '', LOG_LEVEL: 'warn', NODE_ENV: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(server, 'exit');
    try {
      const address = await addressIn(server.stdout);
      const page = await fetch(address);
      expect(await page.text()).toContain('<div id="root"');
      expect(await (await fetch(`${address}/api/reference/viewer.js`)).text()).toContain('openapi-explorer');
      const program = Buffer.from(await (await fetch(`${address}/downloads/grt.cjs`)).arrayBuffer());
      expect(program.equals(await readFile(join(consumer.home, 'node_modules/@grt/cli/grt.cjs')))).toBe(true);
      await consumer.write('feed.mjs', publisher(address));
      expect((await consumer.run(process.execPath, ['feed.mjs'])).stdout).toBe('1 of 1\n');
      expect(await readFile(join(folder, 'grt-data/database/PG_VERSION'), 'utf8')).not.toBe('');
    } finally {
      server.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      await rm(folder, { recursive: true });
    }
  });
});

const styles = ['page', 'base', 'tokens', 'panel.module', 'status-badge.module'].map((name) => `/${name}.css`);
const pageFiles = ['', '/page.js', '/parts.js', ...styles];

describe('the test double in the package of the server', () => {
  it('does what docs/testing.md shows: the examples compile, run, and print what they should', async () => {
    const guide = await readFile(join(root, 'docs/testing.md'), 'utf8');
    const examples = [...guide.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);
    const programs = examples.filter((code) => !code.includes(" from 'vitest'"));
    expect([examples.length, programs.length]).toEqual([6, 5]);
    const folder = join(consumer.home, 'testing-guide');
    await mkdir(folder);
    const files = programs.map((_, index) => join(folder, `example-${index}.ts`));
    await Promise.all(files.map((file, index) => writeFile(file, programs[index])));
    expect(compileProblems(files, 'nodenext')).toEqual([]);
    const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
    for (const [index, code] of programs.entries())
      await writeFile(join(folder, `${index}.js`), ts.transpileModule(code, { compilerOptions }).outputText);
    const imports = programs.map((_, index) => `await import('./testing-guide/${index}.js');`);
    expect((await consumer.runModule(imports.join('\n'))).split('\n')).toEqual([
      'clips.example was approved',
      "[ 'rejected' ]",
      '[]',
      "[ 'rejected' ]",
      '2026-12-25T00:30:00.000Z',
      'true',
      '1',
      '',
    ]);
  });

  it('runs in a process of its own, with its controls, and not in production', async () => {
    const files = () => readdir(join(consumer.home, 'node_modules/@grt/server'), { recursive: true });
    const shipped = await files();
    const words = ['--test', '--json', '--coverage', 'coverage.html', '--require', 'operations=0.001'];
    const start = (env) =>
      spawn(join(consumer.home, 'node_modules/.bin/grt-server'), words, {
        cwd: consumer.home,
        env: { ...process.env, NODE_ENV: '', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    const server = start({});
    const [line] = await once(server.stdout, 'data');
    const { api_url: api, control_url: control } = JSON.parse(String(line));
    const send = (path, body, type = 'application/json') =>
      fetch(`${control}/${path}`, { method: 'POST', headers: { 'Content-Type': type }, body: JSON.stringify(body) });
    const { token } = await (await send('session', { person: 'admin' })).json();
    const list = await fetch(`${api}/admin/registrations`, { headers: { Authorization: `Bearer ${token}` } });
    expect(list.status).toBe(200);
    expect((await send('reset', {}, 'text/plain')).status).toBe(415);
    expect((await send('reset', {})).status).toBe(200);
    for (const file of pageFiles) expect([file, (await fetch(`${control}${file}`)).status]).toEqual([file, 200]);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
    expect(await files()).toEqual(shipped); // root may have installed it
    expect(await readFile(join(consumer.home, 'coverage.html'), 'utf8')).toContain('registrations.list <span>1 call');
    const refused = start({ NODE_ENV: 'production' });
    const [reason] = await once(refused.stderr, 'data');
    expect(String(reason)).toContain('refused with NODE_ENV=production');
  });
});

describe.each(supportedNodes)('on Node %i', (major) => {
  it('every entry of the SDK is imported, grt checks a feed, and the server loads', async ({ skip }) => {
    const { path: node, missing } = await findNode(major);
    if (missing !== undefined) {
      console.warn(missing);
      skip(missing);
    }
    const run = async (...words) => (await consumer.run(node, words)).stdout;
    expect(await run('--version')).toMatch(new RegExp(`^v${major}\\.`));
    const names = Object.keys((await consumer.manifest('@grt/sdk')).exports).map((entry) =>
      join('@grt/sdk', entry.replace('/forms/*', '/forms/domains.create').replace('/formats/*', '/formats/money')),
    );
    const program = `for (const name of ${JSON.stringify(names)}) console.log(Object.keys(await import(name)).length > 0)`;
    expect(await run('--input-type=module', '-e', program)).toBe('true\n'.repeat(names.length));
    expect(await run('node_modules/@grt/cli/grt.cjs', '--version')).toBe('2.0.0\n');
    await consumer.write('a.csv', 'video_id,title,thumbnail_link\na,A,https://a.example/a.jpg\n');
    const checked = await run(
      'node_modules/@grt/cli/grt.cjs',
      'feeds',
      'validate',
      'a.csv',
      '--header',
      '--jq',
      '.accepted',
    );
    expect(checked).toBe('1\n');
    expect(await run('node_modules/.bin/grt-server', '--help')).toMatch(/^Usage: grt-server/);
  });
});

/** What the server prints once it is ready. */
async function addressIn(output) {
  let said = '';
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    said += chunk;
    const [, address] = /Web app\s+(http:\S+)/.exec(said) ?? [];
    if (address !== undefined) {
      output.resume();
      return address;
    }
  }
  throw new Error(`The server ended before it was ready:\n${said}`);
}

/** A publisher's program: one video for the first domain that may have feeds. */
function publisher(address) {
  return `
    import { createGrt, memoryTokenStore, uploadFeed } from '@grt/sdk';
    const grt = createGrt({ baseUrl: '${address}/api', tokenStore: memoryTokenStore() });
    await grt.signIn({ username: 'acme', password: 'grt-demo-2026' });
    const { data: domains } = await grt.domains.list();
    const domain = domains.find(({ status }) => status === 'approved');
    const file = new File(['video_id,title,thumbnail_link\\na,A,https://a.example/a.jpg\\n'], 'a.csv', { type: 'text/csv' });
    const feed = { as: 'client', file, feed_name: 'Packed', category: 'girls', domain_id: domain.id, has_header_row: true };
    const mapping = { video_id: 'external_id', title: 'title', thumbnail_link: 'thumbnail_url' };
    const result = await uploadFeed(grt, feed, { mapping, wait: true });
    console.log(result.import.counts.added, 'of', result.import.counts.rows);
  `;
}
