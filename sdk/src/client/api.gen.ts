// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { Call, CallOptions, PageCall, ReceivedFile } from './call.ts';
import type { DataOf, Input, ItemOf, NoInput, WholeOf } from '../contract/operation-types.ts';

/** The namespaces of the client, one for each tag of the document. */
export interface GrtApi {
  /** Dashboard and analytics of administrators */
  readonly admin: AdminApi;
  /** Feeds of every client, for administrators */
  readonly adminFeeds: AdminFeedsApi;
  /** Who decided what, and when */
  readonly audit: AuditApi;
  /** Sign-in, sessions and the signed-in account */
  readonly auth: AuthApi;
  /** Bids, budgets, pacing and the market */
  readonly bidding: BiddingApi;
  /** The client's own dashboard and analytics */
  readonly client: ClientApi;
  /** A client's own feeds */
  readonly clientFeeds: ClientFeedsApi;
  /** Clients, for administrators */
  readonly clients: ClientsApi;
  /** Domains of clients and their approval */
  readonly domains: DomainsApi;
  /** Changing the email address of an account */
  readonly email: EmailApi;
  /** Second factor of an account, and confirming who it is */
  readonly factors: FactorsApi;
  /** The review queue of feeds */
  readonly feedReview: FeedReviewApi;
  /** Feeds across clients, read only */
  readonly feeds: FeedsApi;
  /** Geo-blocking rules */
  readonly geo: GeoApi;
  /** Mail that the platform sent */
  readonly outbox: OutboxApi;
  /** Pages that the gallery sites show */
  readonly pages: PagesApi;
  /** Applications for access and their review */
  readonly registrations: RegistrationsApi;
  /** Settings of the platform */
  readonly settings: SettingsApi;
  /** Setting up an account from an emailed link */
  readonly setup: SetupApi;
  /** Health, queues, schedules, logs and operations */
  readonly system: SystemApi;
  /** API tokens for scripts and pipelines */
  readonly tokens: TokensApi;
  /** Administrators and their rights */
  readonly users: UsersApi;
  /** Variables that pages fill in for each domain */
  readonly variables: VariablesApi;
  /** Webhooks: addresses that are told what happens */
  readonly webhooks: WebhooksApi;
}

/** Dashboard and analytics of administrators */
export interface AdminApi {
  /** Sums up views, clicks and spend of all clients. `GET /admin/analytics` */
  readonly analytics: {
    (input: Input<'admin.analytics'> & { readonly format: 'csv' }, options?: CallOptions): Call<ReceivedFile>;
    (input?: Input<'admin.analytics'> & { readonly format?: 'json' | undefined }, options?: CallOptions): Call<DataOf<'admin.analytics'>>;
  };
  /** Gives the figures of the platform and what happened last. `GET /admin/dashboard` */
  readonly dashboard: (input?: NoInput, options?: CallOptions) => Call<DataOf<'admin.dashboard'>>;
}

/** Feeds of every client, for administrators */
export interface AdminFeedsApi {
  /** Accepts an import on hold and applies its rows. `POST /admin/feeds/{id}/imports/{import_id}/accept` */
  readonly acceptImport: (input: Input<'adminFeeds.acceptImport'>, options?: CallOptions) => Call<DataOf<'adminFeeds.acceptImport'>>;
  /** Approves a pending feed, and switches it on. `POST /admin/feeds/{id}/approve` */
  readonly approve: (input: Input<'adminFeeds.approve'>, options?: CallOptions) => Call<DataOf<'adminFeeds.approve'>>;
  /** Adds a feed for a client from an uploaded file or from a URL. `POST /admin/feeds` */
  readonly create: (input: Input<'adminFeeds.create'>, options?: CallOptions) => Call<WholeOf<'adminFeeds.create'>>;
  /** Adds a feed for a client from a URL. `POST /admin/feeds/url` */
  readonly createFromUrl: (input: Input<'adminFeeds.createFromUrl'>, options?: CallOptions) => Call<WholeOf<'adminFeeds.createFromUrl'>>;
  /** Drops an import on hold. The items are left unchanged. `POST /admin/feeds/{id}/imports/{import_id}/drop` */
  readonly dropImport: (input: Input<'adminFeeds.dropImport'>, options?: CallOptions) => Call<DataOf<'adminFeeds.dropImport'>>;
  /** Lists the errors and warnings of an import by line. `GET /admin/feeds/{id}/imports/{import_id}/errors` */
  readonly importErrors: {
    (input: Input<'adminFeeds.importErrors'> & { readonly format: 'csv' }, options?: CallOptions): Call<ReceivedFile>;
    (input: Input<'adminFeeds.importErrors'> & { readonly format?: 'json' | undefined }, options?: CallOptions): PageCall<ItemOf<'adminFeeds.importErrors'>>;
  };
  /** Lists the feeds of all clients, newest first. `GET /admin/feeds` */
  readonly list: (input?: Input<'adminFeeds.list'>, options?: CallOptions) => PageCall<ItemOf<'adminFeeds.list'>>;
  /** Lists the imports of a feed, newest first. `GET /admin/feeds/{id}/imports` */
  readonly listImports: (input: Input<'adminFeeds.listImports'>, options?: CallOptions) => PageCall<ItemOf<'adminFeeds.listImports'>>;
  /** Lists the items of a feed, by external id. `GET /admin/feeds/{id}/items` */
  readonly listItems: (input: Input<'adminFeeds.listItems'>, options?: CallOptions) => PageCall<ItemOf<'adminFeeds.listItems'>>;
  /** Maps the columns of an upload and starts the import. `POST /admin/feeds/process-mapping` */
  readonly processMapping: (input: Input<'adminFeeds.processMapping'>, options?: CallOptions) => Call<WholeOf<'adminFeeds.processMapping'>>;
  /** Fetches a URL feed now. `POST /admin/feeds/{id}/refresh` */
  readonly refresh: (input: Input<'adminFeeds.refresh'>, options?: CallOptions) => Call<DataOf<'adminFeeds.refresh'>>;
  /** Rejects a pending feed with a reason, and switches it off. `POST /admin/feeds/{id}/reject` */
  readonly reject: (input: Input<'adminFeeds.reject'>, options?: CallOptions) => Call<DataOf<'adminFeeds.reject'>>;
  /** Deletes a feed of any client and its items. `DELETE /admin/feeds/{id}` */
  readonly remove: (input: Input<'adminFeeds.remove'>, options?: CallOptions) => Call<WholeOf<'adminFeeds.remove'>>;
  /** Removes the saved column mapping of a feed. `DELETE /admin/feeds/{id}/mapping` */
  readonly removeMapping: (input: Input<'adminFeeds.removeMapping'>, options?: CallOptions) => Call<WholeOf<'adminFeeds.removeMapping'>>;
  /** Rolls back the latest import, restoring the items as they were before it. `POST /admin/feeds/{id}/imports/{import_id}/rollback` */
  readonly rollbackImport: (input: Input<'adminFeeds.rollbackImport'>, options?: CallOptions) => Call<DataOf<'adminFeeds.rollbackImport'>>;
  /** Saves a column mapping with a feed for its next file. `PUT /admin/feeds/{id}/mapping` */
  readonly saveMapping: (input: Input<'adminFeeds.saveMapping'>, options?: CallOptions) => Call<DataOf<'adminFeeds.saveMapping'>>;
  /** Shows one feed of any client. `GET /admin/feeds/{id}` */
  readonly show: (input: Input<'adminFeeds.show'>, options?: CallOptions) => Call<DataOf<'adminFeeds.show'>>;
  /** Shows an import with its progress and counts. `GET /admin/feeds/{id}/imports/{import_id}` */
  readonly showImport: (input: Input<'adminFeeds.showImport'>, options?: CallOptions) => Call<DataOf<'adminFeeds.showImport'>>;
  /** Shows the saved column mapping of a feed. `GET /admin/feeds/{id}/mapping` */
  readonly showMapping: (input: Input<'adminFeeds.showMapping'>, options?: CallOptions) => Call<DataOf<'adminFeeds.showMapping'>>;
  /** Counts the feeds of all clients by activity and review state. `GET /admin/feeds/stats` */
  readonly stats: (input?: NoInput, options?: CallOptions) => Call<DataOf<'adminFeeds.stats'>>;
  /** Updates a feed of any client or replaces its file. `PUT /admin/feeds/{id}` */
  readonly update: (input: Input<'adminFeeds.update'>, options?: CallOptions) => Call<WholeOf<'adminFeeds.update'>>;
  /** Adds a feed for a client from an uploaded file. `POST /admin/feeds/upload` */
  readonly upload: (input: Input<'adminFeeds.upload'>, options?: CallOptions) => Call<WholeOf<'adminFeeds.upload'>>;
}

