import { formRules } from '@grt/sdk/rules';
import type { Config } from './config.ts';
import { contractSchemas } from './core/http/contract-schemas.ts';
import type { ApiDocument } from '@grt/sdk/document';
import { bindContract, type Handlers } from './core/http/handlers.ts';
import type { PublicOrigin } from './core/http/expected-host.ts';
import { createHttpApp } from './core/http/http-app.ts';
import type { HttpApp } from './core/http/http-env.ts';
import type { Metrics } from './core/metrics/metrics.ts';
import { createDoOnce } from './core/idempotency/do-once.ts';
import { createRequestLimit } from './core/rate-limits/request-limit.ts';
import { recentValue, type RecentValue } from './core/recent-value.ts';
import { demoUsernames } from './demo/demo-passwords.ts';
import { pruneRecords } from './maintenance.ts';
import { authHandlers } from './modules/accounts/auth.routes.ts';
import { createAuthentication } from './modules/accounts/authentication.ts';
import { firstAdministratorHandlers } from './modules/users/first-administrator.routes.ts';
import { setupHandlers } from './modules/accounts/setup.routes.ts';
import { emailHandlers } from './modules/accounts/email.routes.ts';
import { deviceHandlers } from './modules/accounts/devices.routes.ts';
import { factorHandlers } from './modules/accounts/factors.routes.ts';
import { tokenHandlers } from './modules/accounts/tokens.routes.ts';
import { dashboardHandlers } from './modules/admin-dashboard/dashboard.routes.ts';
import { analyticsHandlers } from './modules/analytics/analytics.routes.ts';
import { auditHandlers } from './modules/audit/audit.routes.ts';
import { liveHandlers } from './modules/live/live.routes.ts';
import { lookingHandlers } from './modules/live/looking.routes.ts';
import { decisionHandlers } from './modules/decisions/decisions.routes.ts';
import { noteHandlers } from './modules/notes/notes.routes.ts';
import { notificationHandlers } from './modules/notifications/notifications.routes.ts';
import { biddingHandlers } from './modules/bidding/bidding.routes.ts';
import { clientHandlers } from './modules/clients/clients.routes.ts';
import { serveControl, type ControlParts } from './modules/control/control.routes.ts';
import { domainHandlers } from './modules/domains/domains.routes.ts';
import { feedHandlers } from './modules/feeds/feeds.routes.ts';
import { geoHandlers } from './modules/geo/geo.routes.ts';
import { outboxHandlers } from './modules/outbox/outbox.routes.ts';
import { createPageContentCache } from './modules/pages/page-content-cache.ts';
import { pageHandlers } from './modules/pages/pages.routes.ts';
import { pictureHandlers } from './modules/pictures/pictures.routes.ts';
import { registrationHandlers } from './modules/registrations/registrations.routes.ts';
import { reasonHandlers } from './modules/settings/reasons.routes.ts';
import { followLogLevel, settingHandlers } from './modules/settings/settings.routes.ts';
import type { StoredSettings } from './modules/settings/settings.rules.ts';
import { healthHandlers } from './modules/system/health.routes.ts';
import { systemHandlers } from './modules/system/system.routes.ts';
import { createStorageGate } from './modules/feeds/storage-limit.ts';
import { createPresence } from './modules/traffic/presence.ts';
import { userHandlers } from './modules/users/users.routes.ts';
import { viewHandlers } from './modules/views/views.routes.ts';
import { webhookHandlers } from './modules/webhooks/webhooks.routes.ts';
import type { Services } from './services.ts';

interface AppExtras {
  /** Test controls; only enabled if the settings also allow them. */
  readonly control?: ControlParts;
  /** Told of every call. */
  readonly metrics?: Metrics;
  /** The built command line, to download. */
  readonly downloadsFolder?: string;
}

/** Wires every module to the contract: the only place that knows all of them.
 * @param webFolder - the built web app; undefined for a server without one. */
