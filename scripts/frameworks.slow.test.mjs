// The files of docs/frameworks.md, as projects outside of the checkout that install the packed SDK. What cannot be installed,
// as without a registry, fails.
import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createGrt } from '@grt/sdk';
import { startTestServer } from '@grt/mock-server/test-double';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { pack } from './pack.mjs';
import { root } from './steps.mjs';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 }); // It installs and builds five projects.

const execute = promisify(execFile);
const react = { react: '19.3.1', 'react-dom': '19.3.1' };
const types = { '@types/node': '20.19.25', '@types/react': '19.3.0', typescript: '5.9.3' };

let server;
let env;
let sdk;
let home;
let page;

beforeAll(async () => {
  ({ '@grt/sdk': sdk } = await pack());
  home = await mkdtemp(join(tmpdir(), 'grt-frameworks-'));
  page = await readFile(join(root, 'docs/frameworks.md'), 'utf8');
  server = await startTestServer();
  const acme = createGrt(await server.as('acme'));
  const domain = { domain_name: 'clips.example', dmca_compliance_url: 'https://clips.example/dmca' };
  const { id } = await acme.domains.create({ ...domain, content_removal_email: 'removal@clips.example' });
  await createGrt(await server.as('reviewer')).domains.approve({ id });
  const { token } = await acme.tokens.create({ name: 'Frameworks', scopes: ['domains:read', 'feeds:read'] });
  const { GRT_PROFILE: _profile, NODE_ENV: _env, VITEST: _vitest, ...inherited } = process.env;
  env = { ...inherited, GRT_API_URL: `${server.url}/api`, GRT_TOKEN: token, NEXT_TELEMETRY_DISABLED: '1', CI: 'true' };
});
afterAll(async () => {
  await server?.close();
  await rm(home, { recursive: true, force: true });
});

/** A project with the files that the page has for it, and these. @returns what runs one of its programs */
async function project(name, { manifest = {}, dependencies, files = {} }) {
  const folder = join(home, name);
  const written = [...page.matchAll(/^```\w+ (\S+?)\/(\S+)\n(.*?)^```$/gms)].filter(([, owner]) => owner === name);
  expect(written.length).toBeGreaterThan(0);
  const all = { ...Object.fromEntries(written.map(([, , path, text]) => [path, text])), ...files };
  const packageJson = {
    name,
    private: true,
    ...manifest,
    dependencies: { '@grt/sdk': `file:${sdk}`, ...dependencies },
  };
  for (const [path, text] of Object.entries({ ...all, 'package.json': JSON.stringify(packageJson) })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const run = async (program, ...words) => (await execute(program, words, { cwd: folder, env, maxBuffer: 1e8 })).stdout;
  await run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error');
  return { folder, run };
}

/** Starts a web server of a project. @returns what it answers at `/` */
async function pageOf(folder, words) {
  const child = spawn(process.execPath, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let said = '';
    for await (const chunk of child.stdout) {
      said += chunk;
      const [address] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(said) ?? [];
      if (address !== undefined) return await (await fetch(address)).text();
    }
    throw new Error(`The server ended before it was ready:\n${said}`);
  } finally {
    child.kill();
  }
}

it('Next.js builds, and renders a server component and a client component', async () => {
  const { folder, run } = await project('next', {
    dependencies: { next: '16.4.6', ...react, ...types },
    files: {
      'app/layout.tsx':
        'export default function Layout({ children }: { children: React.ReactNode }) {\n  return <html><body>{children}</body></html>;\n}\n',
    },
  });
  await run('npx', 'next', 'build');
  const html = await pageOf(folder, [
    'node_modules/next/dist/bin/next',
    'start',
    '--port',
    '0',
    '--hostname',
    '127.0.0.1',
  ]);
  expect(html).toContain('<li>clips.example</li>');
  expect(html).toContain('Count domains');
});

it('React Router renders on a server', async () => {
  const start = `
    import { createServer } from 'node:http';
    import { createRequestListener } from '@react-router/node';
    const build = await import('./build/server/index.js');
    const server = createServer(createRequestListener({ build }));
    server.listen(0, '127.0.0.1', () => console.log(\`http://127.0.0.1:\${server.address().port}\`));
  `;
  const tools = { '@react-router/dev': '7.18.4', '@react-router/node': '7.18.4', isbot: '5.2.3', vite: '7.3.8' };
  const { folder, run } = await project('react-router', {
    manifest: { type: 'module' },
    dependencies: { 'react-router': '7.18.4', ...tools, ...react },
    files: {
      'app/root.tsx':
        'import { Outlet } from "react-router";\nexport default function Root() {\n  return <html><body><Outlet /></body></html>;\n}\n',
      'app/routes.ts': 'import { index } from "@react-router/dev/routes";\nexport default [index("home.tsx")];\n',
      'vite.config.ts':
        'import { reactRouter } from "@react-router/dev/vite";\nexport default { plugins: [reactRouter()] };\n',
      'start.js': start,
    },
  });
  await run('npx', 'react-router', 'build');
  expect(await pageOf(folder, ['start.js'])).toContain('<li>clips.example</li>');
});

it('a Worker answers in workerd', async () => {
  const answer = `
    import { Miniflare } from 'miniflare';
    const { GRT_API_URL, GRT_TOKEN } = process.env;
    const compatibilityDate = '2026-04-01';
    const options = { modules: true, scriptPath: 'worker.js', compatibilityDate, bindings: { GRT_API_URL, GRT_TOKEN } };
    const worker = new Miniflare(options);
    console.log(await (await worker.dispatchFetch('http://worker.example/')).text());
    await worker.dispose();
  `;
  const { run } = await project('worker', {
    manifest: { type: 'module' },
    dependencies: { miniflare: '4.20260426.0', esbuild: '0.28.2' },
    files: { 'answer.js': answer },
  });
  const flags = ['--bundle', '--format=esm', '--conditions=workerd,worker', '--outfile=worker.js'];
  await run('npx', 'esbuild', 'index.ts', ...flags, '--log-level=error');
  expect(await run(process.execPath, 'answer.js')).toBe('["clips.example"]\n');
});

it('Jest tests in CommonJS', async () => {
  const { run } = await project('jest', { dependencies: { jest: '30.5.2' } });
  expect(JSON.parse(await run('npx', 'jest', '--json'))).toMatchObject({ success: true, numPassedTests: 1 });
});

it('TypeScript compiles to CommonJS for Node', async () => {
  const options = { module: 'node16', target: 'es2022', strict: true, types: ['node'], outDir: 'out' };
  const { run } = await project('commonjs', {
    dependencies: types,
    files: { 'tsconfig.json': JSON.stringify({ compilerOptions: options, files: ['index.ts'] }) },
  });
  await run('npx', 'tsc', '-p', '.');
  expect(await run(process.execPath, 'out/index.js')).toBe('clips.example function\ntrue\n');
});