/** Who decided what, and when */
export interface AuditApi {
  /** Lists who decided what, the newest first. `GET /admin/audit` */
  readonly list: (input?: Input<'audit.list'>, options?: CallOptions) => PageCall<ItemOf<'audit.list'>>;
}

/** Sign-in, sessions and the signed-in account */
export interface AuthApi {
  /** Signs an administrator in by username or email. `POST /auth/admin/login` */
  readonly adminLogin: (input: Input<'auth.adminLogin'>, options?: CallOptions) => Call<WholeOf<'auth.adminLogin'>>;
  /** Changes the password and ends every other session and token. `PUT /auth/password` */
  readonly changePassword: (input: Input<'auth.changePassword'>, options?: CallOptions) => Call<WholeOf<'auth.changePassword'>>;
  /** Signs a client in by username or email. `POST /auth/client/login` */
  readonly clientLogin: (input: Input<'auth.clientLogin'>, options?: CallOptions) => Call<WholeOf<'auth.clientLogin'>>;
  /** Emails a link for choosing a new password. `POST /auth/password/forgot` */
  readonly forgotPassword: (input: Input<'auth.forgotPassword'>, options?: CallOptions) => Call<WholeOf<'auth.forgotPassword'>>;
  /** Lists the signed-in account's sessions, most recently used first. `GET /auth/sessions` */
  readonly listSessions: (input?: NoInput, options?: CallOptions) => Call<DataOf<'auth.listSessions'>>;
  /** Ends the session. Ending it twice is not an error. `POST /auth/logout` */
  readonly logout: (input?: NoInput, options?: CallOptions) => Call<WholeOf<'auth.logout'>>;
  /** Says who is signed in, and what they may do. `GET /auth/me` */
  readonly me: (input?: NoInput, options?: CallOptions) => Call<DataOf<'auth.me'>>;
  /** Shows the signed-in account. `GET /auth/profile` */
  readonly profile: (input?: NoInput, options?: CallOptions) => Call<DataOf<'auth.profile'>>;
  /** Exchanges the session's token for a new one, within 14 days of the sign-in. `POST /auth/refresh` */
  readonly refresh: (input?: NoInput, options?: CallOptions) => Call<WholeOf<'auth.refresh'>>;
  /** Sets a new password with the token from an emailed link. `POST /auth/password/reset` */
  readonly resetPassword: (input: Input<'auth.resetPassword'>, options?: CallOptions) => Call<WholeOf<'auth.resetPassword'>>;
  /** Ends one session of the signed-in account. `DELETE /auth/sessions/{id}` */
  readonly revokeSession: (input: Input<'auth.revokeSession'>, options?: CallOptions) => Call<WholeOf<'auth.revokeSession'>>;
  /** Changes the signed-in account. `PUT /auth/profile` */
  readonly updateProfile: (input?: Input<'auth.updateProfile'>, options?: CallOptions) => Call<DataOf<'auth.updateProfile'>>;
}

