import { isAbsolute } from 'node:path';

import { describe, expect, it } from 'vitest';

import { appUrl, ConfigError, readConfig, settingNames } from './config.ts';

const faultsOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.faults;
  }
};

describe('the settings', () => {
  it('have safe defaults', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 4010,
      databaseUrl: undefined,
      corsOrigins: [],
      smtpUrl: undefined,
      demo: true,
      demoPassword: 'grt-demo-2026',
      feedFetchAllow: [],
      webhookAllow: [],
      role: 'all',
      traffic: 'simulated',
      logLevel: 'info',
      trustedProxies: 0,
      hsts: false,
      validateReplies: true,
    });
    expect(config.allowances?.sign_in).toEqual({ count: 10, windowMs: 900_000 });
    expect(isAbsolute(config.dataDir) && config.dataDir.endsWith('.data')).toBe(true);
  });

  it('treat an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 4010, databaseUrl: undefined });
  });

  it('are read in full', () => {
    expect(
      readConfig({
        HOST: '0.0.0.0',
        PORT: '0',
        GRT_DATA_DIR: '/var/lib/grt',
        DATABASE_URL: 'postgres://u:p@db/grt',
        GRT_PUBLIC_URL: 'https://grt.example/app/',
        GRT_CORS_ORIGINS: 'https://a.example, http://localhost:5173',
        SMTP_URL: 'smtps://u:p@mail:465',
        GRT_DEMO: '0',
        GRT_RATE_LIMITS: 'off',
        GRT_FEED_FETCH_ALLOW: 'localhost:9000,Feeds.internal',
        GRT_WEBHOOK_ALLOW: 'hooks.internal',
        GRT_ROLE: 'worker',
        LOG_LEVEL: 'debug',
        GRT_TRUSTED_PROXIES: '2',
        GRT_HSTS: '1',
      }),
    ).toMatchObject({
      host: '0.0.0.0',
      port: 0,
      dataDir: '/var/lib/grt',
      databaseUrl: 'postgres://u:p@db/grt',
      publicUrl: 'https://grt.example/app',
      corsOrigins: ['https://a.example', 'http://localhost:5173'],
      smtpUrl: 'smtps://u:p@mail:465',
      demo: false,
      allowances: undefined,
      feedFetchAllow: ['localhost:9000', 'feeds.internal'],
      webhookAllow: ['hooks.internal'],
      role: 'worker',
      logLevel: 'debug',
      trustedProxies: 2,
      hsts: true,
    });
    expect(readConfig({ GRT_LIMIT_SIGN_IN: '1000/1h' }).allowances).toMatchObject({
      sign_in: { count: 1000, windowMs: 3_600_000 },
      upload: { count: 120 },
    });
  });

  it('report all errors at once, without values', () => {
    const faults = faultsOf({
      PORT: '70000',
      DATABASE_URL: 'mysql://root:geheim@db',
      GRT_PUBLIC_URL: 'grt.example',
      GRT_CORS_ORIGINS: '*',
      SMTP_URL: 'mail',
      GRT_DEMO: 'yes',
      GRT_RATE_LIMITS: 'never',
      GRT_FEED_FETCH_ALLOW: 'http://x/',
      GRT_WEBHOOK_ALLOW: 'http://x/',
      GRT_ROLE: 'web',
      GRT_TRAFFIC: 'real',
      LOG_LEVEL: 'loud',
      GRT_LIMIT_UPLOAD: 'many',
      GRT_DEMO_PASSWORD: 'short',
    });
    expect(faults).toEqual([
      'PORT must be a whole number from 0 to 65535',
      'DATABASE_URL must be a URL that begins with postgres:// or postgresql://',
      'GRT_PUBLIC_URL must be a URL that begins with http:// or https://',
      'GRT_CORS_ORIGINS must be origins such as https://app.example.com, separated by commas',
      'SMTP_URL must be a URL that begins with smtp:// or smtps://',
      'GRT_DEMO must be 0 or 1',
      'GRT_LIMIT_UPLOAD must be a count and a time, such as 10/15m',
      'GRT_RATE_LIMITS must be on or off',
      'GRT_FEED_FETCH_ALLOW must be hosts such as localhost or feeds.internal:8080, separated by commas',
      'GRT_WEBHOOK_ALLOW must be hosts such as localhost or hooks.internal:8080, separated by commas',
      'GRT_ROLE must be all or api or worker',
      'GRT_TRAFFIC must be simulated or off',
      'LOG_LEVEL must be debug, info, warn, error, or silent',
      'GRT_DEMO_PASSWORD must have at least 8 characters',
    ]);
    expect(faults.join()).not.toContain('geheim');
  });

  it('of a production server leave demo data off, and allow neither demo data nor test controls', () => {
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({
      production: true,
      demo: false,
      hsts: true,
      validateReplies: false,
    });
    expect(faultsOf({ NODE_ENV: 'production', GRT_DEMO: '1', GRT_CONTROL: '1' })).toEqual([
      'GRT_DEMO=1 is refused with NODE_ENV=production: demo accounts have a known password',
      'GRT_CONTROL=1 is refused with NODE_ENV=production: anyone could move the clock and reset the data',
    ]);
  });

  it('simulate visits with demo data, elsewhere on request, and never in production', () => {
    expect(readConfig({}).traffic).toBe('simulated');
    expect(readConfig({ GRT_TRAFFIC: 'off' }).traffic).toBe('off');
    expect(readConfig({ GRT_DEMO: '0' }).traffic).toBe('off');
    expect(readConfig({ GRT_DEMO: '0', GRT_TRAFFIC: 'simulated' }).traffic).toBe('simulated');
    expect(readConfig({ NODE_ENV: 'production' }).traffic).toBe('off');
    expect(readConfig({ NODE_ENV: 'production', GRT_TRAFFIC: 'off' }).traffic).toBe('off');
    expect(faultsOf({ NODE_ENV: 'production', GRT_TRAFFIC: 'simulated' })).toEqual([
      'GRT_TRAFFIC=simulated is refused with NODE_ENV=production: clients would pay for visits that nobody made',
    ]);
  });

  it('are all documented, each limit with its default', () => {
    expect(Object.keys(settingNames)).toContain('GRT_DATA_DIR');
    expect(settingNames['GRT_LIMIT_SIGN_IN']).toBe('limit of sign-ins: a count and a time (10/15m)');
  });
});

describe('the address for people', () => {
  it('is the public one, or else where the server can be reached', () => {
    expect(appUrl({ publicUrl: 'https://grt.example', host: '0.0.0.0' }, 4010)).toBe('https://grt.example');
    expect(appUrl({ publicUrl: undefined, host: '0.0.0.0' }, 4010)).toBe('http://127.0.0.1:4010');
    expect(appUrl({ publicUrl: undefined, host: '::1' }, 80)).toBe('http://[::1]:80');
  });
});
