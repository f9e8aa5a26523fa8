import type { Command } from 'commander';
import { findId, type Finder } from '../core/bulk/find-id.ts';
import { clientFilter, clientFlag } from './review/client-records.ts';

/** A domain identified by id or by name. */
export interface DomainWanted {
  readonly domain: string;
  /** Only among the domains of this client; for administrators. */
  readonly clientId?: number | undefined;
}

/** The flag for names that several clients have. */
export interface OwnerFlag {
  readonly client?: string;
}

/** Adds the domain that a command is about, and `--client` for names that several clients have. */
export function addDomain(command: Command): Command {
  return command
    .argument('<domain>', 'domain name, id, or address of its screen')
    .option(clientFlag, "this client's domain, if several clients have the same one (administrators)");
}

/** The id of the domain that such a command is about.
 * @throws CommandError as `findDomain` and `clientId` do */
export async function chosenDomainId(context: Finder, domain: string, { client }: OwnerFlag): Promise<number> {
  return findDomain(context, { domain, clientId: await clientFilter(context, client) });
}

/** The id of a domain. An id is used as is: the server says whether it exists.
 * @throws CommandError with exit code 6 when there is no domain of that name, 7 when several clients have it */
export function findDomain(context: Finder, { domain, clientId }: DomainWanted): Promise<number> {
  const named = async function* (typed: string) {
    const name = await comparableDomain(typed);
    const asked = { search: name, client_id: clientId };
    for await (const candidate of (await context.grt()).domains.list(asked, { signal: context.signal }))
      if (candidate.domain_name === name) yield candidate;
  };
  return findId(context, { noun: 'domains', what: ['domain', 'domains'], records: { named } }, domain);
}

/** A name as the server keeps it, if it is typed with `www.`, in upper case, or with letters beyond ASCII. */
export async function comparableDomain(typed: string): Promise<string> {
  const { normalizeDomainName } = await import('@grt/sdk/formats/domain-name');
  return normalizeDomainName(typed) ?? typed.trim().toLowerCase();
}