/** Bids, budgets, pacing and the market */
export interface BiddingApi {
  /** Shows how the traffic of the coming minute is shared, what each domain asked for, and why. `GET /bidding/allocations` */
  readonly allocations: (input?: Input<'bidding.allocations'>, options?: CallOptions) => Call<DataOf<'bidding.allocations'>>;
  /** Lists the journal of people's clicks on a domain, the latest entry first. `GET /domains/{id}/clicks` */
  readonly clicks: (input: Input<'bidding.clicks'>, options?: CallOptions) => PageCall<ItemOf<'bidding.clicks'>>;
  /** Sums up the bidding of a client, with its domains and latest changes. `GET /admin/clients/{id}/bidding-overview` */
  readonly clientOverview: (input: Input<'bidding.clientOverview'>, options?: CallOptions) => Call<DataOf<'bidding.clientOverview'>>;
  /** Takes back what a click was charged. `POST /admin/clicks/{id}/correct` */
  readonly correctClick: (input: Input<'bidding.correctClick'>, options?: CallOptions) => Call<DataOf<'bidding.correctClick'>>;
  /** Estimates what another bid or daily budget would buy on a whole day, and how good the estimate is. `GET /domains/{id}/bidding/forecast` */
  readonly forecast: (input: Input<'bidding.forecast'>, options?: CallOptions) => Call<DataOf<'bidding.forecast'>>;
  /** Lists the changes of bid and budget of a domain, the latest first. `GET /domains/{id}/bid-history` */
  readonly history: (input: Input<'bidding.history'>, options?: CallOptions) => Call<DataOf<'bidding.history'>>;
  /** Lists clicks and spend of a domain by hour of the current day. `GET /domains/{id}/hourly-distribution` */
  readonly hourly: (input: Input<'bidding.hourly'>, options?: CallOptions) => Call<WholeOf<'bidding.hourly'>>;
  /** Lists domains of all clients with bidding, pacing and share of the traffic. `GET /admin/bidding/domains` */
  readonly listDomains: (input?: Input<'bidding.listDomains'>, options?: CallOptions) => PageCall<ItemOf<'bidding.listDomains'>>;
  /** Sums up the pacing of the active domains of the market. `GET /bidding/market-pacing-overview` */
  readonly marketPacing: (input?: NoInput, options?: CallOptions) => Call<DataOf<'bidding.marketPacing'>>;
  /** Says how the spending of a domain keeps to the plan of the day. `GET /domains/{id}/pacing-stats` */
  readonly pacing: (input: Input<'bidding.pacing'>, options?: CallOptions) => Call<DataOf<'bidding.pacing'>>;
  /** Lists the domains whose bidding is active but not on track, the most urgent first. `GET /bidding/pacing-alerts` */
  readonly pacingAlerts: (input?: Input<'bidding.pacingAlerts'>, options?: CallOptions) => PageCall<ItemOf<'bidding.pacingAlerts'>>;
  /** Lists traffic shares for the current minute, largest first. `GET /bidding/realtime-allocations` */
  readonly realtimeAllocations: (input?: Input<'bidding.realtimeAllocations'>, options?: CallOptions) => PageCall<ItemOf<'bidding.realtimeAllocations'>>;
  /** Shows the bid, the budget and the spend of today of a domain, and the domain itself. `GET /domains/{id}/bidding` */
  readonly show: (input: Input<'bidding.show'>, options?: CallOptions) => Call<WholeOf<'bidding.show'>>;
  /** Says whether bidding works: its jobs, how far traffic is advanced, and whether the ledger adds up. `GET /bidding/system-health` */
  readonly systemHealth: (input?: NoInput, options?: CallOptions) => Call<DataOf<'bidding.systemHealth'>>;
  /** Changes the bid, the daily budget, or whether bidding is enabled. `POST /domains/{id}/bidding/update` */
  readonly update: (input: Input<'bidding.update'>, options?: CallOptions) => Call<WholeOf<'bidding.update'>>;
}

/** The client's own dashboard and analytics */
export interface ClientApi {
  /** Sums up views, clicks and spend of the client. `GET /client/analytics` */
  readonly analytics: {
    (input: Input<'client.analytics'> & { readonly format: 'csv' }, options?: CallOptions): Call<ReceivedFile>;
    (input?: Input<'client.analytics'> & { readonly format?: 'json' | undefined }, options?: CallOptions): Call<DataOf<'client.analytics'>>;
  };
  /** Shows a client's feed counts and latest feeds. `GET /client/dashboard` */
  readonly dashboard: (input?: NoInput, options?: CallOptions) => Call<DataOf<'client.dashboard'>>;
}

