import { BaseSequencer } from 'vitest/node';

/** Test files that take more than 20 seconds, the longest first. */
const long = [
  'mock-server/src/upgrades.test.ts',
  'mock-server/src/administration/backups.test.ts',
  'mock-server/src/admin.test.ts',
  'mock-server/src/modules/bidding/concurrency.test.ts',
  'mock-server/src/modules/traffic/account-days.test.ts',
  'mock-server/src/modules/bidding/bidding.routes.test.ts',
  'mock-server/src/forms.test.ts',
  'mock-server/src/roles.test.ts',
  'mock-server/src/demo/demo.test.ts',
  'mock-server/src/stopping.test.ts',
  'mock-server/src/test-double/serve.test.ts',
  'mock-server/src/schema-refusals.test.ts',
  'cli/test/admin-session.test.ts',
  'cli/test/main-job.test.ts',
  'cli/test/ten-thousand.test.ts',
  'web/src/app/form-walk.test.tsx',
  'web/src/app/mapping-walk.test.tsx',
  'scripts/pack.test.mjs',
  'sdk/src/feeds/linear-time.test.ts',
];

/** Begins with the long files, so that no worker is left alone with one at the end. A file that is not named is only
 * begun later. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const place = ({ moduleId }) => {
      const found = long.findIndex((name) => moduleId.endsWith(name));
      return found === -1 ? long.length : found;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
