import { expect, it } from 'vitest';
import { productionFaults } from './production.rules.ts';

const complete = {
  publicUrl: 'https://grt.example',
  smtpUrl: 'smtps://mail.example',
  trustedProxies: 1,
  role: 'all',
  control: false,
} as const;

it('finds nothing with a public address, a mail server, and a proxy', () => {
  expect(productionFaults(complete)).toEqual([]);
  expect(productionFaults({ ...complete, role: 'worker', trustedProxies: 0 })).toEqual([]);
});

it('names each missing setting, why it matters, and what to set', () => {
  const faults = productionFaults({
    publicUrl: undefined,
    smtpUrl: undefined,
    trustedProxies: 0,
    role: 'api',
    control: true,
  });
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
    'GRT_PUBLIC_URL',
    'SMTP_URL',
    'GRT_TRUSTED_PROXIES',
    'GRT_CONTROL=1',
  ]);
  expect(productionFaults({ ...complete, publicUrl: 'http://grt.example' })).toEqual([
    'GRT_PUBLIC_URL must begin with https: passwords would cross the network in the clear',
  ]);
});
