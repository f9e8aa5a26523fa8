import { join } from 'node:path';
import { productVersion } from '@grt/sdk/contract';
import { appUrl, ConfigError, readConfig, type Config } from './config.ts';
import { movableClock, systemClock, type Clock } from './core/clock.ts';
import { DirectoryInUseError } from './core/database/embedded/directory-lock.ts';
import { SchemaError } from './core/database/schema-history.ts';
import { loadDocument } from './core/http/document.ts';
import { systemRandom } from './core/ids.ts';
import { consoleSink, createLog, type Log } from './core/log.ts';
import { openLogFile } from './core/log-file.ts';
import { terminalSink } from './core/log-terminal.ts';
import { openTracing } from './core/tracing/open-tracing.ts';
import { traceWith, type Tracing } from './core/tracing/tracing.ts';
import { DemoPasswordError } from './demo/demo-passwords.ts';
import { openPlatform } from './platform.ts';
import { productionFaults } from './production.rules.ts';

/**
 * Starts the server: database, demo data on the first run, jobs, HTTP. Stops on SIGINT and SIGTERM in reverse order.
 */
async function main(config: Config): Promise<void> {
  const clock = config.control ? movableClock(systemClock) : systemClock;
  const log = logOf(config, clock);
  process.on('uncaughtException', exitBecause(log, 'The server is exiting because of an unhandled error'));
  const tracing = await startTracing(log);
  let port = config.port;
  process.stdout.write(
    config.databaseUrl === undefined
      ? `Opening the database in ${join(config.dataDir, 'database')} …\n`
      : 'Connecting to PostgreSQL …\n',
  );
  // The embedded database opens in its own thread, while this one loads the modules and the contract.
  const [platform, document, { runPlatform }] = await Promise.all([
    openPlatform({
      config,
      clock,
      random: systemRandom,
      log,
      publicUrl: () => appUrl(config, port),
      onFatal: exitBecause(log, 'The database is gone; exiting'),
    }),
    loadDocument(),
    import('./run-platform.ts'),
  ]);
  await runPlatform(platform, { document, tracing, onPort: (listening) => (port = listening) });
}

async function startTracing(log: Log): Promise<Tracing | undefined> {
  const tracing = await openTracing(process.env, log, productVersion);
  traceWith(tracing);
  return tracing;
}

function exitBecause(log: Log, message: string) {
  return (error: Error): never => {
    log.error(message, { error, fatal: true });
    process.exit(1);
  };
}

/** Human-readable in a terminal, JSON lines elsewhere; always to the data directory too. */
function logOf({ logLevel, dataDir }: Config, clock: Clock): Log {
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
  await main(readConfig(process.env, productionFaults));
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
