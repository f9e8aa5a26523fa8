import { createTestServer } from '@grt/mock-server/testing';
import { anApplication } from '../an-application.ts';
import { aFeed, anApprovedDomain, grtOf } from '../client-app.tsx';
import type { Scene } from './walked-form.ts';

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
  const webhook = { url: 'https://hooks.example/grt', events: ['budget.spent' as const] };
  const ofAcme = await acme.webhooks.create(webhook);
  const ofPlatform = await reviewer.webhooks.create(webhook);
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
    webhook: ofAcme.webhook.id,
    platformWebhook: ofPlatform.webhook.id,
    setupToken: tokenIn((await server.latestMail('nora@setup.example')).links[0]),
    resetToken,
    applicationToken: tokenIn((await server.latestMail('nora@asked.example')).links[0]),
    firstToken: tokenIn(await bare.firstAdministratorUrl()),
  };
}

const tokenIn = (link: string | undefined) => new URL(link ?? '').searchParams.get('token') ?? '';
