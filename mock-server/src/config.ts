import { resolve } from 'node:path';

import { passwordMinLength } from '@grt/sdk/contract';
import { filePlaces, type FilePlace } from './core/files/open-file-store.ts';
import { isLogLevel } from './core/log.ts';
import type { LogLevel } from './core/log.ts';
import { home } from './core/program.ts';
import { defaultAllowances, limitNames, readAllowance, writeAllowance } from './core/rate-limits/allowance.ts';
import type { Allowance, LimitName } from './core/rate-limits/allowance.ts';
import { SettingReader } from './core/setting-reader.ts';
import { parsedUrl } from '@grt/sdk/formats/parsed-url';

/** What this process does: everything, only HTTP, or only jobs. */
const serverRoles = ['all', 'api', 'worker'] as const;
type ServerRole = (typeof serverRoles)[number];

/** Whether visits are simulated. */
const trafficModes = ['simulated', 'off'] as const;
export type TrafficMode = (typeof trafficModes)[number];

/** All configuration, read and validated.
 * @see docs/specification/decisions.md §11; docs/operations.md, Settings */
export interface Config {
  readonly production: boolean;
  /** Address and port to listen on; port 0 picks a free one. */
  readonly host: string;
  readonly port: number;
  /** Absolute. Contains the embedded database, the files, and the logs. */
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Where uploaded files are kept. */
  readonly files: FilePlace;
  /** Without a trailing slash. For links in email. Undefined: wherever the server listens. */
  readonly publicUrl: string | undefined;
  /** Other origins whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  /** Email is sent there; without it, it only goes to the outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Fill an empty database with demo data. */
  readonly demo: boolean;
  readonly demoPassword: string;
  /** Undefined: no limit is enforced. */
  readonly allowances: Readonly<Record<LimitName | 'request', Allowance>> | undefined;
  /** Where Prometheus finds this process's figures; undefined: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** Calls that are answered at once; more get 503. */
  readonly maxRunningCalls: number;
  /** Non-public hosts (or host:port) that feeds and pictures may be fetched from. */
  readonly feedFetchAllow: readonly string[];
  /** Non-public hosts (or host:port) that webhooks may be sent to. */
  readonly webhookAllow: readonly string[];
  /** Lets anyone move the clock and reset the data: for tests. */
  readonly control: boolean;
  readonly role: ServerRole;
  /** Off: the server simulates no visits and charges for none. */
  readonly traffic: TrafficMode;
  readonly logLevel: LogLevel | 'silent';
  /** Number of trusted proxies in front, which write X-Forwarded-For. */
  readonly trustedProxies: number;
  /** Tell browsers to use only https. For a server that is only reached through TLS. */
  readonly hsts: boolean;
  /** Check each reply against the contract. */
  readonly validateReplies: boolean;
}

/** Environment variables and what they set, for docs/operations.md and `--help`. */
export const settingNames: Readonly<Record<string, string>> = {
  NODE_ENV: 'production turns off demo data and reply checks (anything else: development)',
  HOST: 'address to listen on (127.0.0.1)',
  PORT: 'port to listen on (4010)',
  GRT_DATA_DIR: 'directory for the database, files, and logs (.data in the checkout)',
  DATABASE_URL: 'PostgreSQL 15 or later, such as postgres://user:password@host/name (the embedded database)',
  GRT_FILES: 'folder keeps files in GRT_DATA_DIR, database in the database, for several machines (folder)',
  GRT_PUBLIC_URL: 'public address of the app, for links in email (http://HOST:PORT)',
  GRT_CORS_ORIGINS: 'other origins that may call the API, comma-separated (none)',
  SMTP_URL: 'mail server, such as smtp://user:password@host:587 (default: email stays in the outbox)',
  GRT_MAIL_FROM: 'sender of email (GRT <no-reply@grt.example>)',
  GRT_DEMO: '1 fills an empty database with demo data, 0 does not (1; 0 in production)',
  GRT_DEMO_PASSWORD: 'password of the demo accounts (grt-demo-2026)',
  GRT_RATE_LIMITS: 'on or off (on)',
  ...Object.fromEntries(
    Object.entries(defaultAllowances).map(([name, allowance]) => [
      limitVariable(name),
      `limit of ${name.replaceAll('_', '-')}s: a count and a time (${writeAllowance(allowance)})`,
    ]),
  ),
  GRT_METRICS: 'address for Prometheus, which reads /metrics there, such as 127.0.0.1:9464 (none)',
  GRT_MAX_RUNNING_CALLS: 'calls that are answered at once; others are asked to come back in a moment (200)',
  GRT_FEED_FETCH_ALLOW: 'non-public hosts that feeds and pictures may be fetched from, comma-separated (none)',
  GRT_WEBHOOK_ALLOW: 'non-public hosts that webhooks may be sent to, comma-separated (none)',
  GRT_CONTROL:
    '1 lets anyone who can reach the server move its clock and reset it, for tests; refused in production (0)',
  GRT_ROLE: 'all, api, or worker (all)',
  GRT_TRAFFIC:
    'simulated makes visits and clicks up and charges for them, off does not; simulated is refused in production (simulated with GRT_DEMO=1, else off)',
  GRT_TRUSTED_PROXIES: 'number of trusted proxies in front of the server (0)',
  GRT_HSTS: '1 tells browsers to use only https (0; 1 in production)',
  GRT_VALIDATE_REPLIES: '1 checks each reply against the contract (1; 0 in production)',
  LOG_LEVEL: 'debug, info, warn, error, or silent (info)',
};