/** A client's own feeds */
export interface ClientFeedsApi {
  /** Accepts an import on hold and applies its rows. `POST /client/feeds/{id}/imports/{import_id}/accept` */
  readonly acceptImport: (input: Input<'clientFeeds.acceptImport'>, options?: CallOptions) => Call<DataOf<'clientFeeds.acceptImport'>>;
  /** Adds a feed from an uploaded file or from a URL. `POST /client/feeds` */
  readonly create: (input: Input<'clientFeeds.create'>, options?: CallOptions) => Call<WholeOf<'clientFeeds.create'>>;
  /** Drops an import on hold. The items are left unchanged. `POST /client/feeds/{id}/imports/{import_id}/drop` */
  readonly dropImport: (input: Input<'clientFeeds.dropImport'>, options?: CallOptions) => Call<DataOf<'clientFeeds.dropImport'>>;
  /** Lists the errors and warnings of an import by line. `GET /client/feeds/{id}/imports/{import_id}/errors` */
  readonly importErrors: {
    (input: Input<'clientFeeds.importErrors'> & { readonly format: 'csv' }, options?: CallOptions): Call<ReceivedFile>;
    (input: Input<'clientFeeds.importErrors'> & { readonly format?: 'json' | undefined }, options?: CallOptions): PageCall<ItemOf<'clientFeeds.importErrors'>>;
  };
  /** Lists the client's feeds, newest first. `GET /client/feeds` */
  readonly list: (input?: Input<'clientFeeds.list'>, options?: CallOptions) => PageCall<ItemOf<'clientFeeds.list'>>;
  /** Lists the imports of a feed, newest first. `GET /client/feeds/{id}/imports` */
  readonly listImports: (input: Input<'clientFeeds.listImports'>, options?: CallOptions) => PageCall<ItemOf<'clientFeeds.listImports'>>;
  /** Lists the items of a feed, by external id. `GET /client/feeds/{id}/items` */
  readonly listItems: (input: Input<'clientFeeds.listItems'>, options?: CallOptions) => PageCall<ItemOf<'clientFeeds.listItems'>>;
  /** Maps the columns of an upload and starts the import. `POST /client/feeds/process-mapping` */
  readonly processMapping: (input: Input<'clientFeeds.processMapping'>, options?: CallOptions) => Call<WholeOf<'clientFeeds.processMapping'>>;
  /** Fetches a URL feed now. `POST /client/feeds/{id}/refresh` */
  readonly refresh: (input: Input<'clientFeeds.refresh'>, options?: CallOptions) => Call<DataOf<'clientFeeds.refresh'>>;
  /** Deletes one of the client's feeds and its items. `DELETE /client/feeds/{id}` */
  readonly remove: (input: Input<'clientFeeds.remove'>, options?: CallOptions) => Call<WholeOf<'clientFeeds.remove'>>;
  /** Removes the saved column mapping of a feed. `DELETE /client/feeds/{id}/mapping` */
  readonly removeMapping: (input: Input<'clientFeeds.removeMapping'>, options?: CallOptions) => Call<WholeOf<'clientFeeds.removeMapping'>>;
  /** Rolls back the latest import, restoring the items as they were before it. `POST /client/feeds/{id}/imports/{import_id}/rollback` */
  readonly rollbackImport: (input: Input<'clientFeeds.rollbackImport'>, options?: CallOptions) => Call<DataOf<'clientFeeds.rollbackImport'>>;
  /** Saves a column mapping with a feed for its next file. `PUT /client/feeds/{id}/mapping` */
  readonly saveMapping: (input: Input<'clientFeeds.saveMapping'>, options?: CallOptions) => Call<DataOf<'clientFeeds.saveMapping'>>;
  /** Shows one feed of the client. `GET /client/feeds/{id}` */
  readonly show: (input: Input<'clientFeeds.show'>, options?: CallOptions) => Call<DataOf<'clientFeeds.show'>>;
  /** Shows an import with its progress and counts. `GET /client/feeds/{id}/imports/{import_id}` */
  readonly showImport: (input: Input<'clientFeeds.showImport'>, options?: CallOptions) => Call<DataOf<'clientFeeds.showImport'>>;
  /** Shows the saved column mapping of a feed. `GET /client/feeds/{id}/mapping` */
  readonly showMapping: (input: Input<'clientFeeds.showMapping'>, options?: CallOptions) => Call<DataOf<'clientFeeds.showMapping'>>;
  /** Updates one of the client's feeds or replaces its file. `PUT /client/feeds/{id}` */
  readonly update: (input: Input<'clientFeeds.update'>, options?: CallOptions) => Call<WholeOf<'clientFeeds.update'>>;
  /** Checks a file without importing it. `POST /client/feeds/validate` */
  readonly validate: (input: Input<'clientFeeds.validate'>, options?: CallOptions) => Call<DataOf<'clientFeeds.validate'>>;
}

/** Clients, for administrators */
export interface ClientsApi {
  /** Makes a suspended or inactive client active again. `POST /admin/clients/{id}/activate` */
  readonly activate: (input: Input<'clients.activate'>, options?: CallOptions) => Call<DataOf<'clients.activate'>>;
  /** Cancels the pending change of a client's email address. `DELETE /admin/clients/{id}/email-change` */
  readonly cancelEmail: (input: Input<'clients.cancelEmail'>, options?: CallOptions) => Call<DataOf<'clients.cancelEmail'>>;
  /** Creates a client and emails a link to set up the account. `POST /admin/clients` */
  readonly create: (input: Input<'clients.create'>, options?: CallOptions) => Call<DataOf<'clients.create'>>;
  /** Downloads clients as CSV that is safe to open in a spreadsheet. `GET /admin/clients/export` */
  readonly export: (input?: Input<'clients.export'>, options?: CallOptions) => Call<ReceivedFile>;
  /** Lists clients, the newest first unless `sort` says otherwise. `GET /admin/clients` */
  readonly list: (input?: Input<'clients.list'>, options?: CallOptions) => PageCall<ItemOf<'clients.list'>>;
  /** Lists the domains of a client with their bidding and pacing, the newest first. `GET /admin/clients/{id}/domains` */
  readonly listDomains: (input: Input<'clients.listDomains'>, options?: CallOptions) => PageCall<ItemOf<'clients.listDomains'>>;
  /** Removes the second factor of a client who has lost it. `DELETE /admin/clients/{id}/factors` */
  readonly removeFactors: (input: Input<'clients.removeFactors'>, options?: CallOptions) => Call<WholeOf<'clients.removeFactors'>>;
  /** Emails a new link to set the account up; older ones end. `POST /admin/clients/{id}/resend-setup` */
  readonly resendSetup: (input: Input<'clients.resendSetup'>, options?: CallOptions) => Call<DataOf<'clients.resendSetup'>>;
  /** Shows one client. `GET /admin/clients/{id}` */
  readonly show: (input: Input<'clients.show'>, options?: CallOptions) => Call<DataOf<'clients.show'>>;
  /** Suspends a client. `POST /admin/clients/{id}/suspend` */
  readonly suspend: (input: Input<'clients.suspend'>, options?: CallOptions) => Call<DataOf<'clients.suspend'>>;
  /** Changes a client. `PUT /admin/clients/{id}` */
  readonly update: (input: Input<'clients.update'>, options?: CallOptions) => Call<DataOf<'clients.update'>>;
}

