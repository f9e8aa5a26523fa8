/** A list whose filters are flags of a command. */
export interface FilteredList {
  readonly command: string;
  readonly operation: string;
  /** The demo person who asks. */
  readonly as: 'acme' | 'admin';
  readonly words?: readonly string[];
  /** Flags that send no parameter. */
  readonly with?: readonly string[];
  /** Query parameter, to the flag that sends it. */
  readonly flags: Readonly<Record<string, string>>;
  /** What is sent where it is not what the flag says. */
  readonly values?: Readonly<Record<string, string>>;
  /** Choices of a flag that another call of the command takes. */
  readonly shares?: Readonly<Record<string, readonly string[]>>;
}

const time = '2026-11-01T00:00:00Z';
const period = { from: `--from=${time}`, to: `--to=${time}` };
const search = { search: '--search=abc' };

const registrations = {
  ...search,
  ...period,
  status: '--status=pending',
  waiting_for: '--waiting-for=applicant',
  applicant: '--applicant=client',
  assignee: '--assignee=me',
  country: '--country=us',
  has_license: '--no-license',
  sort: '--sort=company_name',
  order: '--order=asc',
};
const registrationValues = { country: 'US', has_license: 'false' };

const feeds = {
  ...search,
  status: '--status=pending',
  last_import: '--last-import=failed_or_held',
  domain_id: '--domain=clips.example',
  sort: '--sort=views',
  order: '--order=asc',
};
const reviewedFeeds = { ...feeds, ...period, client_id: '--client=1', assignee: '--assignee=nobody' };

const reviewedDomains = {
  ...search,
  ...period,
  status: '--status=pending',
  client_id: '--client=1',
  assignee: '--assignee=me',
  is_shared: '--shared',
  sort: '--sort=company_name',
  order: '--order=asc',
};

const clients = {
  ...search,
  ...period,
  status: '--status=active',
  country: '--country=us',
  sort: '--sort=revenue_desc',
};

const audit = {
  ...search,
  ...period,
  action: '--action=domains.approve',
  actor: '--actor=admin',
  subject_type: '--subject=domain',
  subject_id: '--number=1',
  request_id: '--request=abcdefgh',
  order: '--order=asc',
};

const mail = { ...search, ...period, recipient: '--recipient=a@a.example', delivery_status: '--status=failed' };

const logs = { ...search, level: '--level=error', limit: '--limit=7' };

const analytics = {
  from: '--from=2026-11-01',
  to: '--to=2026-11-02',
  group_by: '--by=domain',
  split_by: '--split-by=country',
  domain_id: '--domain=1',
  feed_id: '--feed=1',
  country: '--country=US',
  format: '--csv',
};
const csv = { format: 'csv' };

const pages = {
  ...search,
  status: '--status=draft',
  page_type: '--type=legal',
  sort_by: '--sort=title',
  sort_order: '--order=asc',
};
const users = { ...search, sort: '--sort=username', order: '--order=desc' };
const ownTokens = { ...search, sort: '--sort=name', order: '--order=asc' };
const allTokens = { ...ownTokens, sort: '--sort=owner' };
const deliveries = { status: '--status=failed', sort: '--sort=attempts', order: '--order=desc' };
const itemsOff = { ...search, is_enabled: '--off' };
const imports = { sort: '--sort=rejected', order: '--order=asc' };
const toOutput = { with: ['--output=-'] } as const;
const asCsv = { with: ['--csv', '--output=-'] } as const;

const admin = { as: 'admin' } as const;
const acme = { as: 'acme' } as const;

