import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { appUrl } from './config.ts';
import { serveSnapshots, type SnapshotParts } from './core/backup/snapshots.ts';
import { systemClock } from './core/clock.ts';
import { clearDatabase } from './core/database/clear-database.ts';
import type { loadDocument } from './core/http/document.ts';
import { listen, type Listening } from './core/http/listen.ts';
import { randomUuid } from './core/ids.ts';
import { createMetrics } from './core/metrics/metrics.ts';
import { serveMetrics } from './core/metrics/serve-metrics.ts';
import type { Platform } from './core/platform.ts';
import { createShutdown } from './core/shutdown.ts';
import type { Tracing } from './core/tracing/tracing.ts';
import { refuseDemoPasswords } from './demo/demo-passwords.ts';
import { withDemoPictures } from './demo/demo-pictures.ts';
import { fillWithDemoData } from './demo/demo.ts';
import { firstAdministratorUrl } from './modules/users/first-administrator.commands.ts';
import { followLogLevel } from './modules/settings/settings.routes.ts';
import { scheduleJobs } from './scheduled-jobs.ts';
import { createServices, type Services } from './services.ts';
import { welcome } from './welcome.ts';

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const downloadsFolder = fileURLToPath(new URL('../../cli/dist', import.meta.url));
const graceMs = 10_000;
const limitMs = 20_000;

interface Surroundings {
  readonly document: Awaited<ReturnType<typeof loadDocument>>;
  readonly tracing: Tracing | undefined;
  /** Told the port, which the system may have chosen. */
  readonly onPort: (port: number) => void;
}

/** What comes after the database is open: demo data on the first run, HTTP, jobs, and the end of all of it. */
export async function runPlatform(platform: Platform, { document, tracing, onPort }: Surroundings): Promise<void> {
  const { config, log } = platform;
  const services = config.demo ? withDemoPictures(createServices(platform)) : createServices(platform);
  await refuseDemoPasswords(services);
  followLogLevel(platform)(await services.settings.read());
  const say = (text: string) => process.stdout.write(`${text}\n`);
  const fill = () => fillWithDemoData(services, document, say);
  const reset = async () => {
    await platform.queue.stop({ graceMs: 5000 });
    await clearDatabase(platform.database);
    if (config.demo) await fill();
    await services.market.begin(0);
    if (config.role !== 'api') await platform.queue.start();
  };
  const metrics = config.metrics ? createMetrics(services) : undefined;
  const extras = { control: { reset }, downloadsFolder, ...(metrics ? { metrics } : {}) };
  const app = createApp(services, document, webFolder, extras);
  const scraped = config.metrics && metrics ? await serveMetrics(metrics, config.metrics) : undefined;
  const copies = config.databaseUrl === undefined ? await serveSnapshots(snapshotParts(platform)) : undefined;
  scheduleJobs(services);
  const filled = config.demo && (await fill());
  const listening = config.role === 'worker' ? undefined : await listen(app, config);
  const port = listening?.port ?? config.port;
  onPort(port);
  if (config.role !== 'api') await platform.queue.start();
  const shutDown = createShutdown({
    clock: systemClock,
    log,
    limitMs,
    exit: (code) => process.exit(code),
    steps: [
      { name: 'http', end: () => stopAnswering(services, listening) },
      { name: 'metrics', end: async () => scraped?.close() },
      { name: 'copies', end: async () => copies?.close() },
      { name: 'jobs', end: () => platform.queue.stop({ graceMs: 5000 }) },
      { name: 'database', end: () => platform.database.close() },
      { name: 'traces', end: async () => tracing?.close() },
    ],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void shutDown(signal));
  const firstLink = config.role === 'worker' ? undefined : await firstAdministratorUrl(services);
  say(welcome(config, { url: appUrl(config, port), port: listening?.port, filled, firstLink }));
}

/** What never ends by itself is ended first. */
async function stopAnswering({ live }: Services, listening: Listening | undefined): Promise<void> {
  live.close();
  await listening?.close(graceMs);
}

function snapshotParts({ config, database, clock, log, random }: Platform): SnapshotParts {
  return { dataDir: config.dataDir, database, clock, log, newName: () => randomUuid(random) };
}