/** Domains of clients and their approval */
export interface DomainsApi {
  /** Approves a pending domain, with optional notes. `POST /admin/domains/{id}/approve` */
  readonly approve: (input: Input<'domains.approve'>, options?: CallOptions) => Call<DataOf<'domains.approve'>>;
  /** Adds a domain for an administrator to review. `POST /domains` */
  readonly create: (input: Input<'domains.create'>, options?: CallOptions) => Call<DataOf<'domains.create'>>;
  /** Lists domains with their bidding and pacing. Clients see their own, administrators those of all clients. `GET /domains` */
  readonly list: (input?: Input<'domains.list'>, options?: CallOptions) => PageCall<ItemOf<'domains.list'>>;
  /** Lists the approved domains by name. Only approved domains accept feeds. `GET /domains/approved` */
  readonly listApproved: (input?: Input<'domains.listApproved'>, options?: CallOptions) => PageCall<ItemOf<'domains.listApproved'>>;
  /** Lists the domains of all clients, and flags names that more than one client has registered. `GET /admin/domains` */
  readonly listForReview: (input?: Input<'domains.listForReview'>, options?: CallOptions) => PageCall<ItemOf<'domains.listForReview'>>;
  /** Rejects a pending domain, with a reason that the client sees. `POST /admin/domains/{id}/reject` */
  readonly reject: (input: Input<'domains.reject'>, options?: CallOptions) => Call<DataOf<'domains.reject'>>;
  /** Deletes one of the client's domains, whatever its status. `POST /domains/{id}/delete` */
  readonly remove: (input: Input<'domains.remove'>, options?: CallOptions) => Call<WholeOf<'domains.remove'>>;
  /** Deletes a domain of any client, whatever its status. `POST /admin/domains/{id}/delete` */
  readonly removeAsAdmin: (input: Input<'domains.removeAsAdmin'>, options?: CallOptions) => Call<WholeOf<'domains.removeAsAdmin'>>;
  /** Counts the domains by status. `GET /admin/domains/stats` */
  readonly reviewStats: (input?: NoInput, options?: CallOptions) => Call<DataOf<'domains.reviewStats'>>;
  /** Changes a pending domain. `PUT /domains/{id}` */
  readonly update: (input: Input<'domains.update'>, options?: CallOptions) => Call<DataOf<'domains.update'>>;
}

/** Changing the email address of an account */
export interface EmailApi {
  /** Cancels the pending change of the signed-in account's email address. `DELETE /auth/email-change` */
  readonly cancel: (input?: NoInput, options?: CallOptions) => Call<WholeOf<'email.cancel'>>;
  /** Says what a link from an email about a changed address is for. `POST /auth/email-change/check` */
  readonly check: (input: Input<'email.check'>, options?: CallOptions) => Call<DataOf<'email.check'>>;
  /** Confirms a changed address with a link from one of the two mailboxes. `POST /auth/email-change/confirm` */
  readonly confirm: (input: Input<'email.confirm'>, options?: CallOptions) => Call<WholeOf<'email.confirm'>>;
  /** Cancels a changed address with a link from one of the two mailboxes. `POST /auth/email-change/decline` */
  readonly decline: (input: Input<'email.decline'>, options?: CallOptions) => Call<WholeOf<'email.decline'>>;
}

/** Second factor of an account, and confirming who it is */
export interface FactorsApi {
  /** Completes a sign-in with the second factor. `POST /auth/login/second-factor` */
  readonly completeSignIn: (input: Input<'factors.completeSignIn'>, options?: CallOptions) => Call<WholeOf<'factors.completeSignIn'>>;
  /** Adds the authenticator app with a code from it. `POST /auth/factors/totp/confirm` */
  readonly confirmTotp: (input: Input<'factors.confirmTotp'>, options?: CallOptions) => Call<DataOf<'factors.confirmTotp'>>;
  /** Lists the second factors of the signed-in account. `GET /auth/factors` */
  readonly list: (input?: NoInput, options?: CallOptions) => Call<DataOf<'factors.list'>>;
  /** Removes a second factor. `DELETE /auth/factors/{id}` */
  readonly remove: (input: Input<'factors.remove'>, options?: CallOptions) => Call<WholeOf<'factors.remove'>>;
  /** Makes ten new recovery codes; the old ones end. `POST /auth/factors/recovery-codes` */
  readonly replaceRecoveryCodes: (input?: NoInput, options?: CallOptions) => Call<DataOf<'factors.replaceRecoveryCodes'>>;
  /** Starts setting up an authenticator app. `POST /auth/factors/totp` */
  readonly startTotp: (input?: NoInput, options?: CallOptions) => Call<DataOf<'factors.startTotp'>>;
  /** Confirms with the password or a code that it is still the same person. `POST /auth/step-up` */
  readonly stepUp: (input?: Input<'factors.stepUp'>, options?: CallOptions) => Call<DataOf<'factors.stepUp'>>;
}

/** The review queue of feeds */
export interface FeedReviewApi {
  /** Assigns a feed in the queue to an administrator, or returns it to everyone. `POST /admin/feed-review` */
  readonly assign: (input: Input<'feedReview.assign'>, options?: CallOptions) => Call<DataOf<'feedReview.assign'>>;
  /** Lists the queue entries that are assigned to an administrator. `GET /admin/feed-review/assignments` */
  readonly assignments: (input?: Input<'feedReview.assignments'>, options?: CallOptions) => PageCall<ItemOf<'feedReview.assignments'>>;
  /** Lists the feeds pending review, oldest first. `GET /admin/feed-review` */
  readonly list: (input?: Input<'feedReview.list'>, options?: CallOptions) => PageCall<ItemOf<'feedReview.list'>>;
  /** Approves or rejects a feed in the review queue. `PUT /admin/feed-review` */
  readonly resolve: (input: Input<'feedReview.resolve'>, options?: CallOptions) => Call<DataOf<'feedReview.resolve'>>;
}

/** Feeds across clients, read only */
export interface FeedsApi {
  /** Totals views, clicks, and spend by feed. Clients see their own, administrators those of all clients. `GET /feeds/analytics` */
  readonly analytics: {
    (input: Input<'feeds.analytics'> & { readonly format: 'csv' }, options?: CallOptions): Call<ReceivedFile>;
    (input?: Input<'feeds.analytics'> & { readonly format?: 'json' | undefined }, options?: CallOptions): Call<DataOf<'feeds.analytics'>>;
  };
  /** Lists feeds. Clients see their own, administrators those of all clients. `GET /feeds` */
  readonly list: (input?: Input<'feeds.list'>, options?: CallOptions) => PageCall<ItemOf<'feeds.list'>>;
}