/** The lists with filters. */
export const filteredLists: readonly FilteredList[] = [
  {
    ...admin,
    command: 'registrations list',
    operation: 'registrations.list',
    flags: registrations,
    values: registrationValues,
  },
  {
    ...admin,
    command: 'registrations export',
    operation: 'registrations.export',
    with: ['--output=-'],
    flags: registrations,
    values: registrationValues,
  },
  {
    ...acme,
    command: 'feeds list',
    operation: 'clientFeeds.list',
    flags: { ...feeds, is_fetched: '--no-fetched' },
    values: { domain_id: '1', is_fetched: 'false' },
  },
  { ...admin, command: 'feeds list', operation: 'adminFeeds.list', flags: reviewedFeeds, values: { domain_id: '1' } },
  {
    ...admin,
    command: 'feeds export',
    operation: 'feeds.export',
    with: ['--output=-'],
    flags: reviewedFeeds,
    values: { domain_id: '1' },
  },
  {
    ...admin,
    command: 'reviews list',
    operation: 'feedReview.list',
    flags: {
      ...search,
      status: '--status=in_review',
      assignee: '--assignee=me',
      sort: '--sort=feed_name',
      order: '--order=asc',
    },
  },
  {
    ...admin,
    command: 'domains list',
    operation: 'domains.list',
    flags: {
      ...search,
      status: '--status=approved',
      client_id: '--client=1',
      bidding_status: '--bidding=active',
      has_pacing_alert: '--alert',
      sort: '--sort=current_spend',
      order: '--order=asc',
    },
    values: { has_pacing_alert: 'true' },
    shares: { sort: ['company_name', 'reviewed_at'] },
  },
  {
    ...admin,
    command: 'domains list',
    operation: 'domains.listForReview',
    flags: reviewedDomains,
    values: { is_shared: 'true' },
    shares: { sort: ['current_spend', 'daily_budget'] },
  },
  {
    ...admin,
    command: 'domains export',
    operation: 'domains.export',
    with: ['--output=-'],
    flags: { ...reviewedDomains, bidding_status: '--bidding=paused', has_pacing_alert: '--no-alert' },
    values: { is_shared: 'true', has_pacing_alert: 'false' },
  },
  { ...admin, command: 'clients list', operation: 'clients.list', flags: clients, values: { country: 'US' } },
  {
    ...admin,
    command: 'clients export',
    operation: 'clients.export',
    with: ['--output=-'],
    flags: clients,
    values: { country: 'US' },
  },
  {
    ...admin,
    command: 'users list',
    operation: 'users.list',
    flags: users,
  },
  { ...admin, ...toOutput, command: 'users export', operation: 'users.export', flags: users },
  { ...admin, command: 'pages list', operation: 'pages.list', flags: pages },
  { ...admin, ...toOutput, command: 'pages export', operation: 'pages.export', flags: pages },
  {
    ...admin,
    command: 'variables values',
    operation: 'variables.showValues',
    words: ['support_email'],
    flags: search,
  },
  { ...admin, command: 'audit list', operation: 'audit.list', flags: audit },
  { ...admin, command: 'audit export', operation: 'audit.export', with: ['--output=-'], flags: audit },
  { ...admin, command: 'outbox list', operation: 'outbox.list', flags: mail },
  { ...admin, command: 'outbox export', operation: 'outbox.export', with: ['--output=-'], flags: mail },
  {
    ...acme,
    command: 'tokens list',
    operation: 'tokens.list',
    flags: ownTokens,
    shares: { sort: ['owner'] },
  },
  { ...admin, command: 'tokens list', operation: 'tokens.listAll', with: ['--everyone'], flags: allTokens },
  {
    ...acme,
    ...toOutput,
    command: 'tokens export',
    operation: 'tokens.export',
    flags: ownTokens,
    shares: { sort: ['owner'] },
  },
  {
    ...admin,
    command: 'tokens export',
    operation: 'tokens.exportAll',
    with: ['--everyone', '--output=-'],
    flags: allTokens,
  },
  {
    ...acme,
    command: 'notifications list',
    operation: 'notifications.list',
    flags: { is_read: '--read' },
    values: { is_read: 'true' },
  },
  {
    ...acme,
    command: 'webhooks deliveries',
    operation: 'webhooks.deliveries',
    words: ['1'],
    flags: deliveries,
  },
  {
    ...acme,
    ...asCsv,
    command: 'webhooks deliveries',
    operation: 'webhooks.exportDeliveries',
    words: ['1'],
    flags: deliveries,
  },
  {
    ...acme,
    command: 'feeds items',
    operation: 'clientFeeds.listItems',
    words: ['1'],
    flags: itemsOff,
    values: { is_enabled: 'false' },
  },
  {
    ...acme,
    ...asCsv,
    command: 'feeds items',
    operation: 'feeds.exportItems',
    words: ['1'],
    flags: itemsOff,
    values: { is_enabled: 'false' },
  },
  {
    ...admin,
    command: 'feeds items',
    operation: 'adminFeeds.listItems',
    words: ['1'],
    flags: { ...search, is_enabled: '--on' },
    values: { is_enabled: 'true' },
  },
  ...(['acme', 'admin'] as const).map((as) => ({
    as,
    command: 'feeds imports',
    operation: as === 'acme' ? 'clientFeeds.listImports' : 'adminFeeds.listImports',
    words: ['1'],
    flags: imports,
  })),
  { ...acme, ...asCsv, command: 'feeds imports', operation: 'feeds.exportImports', words: ['1'], flags: imports },
  {
    ...acme,
    command: 'feeds report',
    operation: 'clientFeeds.importErrors',
    words: ['1'],
    with: ['--import=1', '--output=-'],
    flags: { severity: '--severity=error', code: '--code=row.required', format: '--csv' },
    values: csv,
  },
  {
    ...admin,
    command: 'feeds report',
    operation: 'adminFeeds.importErrors',
    words: ['1'],
    with: ['--import=1', '--output=-'],
    flags: { severity: '--severity=warning', code: '--code=row.required', format: '--csv' },
    values: csv,
  },
  { ...admin, command: 'bids allocations', operation: 'bidding.allocations', flags: { client_id: '--client=1' } },
  {
    ...admin,
    command: 'bids alerts',
    operation: 'bidding.pacingAlerts',
    flags: { client_id: '--client=1', severity: '--severity=critical' },
  },
  {
    ...acme,
    command: 'bids simulate',
    operation: 'bidding.forecast',
    words: ['1'],
    flags: { bid_amount: '--bid=0.25', daily_budget: '--budget=300' },
  },
  {
    ...acme,
    command: 'analytics',
    with: ['--output=-'],
    operation: 'client.analytics',
    flags: analytics,
    values: csv,
    shares: { group_by: ['client'] },
  },
  {
    ...admin,
    command: 'analytics',
    with: ['--output=-'],
    operation: 'admin.analytics',
    flags: { ...analytics, client_id: '--client=1' },
    values: csv,
  },
  { ...admin, command: 'system logs', operation: 'system.applicationLog', flags: logs },
  { ...admin, command: 'system logs', operation: 'system.errorLog', with: ['--kind=errors'], flags: logs },
  { ...admin, command: 'system logs', operation: 'system.schedulerLog', with: ['--kind=scheduler'], flags: logs },
  {
    ...admin,
    command: 'registrations license',
    operation: 'registrations.businessLicense',
    words: ['1'],
    with: ['--output=-'],
    flags: { original: '--original' },
    values: { original: '1' },
  },
];

/** The query parameters that are no flag of such a list, by the reason: of one call, of all, or all (`*`) of a call. */
export const unflagged = {
  'the SDK asks for page after page': ['page', 'per_page', 'cursor'],
  'a screen draws it': [
    'bidding.clientOverview domains',
    'clientFeeds.list thumbnails',
    'domains.list trend_days',
    'live.looking kind',
    'pictures.show *',
    'pages.view *',
  ],
  'rows that were picked on a screen': [
    'outbox.export id',
    'registrations.list ids',
    'registrations.export ids',
    'registrations.export except',
    'clients.export ids',
    'clients.export except',
  ],
  'the arguments of the command': ['notes.list *', 'outbox.list id'],
  'the command asks for all': ['system.cronJobs limit', 'system.failedJobs id'],
  'it is followed, not filtered': ['webhooks.events after', 'live.changes *'],
  'a list of another command has the same rows': [
    'bidding.listDomains *',
    'bidding.realtimeAllocations *',
    'clients.listDomains *',
    'domains.listApproved *',
    'feeds.analytics *',
    'feeds.list *',
  ],
  'the storage of the account, or of the client of the command': ['feeds.storage client_id'],
} as const;
