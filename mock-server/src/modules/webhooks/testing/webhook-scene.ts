import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Webhook, WebhookDelivery, WebhookDeliveryDetails, WebhookSecret } from '@grt/sdk/contract';
import type { TestServer } from '../../../testing.ts';
import { call, type CallOptions, type Seen } from '../../../testing/api-calls.ts';
import { describeOnServer } from '../../../testing/servers.ts';
import { createPeople } from '../../../testing/people.ts';
import { clearDatabase } from '../../../testing/test-database.ts';
import { signInPeople, type SignedIn } from '../../feeds/testing.ts';
import { aReceiver, type Receiver } from './receiver.ts';

export const startOfScene = '2026-11-20T10:00:00.000Z';

/** A server with the demo people, and a receiver that its webhooks may be sent to. */
export class WebhookScene {
  #server: TestServer | undefined;
  #people: SignedIn | undefined;
  #receiver: Receiver | undefined;

  async open(server: TestServer, receiver: Receiver): Promise<void> {
    this.#server = server;
    this.#receiver = receiver;
    receiver.clear();
    server.clock.set(startOfScene);
    await clearDatabase(server.platform.database);
    await createPeople(server.platform);
    await this.signInAgain();
  }

  get server(): TestServer {
    if (!this.#server) throw new Error('The scene is not open');
    return this.#server;
  }

  get receiver(): Receiver {
    if (!this.#receiver) throw new Error('The scene is not open');
    return this.#receiver;
  }

  get people(): SignedIn {
    if (!this.#people) throw new Error('No one is signed in');
    return this.#people;
  }

  /** For after the clock has moved past the life of a session. */
  async signInAgain(): Promise<void> {
    this.#people = await signInPeople(this.server);
  }

  /** A call below `/webhooks`, as acme. */
  readonly own = (path = '', options: CallOptions = {}): Promise<Seen> =>
    call(this.server, `/webhooks${path}`, { token: this.people.acme, ...options });

  /** A webhook to the receiver; acme's unless another token is given. */
  readonly aWebhook = async (events: readonly string[], token = this.people.acme): Promise<WebhookSecret> => {
    const { status, body } = await this.own('', { token, json: { url: `${this.receiver.host.url}/hook`, events } });
    if (status !== 201) throw new Error(`${String(status)} ${JSON.stringify(body)}`);
    return body.data;
  };

  readonly theWebhook = async (id: number): Promise<Webhook> => (await this.own(`/${String(id)}`)).body.data;

  /** Queues a test event. */
  readonly test = async (id: number): Promise<WebhookDelivery> =>
    (await this.own(`/${String(id)}/test`, { method: 'POST' })).body.data;

  readonly deliveries = async (id: number, query = ''): Promise<WebhookDelivery[]> =>
    (await this.own(`/${String(id)}/deliveries${query}`)).body.data;

  readonly theDelivery = async (id: number, deliveryId: number): Promise<WebhookDeliveryDetails> =>
    (await this.own(`/${String(id)}/deliveries/${String(deliveryId)}`)).body.data;

  readonly resend = (id: number, deliveryId: number): Promise<Seen> =>
    this.own(`/${String(id)}/deliveries/${String(deliveryId)}/resend`, { method: 'POST' });

  /** Moves the clock and runs what is due. */
  readonly after = async (ms: number): Promise<void> => {
    this.server.clock.advance(ms);
    await this.server.drain();
  };
}

/** Runs tests of webhooks, with a fresh scene for each. */
export function describeWebhooks(name: string, tests: (scene: WebhookScene) => void): void {
  describeOnServer(name, (start) => {
    const scene = new WebhookScene();
    let server: TestServer;
    let receiver: Receiver;
    beforeAll(async () => {
      receiver = await aReceiver();
      server = await start({ environment: { GRT_RATE_LIMITS: 'off', GRT_WEBHOOK_ALLOW: receiver.host.name } });
    });
    afterAll(() => receiver.host.close());
    beforeEach(() => scene.open(server, receiver));
    tests(scene);
  });
}