/** Geo-blocking rules */
export interface GeoApi {
  /** Makes every server reload the rules. `POST /system/geo-blocking/cache-clear` */
  readonly clearCache: (input?: NoInput, options?: CallOptions) => Call<WholeOf<'geo.clearCache'>>;
  /** Blocks a country or a state. `POST /system/geo-blocking/rules` */
  readonly create: (input: Input<'geo.create'>, options?: CallOptions) => Call<DataOf<'geo.create'>>;
  /** Lists the geo-blocking rules, grouped as countries and states. `GET /system/geo-blocking/rules` */
  readonly list: (input?: NoInput, options?: CallOptions) => Call<DataOf<'geo.list'>>;
  /** Deletes a rule. `POST /system/geo-blocking/rules/{id}/delete` */
  readonly remove: (input: Input<'geo.remove'>, options?: CallOptions) => Call<WholeOf<'geo.remove'>>;
  /** Turns a rule from blocked to allowed, or back. `POST /system/geo-blocking/rules/{id}/toggle` */
  readonly toggle: (input: Input<'geo.toggle'>, options?: CallOptions) => Call<DataOf<'geo.toggle'>>;
  /** Changes a rule. `PUT /system/geo-blocking/rules/{id}` */
  readonly update: (input: Input<'geo.update'>, options?: CallOptions) => Call<DataOf<'geo.update'>>;
}

/** Mail that the platform sent */
export interface OutboxApi {
  /** Lists email sent by the platform, newest first. `GET /admin/outbox` */
  readonly list: (input?: Input<'outbox.list'>, options?: CallOptions) => PageCall<ItemOf<'outbox.list'>>;
}

/** Pages that the gallery sites show */
export interface PagesApi {
  /** Creates a page. `POST /admin/pages` */
  readonly create: (input: Input<'pages.create'>, options?: CallOptions) => Call<DataOf<'pages.create'>>;
  /** Lists pages, the latest updated first. `GET /admin/pages` */
  readonly list: (input?: Input<'pages.list'>, options?: CallOptions) => PageCall<ItemOf<'pages.list'>>;
  /** Lists the revisions of a page, the newest first. `GET /admin/pages/{id}/revisions` */
  readonly listRevisions: (input: Input<'pages.listRevisions'>, options?: CallOptions) => PageCall<ItemOf<'pages.listRevisions'>>;
  /** Deletes a page with its revisions and redirects. `POST /admin/pages/{id}/delete` */
  readonly remove: (input: Input<'pages.remove'>, options?: CallOptions) => Call<WholeOf<'pages.remove'>>;
  /** Saves an old revision again, as the newest one. `POST /admin/pages/{id}/revisions/{revision}/restore` */
  readonly restoreRevision: (input: Input<'pages.restoreRevision'>, options?: CallOptions) => Call<DataOf<'pages.restoreRevision'>>;
  /** Shows one page as the editor needs it. `GET /admin/pages/{id}` */
  readonly show: (input: Input<'pages.show'>, options?: CallOptions) => Call<DataOf<'pages.show'>>;
  /** Shows one revision with its content, to compare it with another. `GET /admin/pages/{id}/revisions/{revision}` */
  readonly showRevision: (input: Input<'pages.showRevision'>, options?: CallOptions) => Call<DataOf<'pages.showRevision'>>;
  /** Saves a page as a new revision. `POST /admin/pages/{id}/update` */
  readonly update: (input: Input<'pages.update'>, options?: CallOptions) => Call<DataOf<'pages.update'>>;
  /** Shows a page with its variables filled in, as the gallery sites show it. `GET /pages/{slug}` */
  readonly view: (input: Input<'pages.view'>, options?: CallOptions) => Call<WholeOf<'pages.view'>>;
}

/** Applications for access and their review */
export interface RegistrationsApi {
  /** Approves a pending application. `POST /admin/registrations/{id}/approve` */
  readonly approve: (input: Input<'registrations.approve'>, options?: CallOptions) => Call<DataOf<'registrations.approve'>>;
  /** Assigns a pending application to an administrator, or returns it to everyone. `POST /admin/registrations/{id}/assign` */
  readonly assign: (input: Input<'registrations.assign'>, options?: CallOptions) => Call<DataOf<'registrations.assign'>>;
  /** Downloads the license as a PDF named after the company. `GET /admin/registrations/{id}/business-license` */
  readonly businessLicense: (input: Input<'registrations.businessLicense'>, options?: CallOptions) => Call<ReceivedFile>;
  /** Lists applications and clients that share the email, phone, website or license. `GET /admin/registrations/{id}/duplicates` */
  readonly duplicates: (input: Input<'registrations.duplicates'>, options?: CallOptions) => Call<DataOf<'registrations.duplicates'>>;
  /** Downloads applications as CSV that is safe to open in a spreadsheet. `GET /admin/registrations/export` */
  readonly export: (input?: Input<'registrations.export'>, options?: CallOptions) => Call<ReceivedFile>;
  /** Lists applications, the newest first. `GET /admin/registrations` */
  readonly list: (input?: Input<'registrations.list'>, options?: CallOptions) => PageCall<ItemOf<'registrations.list'>>;
  /** Rejects a pending application, with a reason that the applicant is sent. `POST /admin/registrations/{id}/reject` */
  readonly reject: (input: Input<'registrations.reject'>, options?: CallOptions) => Call<DataOf<'registrations.reject'>>;
  /** Shows one application. `GET /admin/registrations/{id}` */
  readonly show: (input: Input<'registrations.show'>, options?: CallOptions) => Call<DataOf<'registrations.show'>>;
  /** Applies for access to the platform. `POST /register` */
  readonly submit: (input: Input<'registrations.submit'>, options?: CallOptions) => Call<DataOf<'registrations.submit'>>;
}

