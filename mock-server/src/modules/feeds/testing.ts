import type { Domain, Feed, FeedStarted, Import, MappingNeeded } from '@grt/sdk/contract';
import type { TestServer } from '../../testing.ts';
import { call, formOf, type Seen } from '../../testing/api-calls.ts';

/** The tokens of the demo people. */
export interface SignedIn {
  readonly acme: string;
  readonly globex: string;
  readonly reviewer: string;
}

export async function signInPeople(server: TestServer): Promise<SignedIn> {
  const [acme, globex, reviewer] = [
    await server.signIn('acme'),
    await server.signIn('globex'),
    await server.signIn('reviewer'),
  ];
  return { acme, globex, reviewer };
}

/** Adds and approves a domain of acme's. @returns its id. */
export async function anApprovedDomain(
  server: TestServer,
  { acme, reviewer }: Pick<SignedIn, 'acme' | 'reviewer'>,
  name: string,
): Promise<number> {
  const json = {
    domain_name: name,
    dmca_compliance_url: `https://${name}/dmca`,
    content_removal_email: `removal@${name}`,
  };
  const { id } = (await call(server, '/domains', { token: acme, json })).body.data as Domain;
  await call(server, `/admin/domains/${String(id)}/approve`, { token: reviewer, json: {} });
  return id;
}

/** A feed file. */
export function aFile(text: string, name = 'videos.csv'): File {
  return new File([text], name, { type: 'text/csv' });
}

/** Rows under the fields' own names, so that nothing needs to be mapped. */
export function aCsv(rows: readonly (readonly [id: string, title: string, thumbnail?: string])[]): string {
  const lines = rows.map(([id, title, thumbnail = `https://img.example/${id}.jpg`]) => `${id},${title},${thumbnail}`);
  return `external_id,title,thumbnail_url\n${lines.join('\n')}\n`;
}

/** Rows named v0001, v0002, … */
export function manyRows(count: number, title = 'Title'): [string, string][] {
  return Array.from({ length: count }, (_, index) => {
    const id = `v${String(index + 1).padStart(4, '0')}`;
    return [id, `${title} ${id}`];
  });
}

type Fields = Readonly<Record<string, string>>;

/** Sends a new feed of acme's. */
export function sendFeed(
  server: Pick<TestServer, 'fetch' | 'baseUrl'>,
  token: string,
  { domainId, file, fields = {} }: { domainId: number; file: File; fields?: Fields },
): Promise<Seen> {
  const form = {
    feed_name: 'Trending',
    category: 'girls',
    has_header_row: 'true',
    domain_id: String(domainId),
    ...fields,
    file,
  };
  return call(server, '/client/feeds', { token, form: formOf(form) });
}

/** Sends a new file for a feed. */
export function sendFile(
  server: TestServer,
  token: string,
  { feedId, file, fields = {} }: { feedId: number; file: File; fields?: Fields },
): Promise<Seen> {
  return call(server, `/client/feeds/${String(feedId)}`, { token, method: 'PUT', form: formOf({ ...fields, file }) });
}

/** The feed and import that a file started. @throws Error if it started none. */
export function started({ status, body }: Seen): { feed: Feed; run: Import } {
  const reply = body as unknown as FeedStarted;
  if (status > 201 || reply.needs_mapping || !reply.import)
    throw new Error(`Nothing was started: ${String(status)} ${JSON.stringify(body)}`);
  return { feed: reply.data, run: reply.import };
}

/** The analysis of a file whose columns must be mapped. @throws Error if there is none. */
export function needed({ status, body }: Seen): MappingNeeded['data'] {
  const reply = body as unknown as MappingNeeded;
  if (status !== 200 || !reply.needs_mapping)
    throw new Error(`No mapping is needed: ${String(status)} ${JSON.stringify(body)}`);
  return reply.data;
}

/** A feed of acme's with a finished import. */
export async function anImportedFeed(
  server: TestServer,
  token: string,
  sent: Parameters<typeof sendFeed>[2],
): Promise<Feed> {
  const { feed } = started(await sendFeed(server, token, sent));
  await server.drain();
  return (await call(server, `/client/feeds/${String(feed.id)}`, { token })).body.data;
}

/** A feed of acme's that is imported and approved. */
export async function anActiveFeed(
  server: TestServer,
  { acme, reviewer }: SignedIn,
  sent: Parameters<typeof sendFeed>[2],
): Promise<Feed> {
  const { id } = await anImportedFeed(server, acme, sent);
  return (await call(server, `/admin/feeds/${String(id)}/approve`, { token: reviewer, method: 'POST' })).body.data;
}
