import { createGrt, fixedTokenStore, type FetchLike, type Grt } from '@grt/sdk';
import { tokenStorageKey, userStorageKey } from '@grt/sdk/contract';
import type { TestServer } from '@grt/mock-server/testing';
import type { InitialEntry } from 'react-router-dom';
import { renderApp } from './render-app.tsx';

/** An SDK client for preparing a test, signed in as one of the demo people. */
export async function grtOf(server: TestServer, username: string): Promise<Grt> {
  const tokenStore = fixedTokenStore(await server.signIn(username));
  return createGrt({ baseUrl: server.baseUrl, fetch: server.fetch, tokenStore, retries: 0 });
}

/** Puts a session of one of the demo people into the browser's storage, as signing in does. */
export async function keepSessionOf(server: TestServer, username: string): Promise<void> {
  const token = await server.signIn(username);
  const { user } = await createGrt({
    baseUrl: server.baseUrl,
    fetch: server.fetch,
    tokenStore: fixedTokenStore(token),
  }).auth.me();
  localStorage.setItem(tokenStorageKey, token);
  localStorage.setItem(userStorageKey, JSON.stringify(user));
}

/** The whole app for acme, with a session that the server knows.
 * @param fetch - replaces the server's replies, for things it does not do on its own, such as failing */
export async function openAsAcme(server: TestServer, entry: InitialEntry, fetch: FetchLike = server.fetch) {
  await keepSessionOf(server, 'acme');
  return renderApp(entry, { fetch, baseUrl: server.baseUrl });
}

/** Fails the calls that `fails` selects with a server error, and passes on the others. Once mended, everything goes
 * through. */
export function failingServer(server: TestServer, fails: (method: string, path: string) => boolean, status = 503) {
  let isMended = false;
  const fetch: FetchLike = async (input, init) => {
    const { pathname } = new URL(input);
    if (isMended || !fails(init?.method ?? 'GET', pathname.replace('/api', ''))) return await server.fetch(input, init);
    return Response.json(
      { success: false, message: 'The server is being restarted.', code: 'unavailable', request_id: 'req-7' },
      { status, headers: { 'X-Request-Id': 'req-7' } },
    );
  };
  return {
    fetch,
    mend: () => {
      isMended = true;
    },
  };
}

/** Keeps back the server's replies to the calls that `holds` selects. What they ask for is done at once. */
export function heldServer(server: { readonly fetch: FetchLike }, holds: (method: string, path: string) => boolean) {
  const [arrived, released] = [aSignal(), aSignal()];
  const fetch: FetchLike = async (input, init) => {
    const reply = await server.fetch(input, init);
    if (holds(init?.method ?? 'GET', new URL(input).pathname.replace('/api', ''))) {
      arrived.give();
      await released.given;
    }
    return reply;
  };
  return { fetch, arrived: arrived.given, release: released.give };
}

function aSignal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}

/** An approved domain, of acme unless another client is named. @returns its id. */
export async function anApprovedDomain(server: TestServer, name = 'clips.example', of = 'acme'): Promise<number> {
  const [client, reviewer] = [await grtOf(server, of), await grtOf(server, 'reviewer')];
  const { id } = await client.domains.create({
    domain_name: name,
    dmca_compliance_url: `https://${name}/dmca`,
    content_removal_email: `removal@${name}`,
  });
  await reviewer.domains.approve({ id });
  return id;
}

/** A feed of acme's with its file imported; pending unless it is then approved. @returns its id. */
export async function aFeed(
  server: TestServer,
  { domainId, name, rows = ['v1,One,https://img.example/1.jpg'] }: { domainId: number; name: string; rows?: string[] },
): Promise<number> {
  const grt = await grtOf(server, 'acme');
  const reply = await grt.clientFeeds.create({
    feed_name: name,
    domain_id: domainId,
    category: 'girls',
    has_header_row: true,
    file: new File([`external_id,title,thumbnail_url\n${rows.join('\n')}\n`], 'videos.csv'),
  });
  if (reply.needs_mapping) throw new Error('The columns are named as the fields, so nothing is to be mapped');
  await server.drain();
  return reply.data.id;
}

/** Feeds like another one, without an import: quicker than the same number of files. */
export async function copiesOf(server: TestServer, feedId: number, names: readonly string[]): Promise<void> {
  await server.platform.database.pool.query(
    `insert into feeds (client_id, domain_id, feed_name, feed_url, is_fetched, category, feed_type, reading, is_active,
       review_status, submitted_at, created_at, updated_at)
     select client_id, domain_id, copy.name, feed_url, is_fetched, category, feed_type, reading, is_active, review_status,
       submitted_at, created_at, updated_at
     from feeds, unnest($2::text[]) with ordinality as copy (name, place) where id = $1 order by place`,
    [feedId, names],
  );
}

/** @returns such as `Feed 2`, `Feed 3` */
export const numbered = (noun: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `${noun} ${String(first + index)}`);
