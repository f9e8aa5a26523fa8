// Promises are a property of `node:fs`, so they load on first use and startup is faster.
import { existsSync, promises as fs } from 'node:fs';
import { dirname, join } from 'node:path';
import { credentialPath, makeFolder } from '@grt/sdk/credentials';
import { CommandError, UsageError } from './command-error.ts';
import { exitCode } from './exit-code.ts';
import { secondsProblem, type GlobalFlags } from './global-flags.ts';
import type { World } from './world.ts';

/** What the user keeps for every call of grt on this machine. */
export interface Preferences {
  /** By name, only those that were set. */
  readonly settings: Readonly<Partial<Record<PreferenceName, string>>>;
  /** Words of the user's own to the command line that each stands for. */
  readonly aliases: Readonly<Record<string, string>>;
}

/** One thing that can be set. */
export interface Preference {
  readonly about: string;
  /** Without it, and as `grt config get` shows it then. */
  readonly initial: string;
  /** Why a value is refused; undefined if it is right. */
  readonly problem: (value: string) => string | undefined;
}

const noPager = 'Enter a program, such as less, or cat for no pager.';

/** Everything that can be set. A flag and a variable of the environment win over each. */
export const preferences = {
  browser: {
    about: 'program that opens web pages, %s for the address (BROWSER)',
    initial: '',
    problem: (value) => (value.trim() === '' ? 'Enter a program, such as firefox.' : undefined),
  },
  pager: {
    about: 'pager for long output, cat for none (GRT_PAGER)',
    initial: 'less',
    problem: (value) => (/^(?:|off|on|no|none|false|true|disabled)$/i.test(value.trim()) ? noPager : undefined),
  },
  prompt: {
    about: 'enabled or disabled: whether to ask for what is missing (--no-input)',
    initial: 'enabled',
    problem: (value) => (value === 'enabled' || value === 'disabled' ? undefined : 'Use enabled or disabled.'),
  },
  timeout: {
    about: 'seconds to wait for a response (--timeout)',
    initial: '10',
    problem: secondsProblem,
  },
} as const satisfies Readonly<Record<string, Preference>>;

/** The name of one. */
export type PreferenceName = keyof typeof preferences;

/** Whether there is one of this name. */
export function isPreference(name: string): name is PreferenceName {
  return Object.hasOwn(preferences, name);
}

/** The file that keeps them: `config.json` beside the saved accounts. */
export function preferencesPath(world: Pick<World, 'env' | 'homeDir'>): string {
  return join(dirname(credentialPath(world)), 'config.json');
}

/** Reads them. A file that cannot be read counts as none, so that no pipeline depends on a home.
 * @throws UsageError for a file that has something else in it */
export async function readPreferences(path: string): Promise<Preferences> {
  if (!existsSync(path)) return { settings: {}, aliases: {} };
  const text = await fs.readFile(path, 'utf8').catch(() => '{}');
  const refuse = (problem: string, cause?: unknown): UsageError =>
    new UsageError(`${path}: ${problem} Correct the file, or delete it`, { cause });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw refuse('this is not valid JSON.', error);
  }
  const [settings, aliases] = ['settings', 'aliases'].map((name) => textsIn(content, name));
  if (settings === undefined || aliases === undefined)
    throw refuse('settings and aliases must be objects whose values are strings.');
  for (const [name, value] of Object.entries(settings)) {
    // A newer grt may know more.
    const problem = isPreference(name) ? preferences[name].problem(value) : undefined;
    if (problem !== undefined) throw refuse(`"${value}" is not a ${name}. ${problem}`);
  }
  return { settings, aliases };
}

/** Changes them: the new file replaces the old one in one step. @throws CommandError if it cannot be written */
export async function changePreferences(path: string, change: (kept: Preferences) => Preferences): Promise<void> {
  const changed = change(await readPreferences(path));
  const draft = `${path}.${crypto.randomUUID()}`;
  try {
    await makeFolder(dirname(path));
    await fs.writeFile(draft, `${JSON.stringify(changed, undefined, 2)}\n`, { mode: 0o600 });
    await fs.rename(draft, path);
  } catch (error) {
    await fs.rm(draft, { force: true }).catch(() => undefined);
    throw new CommandError(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`, {
      exitCode: exitCode.failed,
      code: 'config_not_written',
      cause: error,
    });
  }
}

/** The environment, with what it does not set itself. */
export function environmentWith({ settings: { browser, pager } }: Preferences, env: World['env']): World['env'] {
  return {
    ...(pager === undefined ? {} : { GRT_PAGER: pager }),
    ...(browser === undefined ? {} : { BROWSER: browser }),
    ...env,
  };
}

/** The flags, with what they do not say themselves. */
export function flagsWith({ settings: { prompt, timeout } }: Preferences, flags: GlobalFlags): GlobalFlags {
  return {
    ...flags,
    ...(prompt === 'disabled' ? { input: false } : {}),
    ...(timeout === undefined || flags.timeout !== undefined ? {} : { timeout: Number(timeout) }),
  };
}

function textsIn(content: unknown, name: string): Readonly<Record<string, string>> | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const value: unknown = Object.getOwnPropertyDescriptor(content, name)?.value ?? {};
  if (typeof value !== 'object' || value === null) return undefined;
  const texts: Record<string, string> = {};
  for (const [key, text] of Object.entries<unknown>({ ...value })) {
    if (typeof text !== 'string') return undefined;
    texts[key] = text;
  }
  return texts;
}
