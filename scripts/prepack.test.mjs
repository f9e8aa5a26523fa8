import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './steps.mjs';

describe('npm pack in the folder of a package', () => {
  it.each([
    ['sdk', '@grt/sdk', 'grt-sdk-2.0.0.tgz'],
    ['cli', '@grt/cli', 'grt-cli-2.0.0.tgz'],
    ['mock-server', '@grt/server', 'grt-server-2.0.0.tgz'],
  ])(
    'in %s ships no sources: it says what to run instead, and where the tarball of %s will be',
    (folder, name, file) => {
      const cwd = join(root, folder);
      const before = readdirSync(cwd);
      const { status, stdout, stderr } = spawnSync('npm', ['pack'], { cwd, encoding: 'utf8' });
      expect(status).not.toBe(0);
      expect(stdout + stderr).toContain(`npm pack in ${folder} would ship its sources`);
      expect(stdout + stderr).toContain(`npm run pack --prefix ${root}`);
      expect(stdout + stderr).toContain(`It makes ${name}, with built code, as ${join(root, '.cache/packages', file)}`);
      expect(readdirSync(cwd)).toEqual(before);
    },
  );
});
