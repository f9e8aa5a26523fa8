import type { Finding } from '@grt/sdk/contract';
import { appUrl, ConfigError, readConfig, type Config } from './config.ts';
import { systemClock } from './core/clock.ts';
import { DirectoryInUseError } from './core/database/embedded/directory-lock.ts';
import { systemRandom } from './core/ids.ts';
import { silentLog } from './core/log.ts';
import { demoUsernames } from './demo/demo-passwords.ts';
import { examine } from './modules/system/doctor.ts';
import { openPlatform } from './platform.ts';
import { productionFaults } from './production.rules.ts';
import { createServices } from './services.ts';

const marks = { ok: 'ok      ', warning: 'warning ', failed: 'FAILED  ' } as const;

/** `npm run doctor`: examines the settings and what they refer to, without a running server. Exits 1 if something
 * fails. */
async function main(): Promise<readonly Finding[]> {
  const config = readSettings();
  const publicUrl = () => appUrl(config, config.port);
  const platform = await openPlatform({ config, clock: systemClock, random: systemRandom, log: silentLog, publicUrl });
  try {
    const services = createServices(platform);
    return await examine(services, () => demoUsernames(services));
  } finally {
    await platform.database.close();
  }
}

/** Faults of form end the examination; then what a start in production would refuse is told with them. */
function readSettings(): Config {
  try {
    return readConfig(process.env);
  } catch {
    return readConfig(process.env, productionFaults);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof DirectoryInUseError)
    return `${error.message}\nAsk the running server instead: grt system doctor`;
  return error instanceof Error ? error.message : String(error);
}

try {
  const findings = await main();
  for (const { name, result, detail } of findings) process.stdout.write(`${marks[result]}${name}: ${detail}\n`);
  process.exitCode = findings.some(({ result }) => result === 'failed') ? 1 : 0;
} catch (error) {
  const heading = error instanceof ConfigError ? '' : `${marks.failed}Database: `;
  process.stderr.write(`${heading}${reasonOf(error)}\n`);
  process.exitCode = 1;
}