/** The settings are invalid; the message has a line for each problem. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[], heading = 'Invalid settings:') {
    super([heading, ...faults.map((fault) => `  ${fault}`)].join('\n'));
    this.faults = faults;
  }
}

/** The demo accounts' password. It is public, so production refuses it. */
export const defaultDemoPassword = 'grt-demo-2026';

/** Why the test controls are refused in production; the doctor says so everywhere. */
export const controlFault =
  'GRT_CONTROL=1 is refused with NODE_ENV=production: anyone could move the clock and reset the data';

/** Reads a server's settings from its environment. An empty variable counts as absent.
 * @param unfit - what else makes settings unfit for production, one sentence each; nothing by default.
 * @throws ConfigError listing every problem, so that one start shows them all. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  unfit: (config: Config) => readonly string[] = () => [],
): Config {
  const read = new SettingReader(environment);
  const production = environment['NODE_ENV'] === 'production';
  const config: Config = {
    production,
    host: read.text('HOST') ?? '127.0.0.1',
    port: read.whole('PORT', { from: 0, to: 65_535 }) ?? 4010,
    dataDir: resolve(home.folder, read.text('GRT_DATA_DIR') ?? home.dataDir),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    files: read.oneOf('GRT_FILES', filePlaces) ?? 'folder',
    publicUrl: read.url('GRT_PUBLIC_URL', ['http:', 'https:'])?.replace(/(?<!\/)\/+$/, ''),
    corsOrigins: read.list('GRT_CORS_ORIGINS', originOf, 'origins such as https://app.example.com') ?? [],
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.text('GRT_MAIL_FROM') ?? 'GRT <no-reply@grt.example>',
    demo: read.flag('GRT_DEMO') ?? !production,
    demoPassword: read.text('GRT_DEMO_PASSWORD') ?? defaultDemoPassword,
    allowances: readAllowances(read),
    metrics: read.parsed('GRT_METRICS', addressOf, 'an address and port, such as 127.0.0.1:9464'),
    maxRunningCalls: read.whole('GRT_MAX_RUNNING_CALLS', { from: 1, to: 100_000 }) ?? 200,
    feedFetchAllow: read.list('GRT_FEED_FETCH_ALLOW', hostOf, 'hosts such as localhost or feeds.internal:8080') ?? [],
    webhookAllow: read.list('GRT_WEBHOOK_ALLOW', hostOf, 'hosts such as localhost or hooks.internal:8080') ?? [],
    control: read.flag('GRT_CONTROL') ?? false,
    role: read.oneOf('GRT_ROLE', serverRoles) ?? 'all',
    traffic:
      read.oneOf('GRT_TRAFFIC', trafficModes) ?? (production || read.text('GRT_DEMO') === '0' ? 'off' : 'simulated'),
    logLevel: readLogLevel(read),
    trustedProxies: read.whole('GRT_TRUSTED_PROXIES', { from: 0, to: 10 }) ?? 0,
    hsts: read.flag('GRT_HSTS') ?? production,
    validateReplies: read.flag('GRT_VALIDATE_REPLIES') ?? !production,
  };
  if (production && config.demo)
    read.fault('GRT_DEMO=1 is refused with NODE_ENV=production: demo accounts have a known password');
  if (production && config.control) read.fault(controlFault);
  if (production && config.traffic === 'simulated')
    read.fault(
      'GRT_TRAFFIC=simulated is refused with NODE_ENV=production: clients would pay for visits that nobody made',
    );
  if (config.demoPassword.length < passwordMinLength)
    read.fault(`GRT_DEMO_PASSWORD must have at least ${String(passwordMinLength)} characters`);
  const unfitFor = production ? unfit(config) : [];
  const faults = [...new Set([...read.faults, ...unfitFor])];
  if (faults.length > 0) throw new ConfigError(faults, unfitFor.length > 0 ? unfitHeading : undefined);
  return config;
}

const unfitHeading = 'These settings are not fit for production:';

/** The app's address for people: the public one, otherwise where the server listens. */
export function appUrl({ publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>, port: number): string {
  if (publicUrl !== undefined) return publicUrl;
  const named = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${named.includes(':') ? `[${named}]` : named}:${String(port)}`;
}

function readAllowances(read: SettingReader): Config['allowances'] {
  const allowances = { ...defaultAllowances };
  for (const name of [...limitNames, 'request'] as const) {
    const allowance = read.parsed(limitVariable(name), readAllowance, 'a count and a time, such as 10/15m');
    if (allowance) allowances[name] = allowance;
  }
  return read.oneOf('GRT_RATE_LIMITS', ['on', 'off']) === 'off' ? undefined : allowances;
}

function levelOf(text: string): Config['logLevel'] | undefined {
  return text === 'silent' || isLogLevel(text) ? text : undefined;
}

/** `sign_in` is set by GRT_LIMIT_SIGN_IN. */
function limitVariable(name: string): string {
  return `GRT_LIMIT_${name.toUpperCase()}`;
}

function readLogLevel(read: SettingReader): Config['logLevel'] {
  return read.parsed('LOG_LEVEL', levelOf, 'debug, info, warn, error, or silent') ?? 'info';
}

function originOf(text: string): string | undefined {
  const url = parsedUrl(text);
  return url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' ? url.origin : undefined;
}

function addressOf(text: string): { host: string; port: number } | undefined {
  const [, host, port] = /^([\w.-]+|\[[0-9a-f:]+\]):(\d{1,5})$/i.exec(text) ?? [];
  if (host === undefined || Number(port) > 65_535) return undefined;
  return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) };
}

function hostOf(text: string): string | undefined {
  return /^[\w.-]+(?::\d+)?$|^\[[0-9a-f:]+\](?::\d+)?$/i.test(text) ? text.toLowerCase() : undefined;
}