/** Settings of the platform */
export interface SettingsApi {
  /** Shows the settings of the platform. `GET /admin/settings` */
  readonly show: (input?: NoInput, options?: CallOptions) => Call<DataOf<'settings.show'>>;
  /** Changes settings of the platform. `PUT /admin/settings` */
  readonly update: (input?: Input<'settings.update'>, options?: CallOptions) => Call<DataOf<'settings.update'>>;
}

/** Setting up an account from an emailed link */
export interface SetupApi {
  /** Sets username and password with the token of a setup link. `POST /setup/account` */
  readonly createAccount: (input: Input<'setup.createAccount'>, options?: CallOptions) => Call<DataOf<'setup.createAccount'>>;
  /** Creates the first super admin with the link that the server printed at its start. `POST /setup/administrator` */
  readonly createAdministrator: (input: Input<'setup.createAdministrator'>, options?: CallOptions) => Call<DataOf<'setup.createAdministrator'>>;
  /** Says who a setup link is for, and until when it is valid. `POST /setup/validate-token` */
  readonly validateToken: (input: Input<'setup.validateToken'>, options?: CallOptions) => Call<DataOf<'setup.validateToken'>>;
}

/** Health, queues, schedules, logs and operations */
export interface SystemApi {
  /** Shows the application log, the newest entry first. `GET /system/logs/laravel` */
  readonly applicationLog: (input?: Input<'system.applicationLog'>, options?: CallOptions) => Call<DataOf<'system.applicationLog'>>;
  /** Shows the groups of the cache. `GET /system/cache-info` */
  readonly cacheInfo: (input?: NoInput, options?: CallOptions) => Call<DataOf<'system.cacheInfo'>>;
  /** Drops one group of the cache, or all of them. `POST /system/cache-clear` */
  readonly clearCache: (input: Input<'system.clearCache'>, options?: CallOptions) => Call<DataOf<'system.clearCache'>>;
  /** Drops every cache, also the compiled ones. `POST /system/optimize-clear` */
  readonly clearOptimizations: (input: Input<'system.clearOptimizations'>, options?: CallOptions) => Call<DataOf<'system.clearOptimizations'>>;
  /** Lists the tasks of the schedule with their last run, the next due first. `GET /system/cron-jobs` */
  readonly cronJobs: (input?: Input<'system.cronJobs'>, options?: CallOptions) => Call<DataOf<'system.cronJobs'>>;
  /** Shows the space on each file system in use. `GET /system/disk-space` */
  readonly diskSpace: (input?: NoInput, options?: CallOptions) => Call<DataOf<'system.diskSpace'>>;
  /** Examines the settings and what they name, and says what to do. `GET /system/doctor` */
  readonly doctor: (input?: NoInput, options?: CallOptions) => Call<DataOf<'system.doctor'>>;
  /** Shows the uncaught errors, the newest first. `GET /system/logs/php-errors` */
  readonly errorLog: (input?: Input<'system.errorLog'>, options?: CallOptions) => Call<DataOf<'system.errorLog'>>;
  /** Counts feeds by what they are doing. `GET /system/feed-status` */
  readonly feedStatus: (input?: NoInput, options?: CallOptions) => Call<DataOf<'system.feedStatus'>>;
  /** Removes a failed job from the list for good. `POST /system/queue/failed-jobs/{id}/forget` */
  readonly forgetJob: (input: Input<'system.forgetJob'>, options?: CallOptions) => Call<WholeOf<'system.forgetJob'>>;
  /** Says whether the platform can work, and which version it is. `GET /health` */
  readonly health: (input?: NoInput, options?: CallOptions) => Call<DataOf<'system.health'>>;
  /** Says whether the process answers. `GET /health/live` */
  readonly live: (input?: NoInput, options?: CallOptions) => Call<DataOf<'system.live'>>;
  /** Analyzes and vacuums the database and prunes the logs. `POST /system/system-optimize` */
  readonly optimize: (input: Input<'system.optimize'>, options?: CallOptions) => Call<DataOf<'system.optimize'>>;
  /** Shows the queues with their latest and failed jobs. `GET /system/queue-status` */
  readonly queueStatus: (input?: NoInput, options?: CallOptions) => Call<DataOf<'system.queueStatus'>>;
  /** Lets the workers finish their jobs and restarts them. `POST /system/queue-restart` */
  readonly restartQueues: (input: Input<'system.restartQueues'>, options?: CallOptions) => Call<DataOf<'system.restartQueues'>>;
  /** Queues a failed job again. `POST /system/queue/failed-jobs/{id}/retry` */
  readonly retryJob: (input: Input<'system.retryJob'>, options?: CallOptions) => Call<WholeOf<'system.retryJob'>>;
  /** Runs a task of the schedule now. `POST /system/cron-jobs/{id}/run` */
  readonly runCronJob: (input: Input<'system.runCronJob'>, options?: CallOptions) => Call<DataOf<'system.runCronJob'>>;
  /** Runs the tasks of the schedule that are due. `POST /system/schedule-run` */
  readonly runSchedule: (input: Input<'system.runSchedule'>, options?: CallOptions) => Call<DataOf<'system.runSchedule'>>;
  /** Shows the schedule as lines of text. `GET /system/schedule` */
  readonly schedule: (input?: NoInput, options?: CallOptions) => Call<DataOf<'system.schedule'>>;
  /** Shows the log of the scheduler, the newest entry first. `GET /system/logs/scheduler` */
  readonly schedulerLog: (input?: Input<'system.schedulerLog'>, options?: CallOptions) => Call<DataOf<'system.schedulerLog'>>;
  /** Shows health, uptime and memory, as measured. `GET /system/status` */
  readonly status: (input?: NoInput, options?: CallOptions) => Call<DataOf<'system.status'>>;
}

