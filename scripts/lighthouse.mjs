// npm run lighthouse [address]: the four Lighthouse scores of the landing page on a phone, and what costs
// points. Without an address, the app is built and served.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { startServer } from './server.mjs';
import { buildWeb, findBrowser, generateContract, installDependencies, requireNode } from './setup.mjs';
import { say } from './steps.mjs';

/** Minimum scores of the landing page, out of 100. Performance is measured, and varies with the machine. */
const wanted = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

requireNode();
await installDependencies();
const data = mkdtempSync(join(tmpdir(), 'grt-lighthouse-'));
const server = process.argv[2] === undefined ? await serve() : { url: process.argv[2], stop: async () => {} };
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-sync'],
});
try {
  const { lhr } = await lighthouse(`${server.url}/landing`, { port, logLevel: 'error' });
  process.exitCode = report(lhr) ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}

/** Lighthouse controls the browser through its own port. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address();
  probe.close();
  await once(probe, 'close');
  return free;
}

async function serve() {
  await generateContract();
  await buildWeb();
  return await startServer(data);
}

/** Prints the scores. @returns whether all reach the minimum */
function report({ categories, audits, runtimeError }) {
  if (runtimeError) say(`Lighthouse could not load the page: ${runtimeError.message}`);
  let isFine = runtimeError === undefined;
  for (const [id, least] of Object.entries(wanted)) {
    const score = Math.round((categories[id]?.score ?? 0) * 100);
    isFine &&= score >= least;
    process.stdout.write(`${String(score).padStart(4)}  ${categories[id]?.title ?? id} (wanted: ${least})\n`);
    for (const { id: audit, weight } of categories[id]?.auditRefs ?? []) {
      const found = audits[audit];
      if (weight === 0 || found?.score === null || (found?.score ?? 1) >= 0.9) continue;
      process.stdout.write(`      ${found.title}${found.displayValue ? `: ${found.displayValue}` : ''}\n`);
    }
  }
  for (const id of [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ])
    process.stdout.write(`      ${audits[id]?.title}: ${audits[id]?.displayValue}\n`);
  return isFine;
}
