// Who may import whom (docs/architecture.md). Every rule is an error.
const own = '^(sdk|cli|web|mock-server)/';
const tests = '\\.test\\.tsx?$|/testing/|/testing\\.ts$|/e2e/|^cli/test/';

/** The modules of the server by floor (docs/architecture.md): one may know those of the floors below, and none of its own. */
const floors = [
  ['audit', 'factors', 'review', 'analytics', 'admin-dashboard', 'control', 'views'],
  ['accounts', 'geo', 'pages', 'settings', 'system'],
  ['webhooks'],
  ['domains', 'live', 'notifications', 'outbox', 'registrations', 'users'],
  ['bidding', 'clients', 'feeds'],
  ['traffic'],
];
const floorRules = floors.map((floor, index) => ({
  name: `modules-of-floor-${String(index + 1)}-know-those-below`,
  severity: 'error',
  from: { path: `^mock-server/src/modules/(${floor.join('|')})/`, pathNot: tests },
  to: { path: `^mock-server/src/modules/(${floors.slice(index).flat().join('|')})/`, pathNot: '^mock-server/src/modules/$1/' },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...floorRules,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    { name: 'nobody-imports-web-or-cli', severity: 'error', from: { pathNot: '^(web|cli)/' }, to: { path: '^(web|cli)/' } },
    { name: 'web-and-cli-apart', severity: 'error', from: { path: '^(web|cli)/' }, to: { path: '^(web|cli)/', pathNot: '^$1/' } },
    { name: 'sdk-stands-alone', severity: 'error', from: { path: '^sdk/', pathNot: tests }, to: { path: own, pathNot: '^sdk/' } },
    {
      name: 'sdk-runs-everywhere',
      comment: 'Only what is for Node may use what Node alone has.',
      severity: 'error',
      from: { path: '^sdk/src/', pathNot: `^sdk/src/client/(node\\.ts$|runtime/node\\.ts$|credentials/)|${tests}` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'contract-imports-nothing',
      severity: 'error',
      from: { path: '^sdk/src/contract/', pathNot: tests },
      to: { path: '^sdk/', pathNot: '^sdk/src/contract/' },
    },
    {
      name: 'types-and-constants-below-formats-forms-and-rules',
      severity: 'error',
      from: { path: '^sdk/src/contract/[^/]+$', pathNot: tests },
      to: { pathNot: '^sdk/src/contract/(messages/)?[^/]+$' },
    },
    {
      name: 'feeds-and-client-know-the-contract-only',
      severity: 'error',
      from: { path: '^sdk/src/(feeds|client|webhooks)/', pathNot: tests },
      to: { path: '^sdk/', pathNot: '^sdk/src/($1|contract)/' },
    },
    {
      name: 'server-uses-the-contract-not-the-client',
      severity: 'error',
      from: { path: '^mock-server/src/', pathNot: tests },
      to: { path: '^sdk/src/', pathNot: '^sdk/src/(contract|feeds|webhooks)/' },
    },
    {
      name: 'clients-reach-the-server-in-tests-only',
      severity: 'error',
      from: { path: '^(cli|web)/', pathNot: tests },
      to: { path: '^mock-server/' },
    },
    { name: 'core-knows-no-module', severity: 'error', from: { path: '^mock-server/src/core/', pathNot: tests }, to: { path: '^mock-server/src/(modules|tables|basics|app|main)' } },
    {
      name: 'tables-are-the-ground-floor',
      comment: 'Tables know each other, the ways to make columns, and the contract.',
      severity: 'error',
      from: { path: '^mock-server/src/tables/' },
      to: { pathNot: '^mock-server/src/(tables/|core/database/columns\\.ts$)|^sdk/src/contract/[^/]+$|^node_modules/drizzle-orm/' },
    },
    {
      name: 'basics-are-pure',
      comment: 'Money, days and the words of decisions: what every module may use, and what uses no module.',
      severity: 'error',
      from: { path: '^mock-server/src/basics/', pathNot: tests },
      to: { pathNot: '^mock-server/src/basics/|^sdk/src/contract/([^/]+$|rules/)' },
    },
    {
      name: 'rules-are-pure',
      comment: 'A rule knows no HTTP, no database and no clock; of a store it may know the types of rows.',
      severity: 'error',
      from: { path: '\\.rules\\.ts$' },
      to: { dependencyTypesNot: ['type-only'], path: '^mock-server/src/core/(http|database|queue|mail|clock)|\\.(store|routes|jobs|tables)\\.ts$|^node_modules/(hono|pg|drizzle-orm)' },
    },
    {
      name: 'modules-meet-by-store-or-rules',
      severity: 'error',
      from: { path: '^mock-server/src/modules/([^/]+)/', pathNot: tests },
      to: { path: '^mock-server/src/modules/', pathNot: ['^mock-server/src/modules/$1/', '(\\.(store|rules)|-view)\\.ts$'] },
    },
    { name: 'features-apart', severity: 'error', from: { path: '^web/src/features/([^/]+)/' }, to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' } },
    { name: 'web-core-below', severity: 'error', from: { path: '^(web|cli)/src/core/', pathNot: tests }, to: { path: '^(web|cli)/src/', pathNot: '^(web|cli)/src/core/' } },
    { name: 'ofetch-only-in-the-sdk', severity: 'error', from: { pathNot: '^sdk/' }, to: { path: '^node_modules/ofetch' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.tsc/|dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'], extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs'] },
  },
};
