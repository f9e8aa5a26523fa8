// npm run generators: runs the generators of clients that other people use on the published contract, compiles what they
// write, and calls every operation of a mock made from it. They take 320 MB and a minute, so they are installed in a folder
// of their own (scripts/generators) on first use, and are no part of npm test.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'yaml';
import { startOf } from './start-of.mjs';
import { root, say, stop } from './steps.mjs';

const folder = join(root, 'scripts/generators');
const out = join(folder, 'out');
/** The most that a reply of the mock may have. */
const largestReplyBytes = 30_000;

/** What is run, and the file that is compiled. */
const generators = {
  'hey-api': [
    ['openapi-ts', '-i', 'openapi.json', '-o', 'out/hey-api', '-c', '@hey-api/client-fetch', '--no-log-file'],
    'hey-api/index.ts',
  ],
  orval: [['orval', '--input', 'openapi.json', '--output', 'out/orval/api.ts', '--client', 'fetch'], 'orval/api.ts'],
  oazapfts: [['oazapfts', 'openapi.json', 'out/oazapfts.ts'], 'oazapfts.ts'],
  'openapi-typescript-codegen': [['openapi', '-i', 'openapi.json', '-o', 'out/codegen'], 'codegen/index.ts'],
  'swagger-typescript-api': [
    ['swagger-typescript-api', 'generate', '-p', 'openapi.json', '-o', 'out/swagger', '-n', 'api.ts'],
    'swagger/api.ts',
  ],
};
const compilerOptions = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'esnext'].concat([
  '--moduleResolution',
  'bundler',
  '--lib',
  'es2022,dom,dom.iterable',
  '--types',
  'node',
]);

const document = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'), { maxAliasCount: 0 });
if (!existsSync(join(folder, 'node_modules'))) {
  say('Installing the generators (once; about a minute) …');
  if ((await runHere('npm', ['install', '--no-audit', '--no-fund'])).code !== 0) stop('They could not be installed.');
}
rmSync(out, { recursive: true, force: true });
mkdirSync(out);
writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));

let failed = 0;
for (const [name, [[program, ...args], entry]] of Object.entries(generators)) {
  const written = await runHere(tool(program), args);
  const compiled = written.code === 0 ? await runHere(tool('tsc'), [...compilerOptions, join('out', entry)]) : written;
  tell(name, compiled.code === 0 ? [] : [compiled.output.trim()]);
}
tell('prism', await mockFaults());
process.exitCode = failed === 0 ? 0 : 1;

function tell(name, faults) {
  failed += faults.length === 0 ? 0 : 1;
  process.stdout.write(
    `${faults.length === 0 ? 'ok    ' : 'failed'} ${name}\n${faults.map((fault) => `       ${fault}\n`).join('')}`,
  );
}

/** Starts a mock of the contract, and sends it the example of every operation and amounts that are hard for a computer. */
async function mockFaults() {
  const port = await freePort();
  const { command, args, options } = startOf(tool('prism'), ['mock', 'openapi.json', '-p', String(port)]);
  const mock = spawn(command, args, { ...options, cwd: folder, stdio: 'ignore' });
  try {
    const base = `http://127.0.0.1:${port}`;
    for (let tries = 0; !(await answers(base)); tries += 1) {
      if (tries > 120 || mock.exitCode !== null) return ['It did not start.'];
      await pause(500);
    }
    const faults = [];
    for (const call of [...examples(), ...amounts()]) {
      const { name, path, ...init } = call;
      const reply = await fetch(base + path, { ...init, headers: { ...init.headers, Authorization: 'Bearer x' } });
      const text = await reply.text();
      if (reply.status >= 300) faults.push(`${name}: ${reply.status} ${text.slice(0, 300)}`);
      if (text.length > largestReplyBytes) faults.push(`${name}: the reply has ${text.length} bytes`);
    }
    return faults;
  } finally {
    mock.kill();
  }
}

/** A call of every operation, with the examples of the contract. Forms with files are left out. */
function* examples() {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'].filter((one) => item[one])) {
      const { operationId: name, parameters = [], requestBody } = item[method];
      const media = resolved(requestBody)?.content ?? {};
      const json = media['application/json'];
      if (json === undefined && Object.keys(media).length > 0) continue;
      const body = json && (json.example ?? resolved(json.schema).examples?.[0] ?? {});
      yield { name, path: addressOf(path, parameters.map(resolved)), ...sent(method.toUpperCase(), body) };
    }
  }
}

/** 0.07 is not a multiple of 0.01 in floating point. */
function* amounts() {
  for (const amount of [0.07, 0.29, 1.15, 19.99])
    yield {
      name: `bidding.update with ${amount}`,
      path: '/domains/7/bidding/update',
      ...sent('POST', { bid_amount: amount }),
    };
}

function sent(method, body) {
  if (body === undefined) return { method };
  return { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

function addressOf(path, parameters) {
  const valueOf = ({ example, schema }) => example ?? schema.example ?? (resolved(schema).type === 'string' ? 'x' : 7);
  const query = new URLSearchParams();
  for (const one of parameters.filter(({ in: place, required }) => place === 'query' && required))
    query.set(one.name, valueOf(one));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(valueOf(parameters.find((one) => one.name === name))),
  );
  return query.size === 0 ? filled : `${filled}?${query}`;
}

function resolved(value) {
  if (value?.$ref === undefined) return value;
  return value.$ref
    .slice(2)
    .split('/')
    .reduce((found, step) => found[step], document);
}

async function answers(base) {
  return await fetch(base).then(
    () => true,
    () => false,
  );
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}

function tool(name) {
  return join(folder, 'node_modules', '.bin', name);
}

/** Runs a program in the generators' folder. */
async function runHere(program, words) {
  const { command, args, options } = startOf(program, words);
  const child = spawn(command, args, { ...options, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}
