import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { productVersion } from '@grt/sdk/contract';
import { createApp } from './app.ts';
import { appUrl, ConfigError, readConfig, type Config } from './config.ts';
import { movableClock, systemClock, type Clock } from './core/clock.ts';
import { serveSnapshots, type SnapshotParts } from './core/backup/snapshots.ts';
import { clearDatabase } from './core/database/clear-database.ts';
import { DirectoryInUseError } from './core/database/embedded/directory-lock.ts';
import { SchemaError } from './core/database/schema-history.ts';
import { loadDocument } from './core/http/document.ts';
import { listen } from './core/http/listen.ts';
import { randomUuid, systemRandom } from './core/ids.ts';
import { consoleSink, createLog, silentLog, type Log } from './core/log.ts';
import { openLogFile } from './core/log-file.ts';
import { terminalSink } from './core/log-terminal.ts';
import { createMetrics } from './core/metrics/metrics.ts';
import { serveMetrics } from './core/metrics/serve-metrics.ts';
import type { Platform } from './core/platform.ts';
import { createShutdown } from './core/shutdown.ts';
import { openTracing } from './core/tracing/open-tracing.ts';
import { traceWith, type Tracing } from './core/tracing/tracing.ts';
import { DemoPasswordError, refuseDemoPasswords } from './demo/demo-passwords.ts';
import { fillWithDemoData } from './demo/demo.ts';
import { firstAdministratorUrl } from './modules/users/first-administrator.commands.ts';
import { followLogLevel } from './modules/settings/settings.routes.ts';
import { openPlatform } from './platform.ts';
import { productionFaults } from './production.rules.ts';
import { scheduleJobs } from './scheduled-jobs.ts';
import { createServices } from './services.ts';
import { welcome } from './welcome.ts';

/** @throws ConfigError in production, when the settings are not fit for the public. */
function fitForPublic(config: Config): Config {
  const faults = config.production ? productionFaults(config) : [];
  if (faults.length > 0) throw new ConfigError(faults, 'These settings are not fit for production:');
  return config;
}

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const downloadsFolder = fileURLToPath(new URL('../../cli/dist', import.meta.url));
const graceMs = 10_000;
const limitMs = 20_000;

/**
 * Starts the server: database, demo data on the first run, jobs, HTTP. Stops on SIGINT and SIGTERM in reverse order.
 */
async function main(config: Config): Promise<void> {
  const clock = config.control ? movableClock(systemClock) : systemClock;
  const log = logOf(config, clock);
  process.on('uncaughtException', exitBecause(log, 'The server is exiting because of an unhandled error'));
  const tracing = await startTracing(log);
  let port = config.port;
  const say = (text: string) => process.stdout.write(`${text}\n`);
  say(
    config.databaseUrl === undefined
      ? `Opening the database in ${join(config.dataDir, 'database')} …`
      : 'Connecting to PostgreSQL …',
  );
  const platform = await openPlatform({
    config,
    clock,
    random: systemRandom,
    log,
    publicUrl: () => appUrl(config, port),
    onFatal: exitBecause(log, 'The database is gone; exiting'),
  });
  const services = createServices(platform);
  await refuseDemoPasswords(services);
  followLogLevel(log)(await services.settings.read());
  const document = await loadDocument();
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
  port = listening?.port ?? port;
  if (config.role !== 'api') await platform.queue.start();
  const shutDown = createShutdown({
    clock: systemClock,
    log,
    limitMs,
    exit: (code) => process.exit(code),
    steps: [
      { name: 'http', end: async () => listening?.close(graceMs) },
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

async function startTracing(log: Log): Promise<Tracing | undefined> {
  const tracing = await openTracing(process.env, log, productVersion);
  traceWith(tracing);
  return tracing;
}

function snapshotParts({ config, database, clock, log, random }: Platform): SnapshotParts {
  return { dataDir: config.dataDir, database, clock, log, newName: () => randomUuid(random) };
}

function exitBecause(log: Log, message: string) {
  return (error: Error): never => {
    log.error(message, { error, fatal: true });
    process.exit(1);
  };
}

/** Human-readable in a terminal, JSON lines elsewhere; always to the data directory too. */
function logOf({ logLevel, dataDir }: Config, clock: Clock): Log {
  if (logLevel === 'silent') return silentLog;
  // Whoever reads the output may be gone (`npm start | head`); the server keeps running, and so does its log file.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const console = process.stdout.isTTY ? terminalSink() : consoleSink();
  return createLog({ clock, level: logLevel, sinks: [console, openLogFile(dataDir).sink] });
}

/** Problems that the reader can fix get a sentence; anything else is a bug, with its stack trace. */
function reasonOf(error: unknown): string {
  const isPlain =
    error instanceof ConfigError ||
    error instanceof DirectoryInUseError ||
    error instanceof SchemaError ||
    error instanceof DemoPasswordError;
  if (isPlain) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return 'The port is in use by another program. Stop it, or set PORT to another one.';
  if ('code' in error && error.code === 'EACCES') return `Not allowed: ${error.message}`;
  return error.stack ?? error.message;
}

try {
  await main(fitForPublic(readConfig(process.env)));
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
