import type { Domain } from '@grt/sdk/contract';
import { CommandError } from '../core/command-error.ts';
import type { Context } from '../core/context.ts';
import { exitCode } from '../core/exit-code.ts';

/** A domain identified by id or by name. */
export interface DomainWanted {
  readonly domain: string;
  /** Only among the domains of this client; for administrators. */
  readonly client?: number | undefined;
}

/** The id of a domain. An id is used as is: the server says whether it exists.
 * @throws CommandError with exit code 6 when there is no domain of that name, 7 when several clients have it */
export async function findDomain(
  context: Pick<Context, 'grt' | 'signal'>,
  { domain, client }: DomainWanted,
): Promise<number> {
  if (/^\d+$/.test(domain)) return Number(domain);
  const name = await comparableDomain(domain);
  const grt = await context.grt();
  const found: Domain[] = [];
  for await (const candidate of grt.domains.list({ search: name, client_id: client }, { signal: context.signal })) {
    if (candidate.domain_name === name) found.push(candidate);
  }
  const [first, ...others] = found;
  if (first === undefined) {
    throw new CommandError(`No domain named ${name}. See: grt domains list`, {
      exitCode: exitCode.notFound,
      code: 'domain_not_found',
    });
  }
  if (others.length > 0) {
    throw new CommandError(`Several clients have ${name}: choose one with --client, or use the domain id`, {
      exitCode: exitCode.conflict,
      code: 'domain_not_unique',
    });
  }
  return first.id;
}

/** A name as the server keeps it, if it is typed with `www.`, in upper case, or with letters beyond ASCII. */
export async function comparableDomain(typed: string): Promise<string> {
  const { normalizeDomainName } = await import('@grt/sdk/formats/domain-name');
  return normalizeDomainName(typed) ?? typed.trim().toLowerCase();
}
