import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from './config.ts';
import { productionFaults } from './production.rules.ts';

interface Service {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly ports?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly configs: Readonly<Record<string, { readonly content: string }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const fileOf = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

/** The file as compose reads it. @param given - the variables of whoever starts it */
function composeWith(given: Readonly<Record<string, string>>): Compose {
  const text = fileOf('compose.yaml').replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, kind: string | undefined, rest: string | undefined) => {
      const value = given[name] ?? (kind === '-' ? rest : undefined);
      if (value === undefined) throw new Error(`${name}: ${rest ?? 'no value'}`);
      return value;
    },
  );
  return parse(text, { merge: true }) as Compose;
}

const secrets = { POSTGRES_PASSWORD: 'a-password', SMTP_URL: 'smtps://mail.example' };
const compose = composeWith({ ...secrets, GRT_HOST: 'platform.example' });
const image = Object.fromEntries(
  [...(/^ENV (.+)$/m.exec(fileOf('Containerfile'))?.[1]?.matchAll(/(\w+)=(\S+)/g) ?? [])].map(([, name, value]) => [
    name ?? '',
    value ?? '',
  ]),
);
const servers = Object.entries(compose.services).filter(([, service]) => service.image === 'grt-server');
const configOf = ({ environment }: Service) => readConfig({ ...image, ...environment });

describe('compose.yaml', () => {
  it('starts two API processes and two workers, with settings that are fit for the public', () => {
    expect(servers.map(([, service]) => configOf(service).role)).toEqual(['api', 'api', 'worker', 'worker']);
    for (const [, service] of servers) {
      const config = configOf(service);
      expect(config).toMatchObject({ production: true, demo: false, files: 'database', dataDir: '/data' });
      expect(config.databaseUrl).toBe('postgres://grt:a-password@database/grt');
      expect(productionFaults(config)).toEqual([]);
    }
  });

  it('gives each of them a read-only root, one volume of its own, and a check of what it serves', () => {
    for (const [name, service] of servers) {
      expect(service.read_only).toBe(true);
      expect(service.volumes).toEqual([`${name}:/data`]);
      expect(Object.keys(compose.volumes)).toContain(name);
      const { role, metrics } = configOf(service);
      const check =
        service.healthcheck?.test.join(' ') ?? /^HEALTHCHECK[^]*?CMD (.+)$/m.exec(fileOf('Containerfile'))?.[1];
      const address = role === 'worker' ? `127.0.0.1:${String(metrics?.port)}/metrics` : '/api/health/live';
      expect(check).toContain(address);
    }
  });

  it('sends what reaches the public name to the API processes alone, which nobody reaches otherwise', () => {
    const api = servers.filter(([, service]) => configOf(service).role === 'api');
    const { content } = compose.configs['proxy'] ?? { content: '' };
    expect(content).toMatch(/^platform\.example \{/);
    expect(/reverse_proxy (.+) \{/.exec(content)?.[1]).toBe(api.map(([name]) => `${name}:4010`).join(' '));
    expect(Object.entries(compose.services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(['proxy']);
  });

  it('asks for the secrets, and is on this machine without a name', () => {
    expect(() => composeWith({})).toThrow('POSTGRES_PASSWORD: set a password for the database');
    expect(() => composeWith({ POSTGRES_PASSWORD: 'x' })).toThrow('SMTP_URL: set the mail server');
    expect(composeWith(secrets).configs['proxy']?.content).toMatch(/^localhost \{/);
  });
});

describe('Containerfile', () => {
  it('runs the built package, not as root', () => {
    const text = fileOf('Containerfile');
    expect(text.indexOf('USER node')).toBeGreaterThan(text.lastIndexOf('RUN '));
    expect(text).toMatch(/^ENTRYPOINT .+@grt\/server\/mock-server\/src\/packaged\.js"\]$/m);
    expect(text.match(/^VOLUME .+$/gm)).toEqual(['VOLUME /data']);
  });

  it('names the Node that we recommend', () => {
    expect(/^ARG NODE=(\d+)$/m.exec(fileOf('Containerfile'))?.[1]).toBe(fileOf('.nvmrc').trim());
  });
});
