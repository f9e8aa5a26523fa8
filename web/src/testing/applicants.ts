import type { Grt } from '@grt/sdk';
import { anApplication } from './an-application.ts';

let serial = 1_000_000;

/** Applications that are like no other, in this order. @returns their ids */
export async function applyAs(grt: Pick<Grt, 'registrations'>, ...companies: readonly string[]): Promise<number[]> {
  const ids = [];
  for (const company_name of companies) {
    serial += 1;
    const host = `${company_name.toLowerCase().replaceAll(' ', '-')}.example`;
    const own = { company_name, email: `nora@${host}`, website: `https://${host}`, phone: `+1 312 ${String(serial)}` };
    ids.push((await grt.registrations.submit({ ...anApplication, ...own })).id);
  }
  return ids;
}
