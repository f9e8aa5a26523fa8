/** `@grt/server/testing`: the server as a test double. @see docs/testing.md */
export { grtServer, type ServerFixture } from './fixtures.ts';
export { startTestServer } from './start-test-server.ts';
export type * from './public-api.ts';
