/** A separate server for the benchmark, which waits for its child processes and could not answer meanwhile. */
import { seedPendingApplications } from '../../mock-server/src/test-double/pending-applications.ts';
import { createTestServer } from '../../mock-server/src/testing.ts';

const server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off', GRT_VALIDATE_REPLIES: '0' } });
const { url } = await server.listen();
const token = await server.signIn('admin');
let seeded = 0;

process.on('message', (count: number) => {
  const from = seeded + 1;
  seeded += count;
  void seedPendingApplications(server, { count, from }).then((ids) => process.send?.(ids));
});
process.on('disconnect', () => process.exit());
process.send?.({ url, token });
