import { formRules } from '@grt/sdk/rules';
import { contractSchemas } from './core/http/contract-schemas.ts';
import type { ApiDocument } from './core/http/document.ts';
import { bindContract } from './core/http/handlers.ts';
import { createHttpApp } from './core/http/http-app.ts';
import type { HttpApp } from './core/http/http-env.ts';
import { createDoOnce } from './core/idempotency/do-once.ts';
import { createIdempotentCallStore } from './core/idempotency/idempotent-calls.store.ts';
import type { Platform } from './core/platform.ts';
import { createRequestLimit } from './core/rate-limits/request-limit.ts';
import { pruneRecords } from './maintenance.ts';
import { authHandlers } from './modules/accounts/auth.routes.ts';
import { createAuthentication } from './modules/accounts/authentication.ts';
import { firstAdministratorHandlers } from './modules/accounts/first-administrator.ts';
import { accountParts, type AccountParts } from './modules/accounts/parts.ts';
import { setupHandlers } from './modules/accounts/setup.routes.ts';
import { tokenHandlers } from './modules/accounts/tokens.routes.ts';
import { dashboardHandlers } from './modules/admin-dashboard/dashboard.routes.ts';
import { analyticsHandlers } from './modules/analytics/analytics.routes.ts';
import { auditHandlers } from './modules/audit/audit.routes.ts';
import { biddingHandlers } from './modules/bidding/bidding.routes.ts';
import { clientHandlers } from './modules/clients/clients.routes.ts';
import { serveControl, type ControlParts } from './modules/control/control.routes.ts';
import { domainHandlers } from './modules/domains/domains.routes.ts';
import { feedHandlers } from './modules/feeds/feeds.routes.ts';
import { geoHandlers } from './modules/geo/geo.routes.ts';
import { outboxHandlers } from './modules/outbox/outbox.routes.ts';
import { createPageContentCache } from './modules/pages/page-content-cache.store.ts';
import { pageHandlers } from './modules/pages/pages.routes.ts';
import { registrationHandlers } from './modules/registrations/registrations.routes.ts';
import { createSettingSnapshot } from './modules/settings/settings-snapshot.store.ts';
import { followLogLevel, settingHandlers } from './modules/settings/settings.routes.ts';
import { createSettingStore } from './modules/settings/settings.store.ts';
import { healthHandlers } from './modules/system/health.routes.ts';
import { createMarket } from './modules/traffic/market.store.ts';
import { systemHandlers } from './modules/system/system.routes.ts';
import { userHandlers } from './modules/users/users.routes.ts';
import { notBuilt } from './not-built.ts';

/** Wires every module to the contract: the only place that knows them all.
 * @param webFolder - the built web app; undefined for a server without one.
 * @param control - test controls; they are there only if the settings allow them too. */
export function createApp(
  platform: Platform,
  document: ApiDocument,
  webFolder: string | undefined,
  control?: ControlParts,
): HttpApp {
  const { config, clock, random, log, files, database } = platform;
  const accounts = accountParts(platform);
  const pageContent = createPageContentCache(clock);
  const caches = [
    { name: 'Page content', group: 'pages', cache: pageContent },
    { name: 'Compiled validators', group: 'validators', cache: contractSchemas(document) },
  ];
  const settings = createSettingSnapshot(createSettingStore(database), clock, followLogLevel(log));
  const handlers = {
    ...peopleHandlers(platform, accounts),
    ...registrationHandlers(platform),
    ...clientHandlers(platform),
    ...dashboardHandlers(platform),
    ...domainHandlers(platform),
    ...biddingHandlers(platform),
    ...analyticsHandlers(platform),
    ...feedHandlers(platform),
    ...geoHandlers(platform),
    ...pageHandlers(platform, pageContent),
    ...auditHandlers(platform),
    ...outboxHandlers(platform),
    ...settingHandlers(platform, settings),
    ...healthHandlers(settings, createMarket(platform)),
    ...systemHandlers(platform, { caches, prune: () => pruneRecords(platform, clock.now()) }),
  };
  const store = createIdempotentCallStore(database, clock);
  return createHttpApp({
    document,
    clock,
    log,
    random,
    corsOrigins: config.corsOrigins,
    hsts: config.hsts,
    showTiming: !config.production,
    webFolder,
    publicUrl: platform.publicUrl,
    bind(app) {
      if (config.control && control) serveControl(app, platform, control);
      bindContract(app, document, handlers, {
        notBuilt,
        authenticate: createAuthentication(accounts),
        bodyRules: formRules,
        files,
        log,
        random,
        validateReplies: config.validateReplies,
        trustedProxies: config.trustedProxies,
        doOnce: createDoOnce({ store, clock, random, log }),
        ...(config.allowances ? { admit: createRequestLimit(config.allowances.request, clock) } : {}),
      });
    },
  });
}

/** Who may sign in, and as what. */
function peopleHandlers(platform: Platform, accounts: AccountParts) {
  return {
    ...authHandlers(accounts),
    ...setupHandlers(accounts),
    ...firstAdministratorHandlers(platform),
    ...tokenHandlers(accounts),
    ...userHandlers(platform),
  };
}
