import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { productionFaults } from './production.rules.ts';

const complete = {
  publicUrl: 'https://grt.example',
  smtpUrl: 'smtps://mail.example',
  trustedProxies: 1,
  role: 'all',
  control: false,
  allowances: readConfig({}).allowances,
} as const;

it('finds nothing with a public address, a mail server, a proxy, and limits', () => {
  expect(productionFaults(complete)).toEqual([]);
  expect(productionFaults({ ...complete, role: 'worker', trustedProxies: 0, allowances: undefined })).toEqual([]);
});

it('names each missing setting, why it matters, and what to set', () => {
  const faults = productionFaults({
    publicUrl: undefined,
    smtpUrl: undefined,
    trustedProxies: 0,
    role: 'api',
    control: true,
    allowances: readConfig({ GRT_RATE_LIMITS: 'off' }).allowances,
  });
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
    'GRT_PUBLIC_URL',
    'SMTP_URL',
    'GRT_TRUSTED_PROXIES',
    'GRT_RATE_LIMITS',
    'GRT_CONTROL=1',
  ]);
  expect(productionFaults({ ...complete, publicUrl: 'http://grt.example' })).toEqual([
    'GRT_PUBLIC_URL must begin with https: passwords would cross the network in the clear',
  ]);
});
