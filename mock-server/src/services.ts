import { createIdempotentCallStore } from './core/idempotency/idempotent-calls.store.ts';
import type { Platform } from './core/platform.ts';
import { createAccountStore } from './modules/accounts/accounts.store.ts';
import { createDeviceRequestStore } from './modules/accounts/device-requests.store.ts';
import { createStartEmailChange } from './modules/accounts/email-change.commands.ts';
import { createEmailChangeStore } from './modules/accounts/email-changes.store.ts';
import { createMailedLinkStore } from './modules/accounts/mailed-links.store.ts';
import { createSessionStore } from './modules/accounts/sessions.store.ts';
import { createCredentialStore } from './modules/accounts/credentials.store.ts';
import { createTokenStore } from './modules/accounts/tokens.store.ts';
import { createDashboardStore } from './modules/admin-dashboard/dashboard.store.ts';
import { createAnalyticsStore } from './modules/analytics/analytics.store.ts';
import { createAuditStore } from './modules/audit/audit.store.ts';
import { createBiddingReader } from './modules/bidding/bidding-reader.ts';
import { createBidStore } from './modules/bidding/bids.store.ts';
import { createLedgerStore } from './modules/bidding/ledger.store.ts';
import { createBudgetMailStore } from './modules/bidding/budget-mails.store.ts';
import { createMarketReleaseStore } from './modules/bidding/market-release.store.ts';
import { createClientStore } from './modules/clients/clients.store.ts';
import { createDecidedRecordStore } from './modules/decisions/decided-records.store.ts';
import { createDomainStore } from './modules/domains/domains.store.ts';
import { namesShownWith } from './modules/domains/shown-names.store.ts';
import { createChallengeStore } from './modules/factors/challenges.store.ts';
import { createFactorStore } from './modules/factors/factors.store.ts';
import { createPasskeyChallengeStore } from './modules/factors/passkey-challenges.store.ts';
import { createPasskeyStore } from './modules/factors/passkeys.store.ts';
import { createDuplicateFeedStore } from './modules/feeds/records/duplicate-feeds.store.ts';
import { createStorageStore } from './modules/feeds/records/storage.store.ts';
import { createFeedStore } from './modules/feeds/records/feeds.store.ts';
import { createFetchedImportStore } from './modules/feeds/fetching/fetched-imports.store.ts';
import { feedReader } from './modules/feeds/imports/feed-reader.ts';
import { createImportProblemStore } from './modules/feeds/imports/import-problems.store.ts';
import { createImportStore } from './modules/feeds/imports/imports.store.ts';
import { createItemStore } from './modules/feeds/imports/items.store.ts';
import { createUploadStore } from './modules/feeds/imports/uploads.store.ts';
import { pageReader } from './core/outbound/page-reader.ts';
import { createPageViewer } from './core/outbound/page-viewer.ts';
import { createSiteChecker } from './core/outbound/site-checker.ts';
import { createUrlFetcher } from './core/outbound/url-fetcher.ts';
import { createGeoStore } from './modules/geo/geo.store.ts';
import { createLive, type Live } from './modules/live/live.ts';
import { createLookingStore } from './modules/live/looking.store.ts';
import { toldAccounts, toldAudit, toldEvents, toldSessions } from './modules/live/live-told.ts';
import { createNoteStore } from './modules/notes/notes.store.ts';
import { createNotificationStore } from './modules/notifications/notifications.store.ts';
import { createPageStore } from './modules/pages/pages.store.ts';
import { createRevisionStore } from './modules/pages/revisions.store.ts';
import { createVariableStore } from './modules/pages/variables.store.ts';
import { createPictureFetcher } from './modules/pictures/picture-fetcher.ts';
import { createApplicationLinkStore } from './modules/registrations/application-links.store.ts';
import { createApplicationQuestionStore } from './modules/registrations/application-questions.store.ts';
import { createRegistrationStore } from './modules/registrations/registrations.store.ts';
import { createReasonStore } from './modules/settings/reasons.store.ts';
import { createSettingStore } from './modules/settings/settings.store.ts';
import { createFigureStore } from './modules/system/figures.store.ts';
import { createOperationLock } from './modules/system/operation-lock.store.ts';
import { createSampleStore } from './modules/system/samples.store.ts';
import { createDeliveryStore } from './modules/webhooks/deliveries.store.ts';
import { addressRules } from './modules/webhooks/parts.ts';
import { createViewStore } from './modules/views/views.store.ts';
import { createWebhookEventStore } from './modules/webhooks/webhook-events.store.ts';
import { createWebhookSender } from './modules/webhooks/webhook-sender.ts';
import { createWebhookStore } from './modules/webhooks/webhooks.store.ts';
import { createMarket } from './modules/traffic/market.ts';
import { createFirstAdministratorStore } from './modules/users/first-administrator.store.ts';
import { createUserStore } from './modules/users/users.store.ts';

