// No module of the server knows another one that knows it: not by one file, nor by a detour (docs/architecture.md).
// A configuration of its own, because tests may look at whatever they need.
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'modules-do-not-know-each-other-both-ways',
      severity: 'error',
      scope: 'folder',
      from: { path: '^mock-server/src/modules/' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    includeOnly: '^mock-server/src/modules/',
    exclude: { path: '\\.tsc/|\\.test\\.ts$|/testing/|/testing\\.ts$' },
  },
};
