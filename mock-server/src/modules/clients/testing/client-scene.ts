import { beforeAll } from 'vitest';
import type { Client } from '@grt/sdk/contract';
import { testPassword, type TestServer } from '../../../testing.ts';
import { call, type CallOptions, type Seen } from '../../../testing/api-calls.ts';
import { describeOnServer } from '../../../testing/servers.ts';
import { createAuditStore } from '../../audit/audit.store.ts';

/** A valid client. */
export const northlight = {
  company_name: 'Northlight Pictures',
  first_name: 'Dana',
  last_name: 'Reyes',
  email: 'dana@northlight-pictures.example',
};

/** A server with the demo people, and the calls that tests of clients make. */
export class ClientScene {
  #server: TestServer | undefined;
  /** The reviewer's token. */
  reviewer = '';

  async open(server: TestServer): Promise<void> {
    this.#server = server;
    this.reviewer = await server.signIn('reviewer');
  }

  get server(): TestServer {
    if (!this.#server) throw new Error('The scene is not open');
    return this.#server;
  }

  /** A call below `/admin/clients`, as reviewer. */
  readonly ask = (path: string, options: CallOptions = {}): Promise<Seen> =>
    call(this.server, `/admin/clients${path}`, { token: this.reviewer, ...options });

  readonly post = (path: string, json?: object): Promise<Seen> =>
    this.ask(path, { method: 'POST', ...(json ? { json } : {}) });

  readonly put = (id: number, json: object): Promise<Seen> => this.ask(`/${String(id)}`, { method: 'PUT', json });

  readonly dataOf = async (path: string): Promise<Client> => (await this.ask(path)).body.data;

  readonly names = async (query: string): Promise<string[]> =>
    ((await this.ask(query)).body.data as Client[]).map(({ company_name }) => company_name);

  readonly create = async (form: object): Promise<Client> => {
    const { status, body } = await this.post('', { ...northlight, ...form });
    if (status !== 201) throw new Error(`No client was created: ${String(status)} ${JSON.stringify(body)}`);
    return body.data;
  };

  readonly linkOf = async (recipient: string): Promise<string> =>
    (await this.server.latestMail(recipient)).links[0] ?? '';

  readonly tokenIn = (link: string): string | null => new URL(link).searchParams.get('token');

  readonly setUp = (link: string, username: string): Promise<Seen> =>
    call(this.server, '/setup/account', {
      json: { token: this.tokenIn(link), username, password: testPassword, password_confirmation: testPassword },
    });

  /** A client that is set up and signed in. */
  readonly aClient = async (name: string): Promise<{ client: Client; token: string }> => {
    const client = await this.create({ company_name: name, email: `${name}@set-up.example` });
    const { status } = await this.setUp(await this.linkOf(client.email), name);
    if (status !== 201) throw new Error(`The account was not set up: ${String(status)}`);
    return { client, token: await this.server.signIn(name) };
  };

  readonly latestAudit = async () => {
    const { database, clock } = this.server.platform;
    return (await createAuditStore(database, clock).list({}, { offset: 0, limit: 1 })).rows[0];
  };
}

/** Runs tests of clients, with one scene for all of them. */
export function describeClients(name: string, tests: (scene: ClientScene) => void): void {
  describeOnServer(name, (start) => {
    const scene = new ClientScene();
    beforeAll(async () => {
      await scene.open(await start({ environment: { GRT_RATE_LIMITS: 'off' } }));
    });
    tests(scene);
  });
}
