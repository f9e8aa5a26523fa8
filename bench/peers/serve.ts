/** The platform, and beside it what is left if a route only asks the database and answers: the same statements, rows, and
 * fields, without signing in, roles, checks, or headers. Both in one process, on one database. */
import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { metaOf, windowOf } from '../../mock-server/src/core/pagination.ts';
import { registrationOf } from '../../mock-server/src/modules/registrations/registrations.rules.ts';
import { seedPendingApplications } from '../../mock-server/src/test-double/pending-applications.ts';
import { createTestServer } from '../../mock-server/src/testing.ts';
import { kept } from './install.ts';

const server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off', GRT_VALIDATE_REPLIES: '0' } });
await seedPendingApplications(server, { count: kept });
const bare = new Hono().get('/admin/registrations', async (context) => {
  const query = { page: Number(context.req.query('page')), per_page: Number(context.req.query('per_page')) };
  const { rows, ...counted } = await server.platform.registrations.list({}, windowOf(query));
  return context.json({ success: true, data: rows.map(registrationOf), meta: metaOf(query, counted) });
});
const listening = createAdaptorServer({ fetch: bare.fetch }).listen(0, '127.0.0.1');
await once(listening, 'listening');
const address = listening.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
const { url } = await server.listen();
process.on('disconnect', () => process.exit());
process.send?.({ ours: url, bare: `http://127.0.0.1:${String(port)}`, token: await server.signIn('admin') });
