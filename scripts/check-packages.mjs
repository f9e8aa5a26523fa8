// Examines the tarballs as a registry's users would meet them: publint reads what a package says about itself, attw
// resolves the types of every entry as Node, from ES modules and from CommonJS, and bundlers do.
import { pack } from './pack.mjs';
import { run, tool } from './steps.mjs';

const tarballs = await pack();
const examinations = [
  ...Object.values(tarballs).map((tarball) => ['publint', [tarball, '--strict']]),
  ['attw', [tarballs['@grt/sdk'], '--profile', 'node16', '--no-emoji']],
];
const codes = await Promise.all(examinations.map(([name, args]) => run(tool(name), args, { quiet: true })));
process.exit(codes.every((code) => code === 0) ? 0 : 1);
