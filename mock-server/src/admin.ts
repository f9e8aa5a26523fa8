import { createSuperAdmin, lockDemo, setPassword } from './administration/administration.ts';
import { AdminUsageError, readArguments, usage, type AdminCommand } from './administration/arguments.ts';
import { runBackupCommand, type BackupCommand } from './administration/backups.ts';
import { readNewPassword } from './administration/read-password.ts';
import { appUrl, ConfigError, readConfig } from './config.ts';
import { systemClock } from './core/clock.ts';
import { BackupError } from './core/backup/backup-error.ts';
import { DirectoryInUseError } from './core/database/embedded/directory-lock.ts';
import { SchemaError } from './core/database/schema-history.ts';
import { serverProgram } from './core/program.ts';
import { systemRandom } from './core/ids.ts';
import { silentLog } from './core/log.ts';
import { Refusal } from './core/refusal.ts';
import { openPlatform } from './platform.ts';
import { createServices, type Services } from './services.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** `grt-server …`: backups, and account maintenance, by whoever runs the server, without signing in. */
async function main(words: readonly string[]): Promise<void> {
  const command = readArguments(words);
  if (command.kind === 'help') {
    process.stdout.write(usage);
    return;
  }
  const config = readConfig(process.env);
  if (isBackupCommand(command)) {
    await runBackupCommand(command, { config, clock: systemClock, random: systemRandom, say });
    return;
  }
  const password = 'source' in command ? await readNewPassword(process, command.source) : undefined;
  const publicUrl = () => appUrl(config, config.port);
  const platform = await openPlatform({ config, clock: systemClock, random: systemRandom, log: silentLog, publicUrl });
  try {
    await run(createServices(platform), command, password);
  } finally {
    await platform.database.close();
  }
}

async function run(
  services: Services,
  command: Exclude<AdminCommand, BackupCommand | { kind: 'help' }>,
  password: string | undefined,
): Promise<void> {
  if (command.kind === 'lock-demo') {
    const locked = await lockDemo(services);
    say(
      locked.length === 0 ? 'No account has the password of the demo.' : `Without a password now: ${locked.join(', ')}`,
    );
    return;
  }
  if (command.kind === 'create') {
    const { link } = await createSuperAdmin(services, command.person, password);
    say(`The super admin ${command.person.username} is there.`);
    sayLink(link);
    return;
  }
  const { link } = await setPassword(services, command.username, password);
  say(`The old password of ${command.username} no longer works; sessions, tokens and links have ended.`);
  sayLink(link);
}

function isBackupCommand(command: AdminCommand): command is BackupCommand {
  return ['backup', 'verify', 'restore', 'move'].includes(command.kind);
}

function sayLink(link: string | undefined): void {
  if (link !== undefined) say(`With the server running, choose a password here, once and within an hour:\n${link}`);
}

/** Problems that the reader can fix get a sentence; anything else is a bug, with its stack trace. */
function reasonOf(error: unknown): string {
  if (error instanceof AdminUsageError) return `${error.message}. See: ${serverProgram} --help`;
  if (error instanceof DirectoryInUseError)
    return (
      `${error.message}\nThe embedded database belongs to one process at a time: stop the server, run this again, ` +
      'and start it. On PostgreSQL (DATABASE_URL) this works beside a running server.'
    );
  if (error instanceof Refusal) return [error.message, ...Object.values(error.errors ?? {}).flat()].join('\n  ');
  if (error instanceof ConfigError || error instanceof SchemaError || error instanceof BackupError)
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = error instanceof AdminUsageError ? 2 : 1;
}