/** The platform with every store and service that several modules share, each created once. A module declares in its
 * own interface which of them it needs, and receives them. */
export type Services = ReturnType<typeof createServices>;

export function createServices(platform: Platform) {
  const { database, clock, config } = platform;
  const market = createMarket(platform);
  const live = createLive(platform);
  return {
    ...platform,
    live,
    looking: createLookingStore(database, clock),
    ...peopleStores(platform, live),
    ...feedServices(platform),
    market,
    bidding: createBiddingReader({ database, clock, supply: market }),
    bids: createBidStore(database, clock),
    ledger: createLedgerStore(database),
    releases: createMarketReleaseStore(database),
    budgetMails: createBudgetMailStore(database),
    domains: createDomainStore(database, clock),
    geoRules: createGeoStore(database, clock),
    pages: createPageStore(database),
    revisions: createRevisionStore(database),
    variables: createVariableStore(database, clock, (search) => namesShownWith(database, { search })),
    pictures: createPictureFetcher({ allowed: config.feedFetchAllow, clock }),
    checkSite: createSiteChecker({
      view: createPageViewer({ allowed: config.feedFetchAllow }),
      read: pageReader,
      clock,
    }),
    settings: createSettingStore(database),
    reasons: createReasonStore(database, clock),
    notes: createNoteStore(database),
    decidedRecords: createDecidedRecordStore(database),
    notifications: createNotificationStore(database),
    views: createViewStore(database, clock),
    audit: toldAudit(createAuditStore(database, clock), live),
    analytics: createAnalyticsStore(database),
    dashboard: createDashboardStore(database),
    ...systemStores(platform),
    ...webhookServices(platform, live),
  };
}

/** The people on the platform: accounts, their credentials, and the companies behind them. */
function peopleStores({ database, clock, random, mailer, publicUrl }: Platform, live: Live) {
  const accounts = toldAccounts(createAccountStore(database, clock), live);
  const links = createMailedLinkStore(database, clock, random);
  const emailChanges = createEmailChangeStore(database, clock);
  return {
    accounts,
    sessions: toldSessions(createSessionStore(database, clock, random), live),
    credentials: createCredentialStore(database),
    tokens: createTokenStore(database, clock, random),
    links,
    emailChanges,
    startEmailChange: createStartEmailChange({ accounts, links, emailChanges, mailer, publicUrl }),
    factors: createFactorStore(database, clock),
    challenges: createChallengeStore(database, clock, random),
    passkeys: createPasskeyStore(database, clock),
    passkeyChallenges: createPasskeyChallengeStore(database, clock, random),
    deviceRequests: createDeviceRequestStore(database, clock, random),
    users: createUserStore(database, clock),
    firstAdministrator: createFirstAdministratorStore(database, clock, random),
    registrations: createRegistrationStore(database, clock),
    applicationLinks: createApplicationLinkStore(database, clock, random),
    applicationQuestions: createApplicationQuestionStore(database),
    clients: createClientStore(database, clock),
  };
}

function feedServices({ database, clock, random, config }: Platform) {
  return {
    feeds: createFeedStore(database, clock),
    duplicateFeeds: createDuplicateFeedStore(database),
    storage: createStorageStore(database),
    imports: createImportStore(database, clock),
    fetchedImports: createFetchedImportStore(database, clock),
    items: createItemStore(database, clock),
    problems: createImportProblemStore(database),
    uploads: createUploadStore(database, clock, random),
    fetcher: createUrlFetcher({ allowed: config.feedFetchAllow }),
    reader: feedReader,
  };
}

/** What others are told about the platform. */
function webhookServices(platform: Platform, live: Live) {
  const { database, clock, config } = platform;
  return {
    webhooks: createWebhookStore(database),
    webhookEvents: toldEvents(createWebhookEventStore(platform), live),
    deliveries: createDeliveryStore(database),
    webhookSender: createWebhookSender({ clock, rules: addressRules(config) }),
  };
}

/** What the platform keeps about itself. */
function systemStores({ database, clock, random }: Platform) {
  return {
    figures: createFigureStore(database),
    samples: createSampleStore(database),
    operationLock: createOperationLock(database, clock, random),
    idempotentCalls: createIdempotentCallStore(database, clock),
  };
}
