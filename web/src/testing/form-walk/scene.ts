import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { createGrt, fixedTokenStore } from '@grt/sdk';
import { anApplication } from '../an-application.ts';
import { aFeed, anApprovedDomain, grtOf } from '../client-app.tsx';
import type { Scene, Session } from './walked-form.ts';

/** Starts the servers, with one of everything that a form changes. */
export async function prepareScene(): Promise<Scene> {
  const environment = { GRT_RATE_LIMITS: 'off' };
  const server = await createTestServer({ environment });
  const bare = await createTestServer({ environment, people: false });
  const acme = await grtOf(server, 'acme');
  await acme.auth.forgotPassword({ username: 'acme' });
  await server.drain();
  const resetToken = tokenIn((await server.latestMail('alex@acme.example')).links[0]);
  const domain = await anApprovedDomain(server);
  const feed = await aFeed(server, { domainId: domain, name: 'Trending' });
  await acme.domains.create({
    domain_name: 'waiting.example',
    dmca_compliance_url: 'https://waiting.example/dmca',
    content_removal_email: 'removal@waiting.example',
  });
  const fetched = await acme.clientFeeds.create({
    feed_name: 'Fetched',
    domain_id: domain,
    category: 'girls',
    feed_url: 'https://feeds.example/clips.csv',
  });
  const reviewer = await grtOf(server, 'reviewer');
  const page = await reviewer.pages.create({ title: 'About', slug: 'about', content: '<p>About us</p>' });
  await reviewer.clients.create({
    company_name: 'Open Setup',
    first_name: 'Nora',
    last_name: 'Field',
    email: 'nora@setup.example',
  });
  await reviewer.geo.create({ type: 'country', code: 'FR', name: 'France' });
  const variable = await reviewer.variables.create({ variable_key: 'hotline', variable_name: 'Hotline' });
  await reviewer.variables.saveValues({ id: variable.id, values: [{ domain_id: domain, value: '555' }] });
  const { webhook } = await acme.webhooks.create({ url: 'https://hooks.example/grt', events: ['budget.spent'] });
  const applied = await acme.registrations.submit({ ...anApplication, email: 'nora@asked.example' });
  await reviewer.registrations.ask({ id: applied.id, question: 'Please send a copy that can be read' });
  if (fetched.needs_mapping) throw new Error('An address is fetched later, so nothing is to be mapped yet');
  return {
    server,
    bare,
    domain,
    feed,
    fetchedFeed: fetched.data.id,
    page: page.id,
    webhook: webhook.id,
    sessions: {
      acme: await sessionOf(server, 'acme'),
      reviewer: await sessionOf(server, 'reviewer'),
      admin: await sessionOf(server, 'admin'),
    },
    setupToken: tokenIn((await server.latestMail('nora@setup.example')).links[0]),
    resetToken,
    applicationToken: tokenIn((await server.latestMail('nora@asked.example')).links[0]),
    firstToken: tokenIn(await bare.firstAdministratorUrl()),
  };
}

/** Signs in, which takes long because a password is hashed. */
async function sessionOf(server: TestServer, username: string): Promise<Session> {
  const token = await server.signIn(username);
  const { auth } = createGrt({ baseUrl: server.baseUrl, fetch: server.fetch, tokenStore: fixedTokenStore(token) });
  return { token, user: (await auth.me()).user };
}

const tokenIn = (link: string | undefined) => new URL(link ?? '').searchParams.get('token') ?? '';