export function createApp(
  services: Services,
  document: ApiDocument,
  webFolder: string | undefined,
  { control, metrics, downloadsFolder }: AppExtras = {},
): HttpApp {
  const { config, clock, random, log, files } = services;
  const settings = recentValue(() => services.settings.read(), clock, followLogLevel(services));
  const authenticate = createAuthentication(services);
  const handlers = {
    ...allHandlers(services, document, settings),
    ...liveHandlers({ live: services.live, authenticate }),
  };
  const presence = createPresence(services);
  services.queue.beforeEach(async () => {
    // A process that only runs jobs is asked for nothing else: this is where it learns of changed settings.
    settings.get().catch(() => undefined);
    await presence.beforeJob();
  });
  return createHttpApp({
    document,
    clock,
    log,
    random,
    corsOrigins: config.corsOrigins,
    hsts: config.hsts,
    ...publicOriginOf(config),
    showTiming: !config.production,
    webFolder,
    downloadsFolder,
    publicUrl: services.publicUrl,
    bind(app) {
      if (config.control && control) serveControl(app, services, control);
      bindContract(app, document, handlers, {
        authenticate,
        bodyRules: formRules,
        files,
        log,
        random,
        validateReplies: config.validateReplies,
        trustedProxies: config.trustedProxies,
        admission: services.admission,
        before: presence.beforeCall,
        beforeForm: createStorageGate(services),
        takeEdit: (thing) => services.operationLock.take(thing),
        doOnce: createDoOnce({
          store: services.idempotentCalls,
          noting: (note, work) => services.database.noting(note, work),
          clock,
          random,
          log,
        }),
        ...(metrics ? { observe: (call) => metrics.observe(call) } : {}),
        ...(config.allowances ? { admit: createRequestLimit(config.allowances.request, clock) } : {}),
      });
    },
  });
}

/** The handlers of every module. */
function allHandlers(
  services: Services,
  document: ApiDocument,
  settings: RecentValue<StoredSettings>,
): Omit<Handlers, 'live.changes'> {
  const { clock } = services;
  const pageContent = createPageContentCache(clock);
  const caches = [
    { name: 'Page content', group: 'pages', cache: pageContent },
    { name: 'Compiled validators', group: 'validators', cache: contractSchemas(document) },
  ];
  return {
    ...peopleHandlers(services),
    ...registrationHandlers(services),
    ...clientHandlers(services),
    ...dashboardHandlers(services),
    ...domainHandlers(services),
    ...biddingHandlers(services),
    ...analyticsHandlers(services),
    ...feedHandlers(services),
    ...geoHandlers(services),
    ...pageHandlers(services, pageContent),
    ...pictureHandlers(services),
    ...auditHandlers(services),
    ...noteHandlers(services),
    ...decisionHandlers(services),
    ...lookingHandlers(services),
    ...notificationHandlers(services),
    ...viewHandlers(services),
    ...webhookHandlers(services),
    ...outboxHandlers(services),
    ...settingHandlers(services, settings),
    ...reasonHandlers(services),
    ...healthHandlers(services.database, {
      settings,
      source: recentValue(() => services.market.source(), services.clock),
    }),
    ...systemHandlers(
      { ...services, demoUsernames: () => demoUsernames(services) },
      { caches, prune: () => pruneRecords(services, clock.now()) },
    ),
  };
}

/** In production, requests under another name are refused: nothing that a visitor sends ends up in a link or a cache. So are
 * those that did not come to the proxy over https: passwords and sessions would have crossed the network in the clear. */
function publicOriginOf({ production, publicUrl, trustedProxies }: Config): PublicOrigin {
  if (!production || publicUrl === undefined) return { trustedProxies };
  return { onlyHost: new URL(publicUrl).host, onlyHttps: trustedProxies > 0, trustedProxies };
}

/** Who may sign in, and as what. */
function peopleHandlers(services: Services) {
  return {
    ...authHandlers(services),
    ...setupHandlers(services),
    ...firstAdministratorHandlers(services),
    ...emailHandlers(services),
    ...factorHandlers(services),
    ...deviceHandlers(services),
    ...tokenHandlers(services),
    ...userHandlers(services),
  };
}
