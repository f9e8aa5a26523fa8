import { shownDomain } from '../../core/domain-name.ts';
import { linkTo } from '../../core/may.ts';
import { paths } from '../../core/paths.ts';

interface NamedRecord {
  readonly name: string;
  readonly to?: string;
}

/** The record that an event is about, as far as the reader may look there; undefined if it names none.
 * @param body - the event as it was sent */
export function recordOf(body: string, isAdministrator: boolean): NamedRecord | undefined {
  const data = dataOf(body);
  const idOf = (name: string) => (typeof data[name] === 'number' ? data[name] : undefined);
  const nameOf = (name: string) => (typeof data[name] === 'string' ? data[name] : '');
  const [registration, feedId, domainId] = [idOf('registration_id'), idOf('feed_id'), idOf('domain_id')];
  if (registration !== undefined) {
    return { name: nameOf('company_name'), ...linkTo(`${paths.adminRegistrations}?open=${String(registration)}`) };
  }
  if (feedId !== undefined) {
    const to = isAdministrator ? paths.adminFeed({ feedId }) : paths.clientFeed({ feedId });
    return { name: nameOf('feed_name'), ...linkTo(to) };
  }
  if (domainId === undefined) return undefined;
  const own = `${paths.clientDomains}?${new URLSearchParams({ search: nameOf('domain_name') }).toString()}`;
  return {
    name: shownDomain(nameOf('domain_name')),
    ...linkTo(isAdministrator ? paths.adminDomain({ domainId }) : own),
  };
}

function dataOf(body: string): Readonly<Record<string, unknown>> {
  const event: unknown = JSON.parse(body);
  if (typeof event !== 'object' || event === null || !('data' in event)) return {};
  return typeof event.data === 'object' && event.data !== null ? { ...event.data } : {};
}
