/** Files that check a form that is not walked, with the test that takes it instead. */
export const otherFiles = {
  'features/admin-feeds/check-reason.ts': 'bulk-review.test.tsx: it is about feeds that are selected',
  'features/admin-settings/reasons-dialog.tsx':
    'reasons-dialog.test.tsx: it is a list of reasons, each with its fields',
  'parts/feed-upload/header-row.tsx': 'header-row.test.tsx: it is about a file that has been sent',
  'parts/second-factor/sign-in-code-form.tsx': 'second-factor.test.tsx: it follows a password',
  'parts/second-factor/rename-factor-dialog.tsx': 'passkeys.test.tsx: it is about a factor that is there',
  'parts/step-up/step-up-dialog.tsx': 'second-factor.test.tsx: it opens over a page when a call needs it',
  'parts/sign-in-again/sign-in-again-dialog.tsx':
    'sign-in-again.test.tsx: it opens over a page whose session has ended',
};

/** Calls that a walk of their own takes. */
export const otherWalks = {
  'second-factor.test.tsx': ['factors.completeSignIn', 'factors.stepUp'],
  'passkeys.test.tsx': ['factors.confirmPasskey', 'factors.rename', 'factors.startPasskeySignIn'],
  'reasons-dialog.test.tsx': ['settings.updateReasons'],
  'admin-feeds-screen.test.tsx': ['adminFeeds.reject'],
  'mapping-walk.test.tsx': ['adminFeeds.processMapping', 'clientFeeds.processMapping'],
};

/** Calls with a body for which nothing is typed, by the reason. */
export const nothingTyped = {
  'what is sent is chosen in a list of what is there': [
    'domains.assign',
    'domains.assignAll',
    'feedReview.assign',
    'feedReview.assignAll',
    'registrations.assign',
    'registrations.assignAll',
  ],
  'it is sent while a form is filled': ['pages.preview'],
  'it is sent while a case is open': ['live.look'],
  'a button sends it': [
    'notifications.readAll',
    'system.clearCache',
    'system.clearOptimizations',
    'system.optimize',
    'system.restartQueues',
    'system.runSchedule',
  ],
  'the command line sends it: grt bids correct': ['bidding.correctClick'],
  'a program sends it: grt auth login --web': ['devices.signIn'],
  'a bulk action sends it, with the text of the form for one': [
    'registrations.decide',
    'domains.decide',
    'adminFeeds.decide',
    'clients.decide',
  ],
  'the link sends it': [
    'setup.validateToken',
    'auth.checkPasswordReset',
    'email.check',
    'email.confirm',
    'email.decline',
    'registrations.status',
  ],
};

const unseenOfFeeds = ['encoding', 'record_path'];
/** A box: yes or no, and never wrong. */
const boxesOfFeeds = ['lazy_quotes'];
const apartFromFeeds = [...unseenOfFeeds, ...boxesOfFeeds];
const notQuick = [
  'category',
  'delimiter',
  'domain_id',
  'feed_description',
  'header_row',
  'quote_char',
  'url_parameters',
];
const of = (operation: string, names: readonly string[]) => names.map((name) => `${operation}: ${name}`);

/** Fields that no screen offers to type: they are another name of a field, ticked, switched, or chosen in a list of its
 * own, or there for programs alone. */
export const notOffered: readonly string[] = [
  ...of('adminFeeds.create', [...apartFromFeeds, 'csv_delimiter', 'feed_url']),
  ...of('adminFeeds.createFromUrl', [...apartFromFeeds, 'refresh_interval_minutes']),
  ...of('adminFeeds.update', [...apartFromFeeds, 'is_active']),
  ...of('adminFeeds.upload', [...apartFromFeeds, ...notQuick, 'csv_delimiter', 'feed_url']),
  ...of('auth.updateProfile', ['notifications', 'timezone']),
  ...of('bidding.update', ['bidding_status', 'change_reason', 'cpm_unique_click_bid']),
  // With its file, and from an address.
  ...of('clientFeeds.create', [...apartFromFeeds, ...apartFromFeeds, 'refresh_interval_minutes']),
  // A new file, and other data.
  ...of('clientFeeds.update', [
    ...apartFromFeeds,
    'category',
    'domain_id',
    'feed_description',
    'feed_name',
    'feed_type',
  ]),
  ...of('clientFeeds.update', [...apartFromFeeds, 'is_active']),
  ...of('clients.update', ['is_active']),
  // Another button takes an approval back, with the same reason.
  ...of('domains.reject', ['revoke']),
  ...of('geo.update', ['is_blocked']),
  ...of('pages.update', ['updated_at']),
  ...of('registrations.answer', ['file_1', 'file_2', 'file_3']),
  // The content of a license is judged where it is picked: application-wizard.test.tsx.
  ...of('registrations.submit', ['additional_notes', 'business_license', 'campaign_goals']),
  ...of('users.update', ['is_active']),
  ...of('webhooks.update', ['is_enabled']),
];