/** API tokens for scripts and pipelines */
export interface TokensApi {
  /** Creates an API token. It is shown only once. `POST /auth/tokens` */
  readonly create: (input: Input<'tokens.create'>, options?: CallOptions) => Call<DataOf<'tokens.create'>>;
  /** Lists the signed-in account's API tokens, newest first. `GET /auth/tokens` */
  readonly list: (input?: NoInput, options?: CallOptions) => Call<DataOf<'tokens.list'>>;
  /** Lists the API tokens of everyone. `GET /admin/api-tokens` */
  readonly listAll: (input?: Input<'tokens.listAll'>, options?: CallOptions) => PageCall<ItemOf<'tokens.listAll'>>;
  /** Revokes one of the signed-in account's API tokens. `DELETE /auth/tokens/{id}` */
  readonly revoke: (input: Input<'tokens.revoke'>, options?: CallOptions) => Call<WholeOf<'tokens.revoke'>>;
  /** Revokes anyone's API token. `DELETE /admin/api-tokens/{id}` */
  readonly revokeAny: (input: Input<'tokens.revokeAny'>, options?: CallOptions) => Call<WholeOf<'tokens.revokeAny'>>;
}

/** Administrators and their rights */
export interface UsersApi {
  /** Cancels the pending change of an administrator's email address. `DELETE /admin/users/{id}/email-change` */
  readonly cancelEmail: (input: Input<'users.cancelEmail'>, options?: CallOptions) => Call<DataOf<'users.cancelEmail'>>;
  /** Creates an administrator and emails a link to choose a password. `POST /admin/users` */
  readonly create: (input: Input<'users.create'>, options?: CallOptions) => Call<DataOf<'users.create'>>;
  /** Lists the administrators, by name. `GET /admin/users` */
  readonly list: (input?: Input<'users.list'>, options?: CallOptions) => PageCall<ItemOf<'users.list'>>;
  /** Removes an administrator; sessions and tokens end immediately. `DELETE /admin/users/{id}` */
  readonly remove: (input: Input<'users.remove'>, options?: CallOptions) => Call<WholeOf<'users.remove'>>;
  /** Removes the second factor of an administrator who has lost it. `DELETE /admin/users/{id}/factors` */
  readonly removeFactors: (input: Input<'users.removeFactors'>, options?: CallOptions) => Call<WholeOf<'users.removeFactors'>>;
  /** Changes an administrator's name, email or rights. `PUT /admin/users/{id}` */
  readonly update: (input: Input<'users.update'>, options?: CallOptions) => Call<DataOf<'users.update'>>;
}

/** Variables that pages fill in for each domain */
export interface VariablesApi {
  /** Creates a variable. `POST /admin/pages/variables` */
  readonly create: (input: Input<'variables.create'>, options?: CallOptions) => Call<DataOf<'variables.create'>>;
  /** Lists the variables of pages, the built-in ones first, then by key. `GET /admin/pages/variables/list` */
  readonly list: (input?: NoInput, options?: CallOptions) => Call<DataOf<'variables.list'>>;
  /** Deletes a variable and its values. `DELETE /admin/pages/variables/{id}` */
  readonly remove: (input: Input<'variables.remove'>, options?: CallOptions) => Call<WholeOf<'variables.remove'>>;
  /** Sets or removes the values of individual domains, all of them or none. `PUT /admin/pages/variables/{id}/values` */
  readonly saveValues: (input: Input<'variables.saveValues'>, options?: CallOptions) => Call<DataOf<'variables.saveValues'>>;
  /** Lists the domains that have their own value, by name. `GET /admin/pages/variables/{id}/values` */
  readonly showValues: (input: Input<'variables.showValues'>, options?: CallOptions) => PageCall<ItemOf<'variables.showValues'>>;
  /** Changes a variable. `PUT /admin/pages/variables/{id}` */
  readonly update: (input: Input<'variables.update'>, options?: CallOptions) => Call<DataOf<'variables.update'>>;
}

/** Webhooks: addresses that are told what happens */
export interface WebhooksApi {
  /** Adds a webhook. Its secret is shown only once. `POST /webhooks` */
  readonly create: (input: Input<'webhooks.create'>, options?: CallOptions) => Call<DataOf<'webhooks.create'>>;
  /** Lists what a webhook was sent in the last 30 days, newest first. `GET /webhooks/{id}/deliveries` */
  readonly deliveries: (input: Input<'webhooks.deliveries'>, options?: CallOptions) => PageCall<ItemOf<'webhooks.deliveries'>>;
  /** Shows a delivery with its body and every attempt. `GET /webhooks/{id}/deliveries/{delivery_id}` */
  readonly delivery: (input: Input<'webhooks.delivery'>, options?: CallOptions) => Call<DataOf<'webhooks.delivery'>>;
  /** Lists the events after a cursor, oldest first, without any webhook. `GET /webhook-events` */
  readonly events: (input?: Input<'webhooks.events'>, options?: CallOptions) => Call<DataOf<'webhooks.events'>>;
  /** Lists the webhooks of the company; for administrators, those of the platform. `GET /webhooks` */
  readonly list: (input?: NoInput, options?: CallOptions) => Call<DataOf<'webhooks.list'>>;
  /** Deletes a webhook and the log of its deliveries. `DELETE /webhooks/{id}` */
  readonly remove: (input: Input<'webhooks.remove'>, options?: CallOptions) => Call<WholeOf<'webhooks.remove'>>;
  /** Sends a delivery again. `POST /webhooks/{id}/deliveries/{delivery_id}/resend` */
  readonly resend: (input: Input<'webhooks.resend'>, options?: CallOptions) => Call<DataOf<'webhooks.resend'>>;
  /** Replaces the secret of a webhook. The new one is shown only once. `POST /webhooks/{id}/rotate` */
  readonly rotate: (input: Input<'webhooks.rotate'>, options?: CallOptions) => Call<DataOf<'webhooks.rotate'>>;
  /** Shows one webhook. `GET /webhooks/{id}` */
  readonly show: (input: Input<'webhooks.show'>, options?: CallOptions) => Call<DataOf<'webhooks.show'>>;
  /** Sends a test event to a webhook. `POST /webhooks/{id}/test` */
  readonly test: (input: Input<'webhooks.test'>, options?: CallOptions) => Call<DataOf<'webhooks.test'>>;
  /** Changes a webhook, or enables or disables it. `PUT /webhooks/{id}` */
  readonly update: (input: Input<'webhooks.update'>, options?: CallOptions) => Call<DataOf<'webhooks.update'>>;
}
