import type { ScreenGrt } from '../../core/screen-grt.ts';
import { shownDomain } from '../../core/domain-name.ts';
import type { FoundChoice } from '../../ui/search-select.tsx';

/** How many are offered at once. */
const shown = 20;

/** Records to choose from: how they are looked for, and what one is called. */
export interface RecordKind {
  /** Where the answers are kept. */
  readonly key: readonly (string | number)[];
  readonly find: (
    grt: ScreenGrt,
    search: string | undefined,
    signal: AbortSignal,
  ) => Promise<{ readonly data: readonly FoundChoice[]; readonly meta: { readonly total: number } }>;
  readonly nameOf: (grt: ScreenGrt, id: number, signal: AbortSignal) => Promise<string>;
}

/** Clients by company. */
export const clientKind: RecordKind = {
  key: ['admin', 'clients'],
  async find(grt, search, signal) {
    const filter = { search, sort: 'company_asc', page: 1, per_page: shown } as const;
    const { data, meta } = await grt.clients.list(filter, { signal });
    return { data: data.map(({ client_id, company_name }) => choiceOf(client_id, company_name)), meta };
  },
  nameOf: async (grt, id, signal) => (await grt.clients.show({ id }, { signal })).company_name,
};

/** Approved domains by name.
 * @param clientId - for administrators: whose; a client has only its own */
export function approvedDomainKind(clientId: number | undefined): RecordKind {
  return {
    key: [clientId === undefined ? 'client' : 'admin', 'domains', 'approved', clientId ?? 'own'],
    async find(grt, search, signal) {
      const whose = clientId === undefined ? {} : { client_id: clientId };
      const { data, meta } = await grt.domains.listApproved({ ...whose, search, page: 1, per_page: shown }, { signal });
      return { data: data.map(({ id, domain_name }) => choiceOf(id, shownDomain(domain_name))), meta };
    },
    nameOf: domainName,
  };
}

/** Domains of everyone by name, with their company. */
export const domainKind: RecordKind = {
  key: ['admin', 'domains', 'all'],
  async find(grt, search, signal) {
    const filter = { search, sort: 'domain_name', page: 1, per_page: shown } as const;
    const { data, meta } = await grt.domains.listForReview(filter, { signal });
    const nameOf = ({ domain_name, client }: (typeof data)[number]) =>
      `${shownDomain(domain_name)} (${client.company_name})`;
    return { data: data.map((domain) => choiceOf(domain.id, nameOf(domain))), meta };
  },
  nameOf: domainName,
};

/** Names of approved domains, which several clients may share. */
export const approvedNameKind: Pick<RecordKind, 'key' | 'find'> = {
  key: ['admin', 'domains', 'approved-names'],
  async find(grt, search, signal) {
    const filter = { search, status: 'approved', sort: 'domain_name', page: 1, per_page: shown } as const;
    const { data, meta } = await grt.domains.listForReview(filter, { signal });
    const names = [...new Set(data.map(({ domain_name }) => domain_name))];
    return { data: names.map((name) => ({ value: name, label: shownDomain(name) })), meta };
  },
};

async function domainName(grt: ScreenGrt, id: number, signal: AbortSignal): Promise<string> {
  return shownDomain((await grt.domains.show({ id }, { signal })).domain_name);
}

const choiceOf = (id: number, label: string): FoundChoice => ({ value: String(id), label });
