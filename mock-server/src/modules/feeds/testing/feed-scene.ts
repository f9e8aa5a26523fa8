import { beforeAll, beforeEach } from 'vitest';
import type { Feed, FeedItem, Import, ImportError } from '@grt/sdk/contract';
import type { TestServer } from '../../../testing.ts';
import { call, type CallOptions, type Seen } from '../../../testing/api-calls.ts';
import {
  describeOnEveryServer,
  describeOnOldestServer,
  describeOnServer,
  type StartServer,
} from '../../../testing/servers.ts';
import { createPeople } from '../../../testing/people.ts';
import { clearDatabase } from '../../../testing/test-database.ts';
import { createAuditStore } from '../../audit/audit.store.ts';
import {
  aCsv,
  aFile,
  anActiveFeed,
  anApprovedDomain,
  anImportedFeed,
  sendFeed,
  sendFile,
  signInPeople,
  started,
  type SignedIn,
} from '../testing.ts';

/** A file whose columns must be mapped, and the mapping that fits it. */
export const unmapped = 'Key,Headline,Picture\nv1,One,https://img.example/1.jpg\nv2,Two,https://img.example/2.jpg\n';
export const mapping = { Key: 'external_id', Headline: 'title', Picture: 'thumbnail_url' };

type Fields = Readonly<Record<string, string>>;

const oneRow = (): File => aFile(aCsv([['a', 'A']]));

/** A server with the demo people and an approved domain of acme's, and the calls that tests of feeds make. */
export class FeedScene {
  #server: TestServer | undefined;
  #people: SignedIn | undefined;
  /** acme's approved domain, clips.example. */
  domainId = 0;

  async open(server: TestServer): Promise<void> {
    this.#server = server;
    server.clock.set('2026-11-20T10:00:00.000Z');
    await clearDatabase(server.platform.database);
    await createPeople(server.platform);
    await this.signInAgain();
    this.domainId = await anApprovedDomain(server, this.people, 'clips.example');
  }

  get server(): TestServer {
    if (!this.#server) throw new Error('The scene is not open');
    return this.#server;
  }

  get people(): SignedIn {
    if (!this.#people) throw new Error('No one is signed in');
    return this.#people;
  }

  /** For after the clock has moved past the life of a session. */
  async signInAgain(): Promise<void> {
    this.#people = await signInPeople(this.server);
  }

  /** A call below `/client/feeds`, as acme. */
  readonly own = (path: string, options: CallOptions = {}): Promise<Seen> =>
    call(this.server, `/client/feeds${path}`, { token: this.people.acme, ...options });

  /** A call below `/admin/feeds`, as reviewer. */
  readonly admin = (path: string, options: CallOptions = {}): Promise<Seen> =>
    call(this.server, `/admin/feeds${path}`, { token: this.people.reviewer, ...options });

  /** Sends a new feed of acme's. */
  readonly send = (fields: Fields = {}, file = oneRow()): Promise<Seen> =>
    sendFeed(this.server, this.people.acme, { domainId: this.domainId, file, fields });

  /** A feed of acme's with a finished import. */
  readonly importedFeed = (file = oneRow(), fields: Fields = {}): Promise<Feed> =>
    anImportedFeed(this.server, this.people.acme, { domainId: this.domainId, file, fields });

  /** A feed of acme's that is imported and approved. */
  readonly activeFeed = (file = oneRow(), fields: Fields = {}): Promise<Feed> =>
    anActiveFeed(this.server, this.people, { domainId: this.domainId, file, fields });

  readonly map = (upload_id: string, asked: object = mapping, token = this.people.acme): Promise<Seen> =>
    this.own('/process-mapping', { token, json: { upload_id, mapping: asked } });

  readonly theFeed = async (id: number): Promise<Feed> => (await this.own(`/${String(id)}`)).body.data;

  readonly theItems = async (id: number, query = ''): Promise<FeedItem[]> =>
    (await this.own(`/${String(id)}/items${query}`)).body.data;

  readonly theImport = async (feedId: number, id: number): Promise<Import> =>
    (await this.own(`/${String(feedId)}/imports/${String(id)}`)).body.data;

  readonly theErrors = async (feedId: number, importId: number): Promise<ImportError[]> =>
    (await this.own(`/${String(feedId)}/imports/${String(importId)}/errors`)).body.data;

  /** Sends a new file for a feed and waits for its import. */
  readonly imported = async (feedId: number, text: string): Promise<Import> => {
    const { run } = started(await sendFile(this.server, this.people.acme, { feedId, file: aFile(text) }));
    await this.server.drain();
    return this.theImport(feedId, run.id);
  };

  /** The audit entries of a feed, newest first, as `actor action`. */
  readonly auditOf = async (feedId: number): Promise<string[]> => {
    const audit = createAuditStore(this.server.platform.database, this.server.clock);
    const { rows } = await audit.list({ subjectType: 'feed', subjectId: String(feedId) }, { offset: 0, limit: 20 });
    return rows.map(({ action, actor }) => `${actor} ${action}`);
  };
}

/** Runs tests of feeds, with a fresh scene for each. */
export function describeFeeds(name: string, tests: (scene: FeedScene) => void): void {
  describeOnServer(name, (start) => onScene(start, tests));
}

/** The same on PostgreSQL as well: for imports, which depend on locks, and go on after a crash. */
export function describeFeedsOnEveryDatabase(name: string, tests: (scene: FeedScene) => void): void {
  describeOnEveryServer(name, (start) => onScene(start, tests));
}

/** The same on PostgreSQL where it is installed, and else on the embedded database: an import goes through the same steps
 * on both. */
export function describeFeedsOnOldestDatabase(name: string, tests: (scene: FeedScene) => void): void {
  describeOnOldestServer(name, (start) => onScene(start, tests));
}

function onScene(start: StartServer, tests: (scene: FeedScene) => void): void {
  const scene = new FeedScene();
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
  });
  beforeEach(() => scene.open(server));
  tests(scene);
}
