// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { Call, CallOptions, PageCall, ReceivedFile } from './call.ts';
import type {
  AdminAnalyticsInput,
  AdminFeedsAcceptImportInput,
  AdminFeedsApproveInput,
  AdminFeedsCreateFromUrlInput,
  AdminFeedsCreateInput,
  AdminFeedsDecideInput,
  AdminFeedsDecisionsInput,
  AdminFeedsDropImportInput,
  AdminFeedsDuplicatesInput,
  AdminFeedsImportErrorsInput,
  AdminFeedsListImportsInput,
  AdminFeedsListInput,
  AdminFeedsListItemsInput,
  AdminFeedsProcessMappingInput,
  AdminFeedsRefreshInput,
  AdminFeedsRejectInput,
  AdminFeedsRejectedRecordsInput,
  AdminFeedsRemoveInput,
  AdminFeedsRemoveMappingInput,
  AdminFeedsRollbackImportInput,
  AdminFeedsSaveMappingInput,
  AdminFeedsShowImportInput,
  AdminFeedsShowInput,
  AdminFeedsShowMappingInput,
  AdminFeedsUpdateInput,
  AdminFeedsUpdateResult,
  AdminFeedsUploadInput,
  AuditExportInput,
  AuditListInput,
  AuthAdminLoginInput,
  AuthChangePasswordInput,
  AuthCheckPasswordResetInput,
  AuthCheckPasswordResetResult,
  AuthClientLoginInput,
  AuthForgotPasswordInput,
  AuthResetPasswordInput,
  AuthRevokeSessionInput,
  AuthUpdateProfileInput,
  BiddingAllocationsInput,
  BiddingClicksInput,
  BiddingClientOverviewInput,
  BiddingCorrectClickInput,
  BiddingForecastInput,
  BiddingHistoryInput,
  BiddingHourlyInput,
  BiddingHourlyResult,
  BiddingListDomainsInput,
  BiddingPacingAlertsInput,
  BiddingPacingInput,
  BiddingRealtimeAllocationsInput,
  BiddingShowInput,
  BiddingShowResult,
  BiddingUpdateInput,
  BiddingUpdateResult,
  ClientAnalyticsInput,
  ClientFeedsAcceptImportInput,
  ClientFeedsCreateInput,
  ClientFeedsDropImportInput,
  ClientFeedsImportErrorsInput,
  ClientFeedsListImportsInput,
  ClientFeedsListInput,
  ClientFeedsListItemsInput,
  ClientFeedsProcessMappingInput,
  ClientFeedsRefreshInput,
  ClientFeedsRejectedRecordsInput,
  ClientFeedsRemoveInput,
  ClientFeedsRemoveMappingInput,
  ClientFeedsRollbackImportInput,
  ClientFeedsSaveMappingInput,
  ClientFeedsShowImportInput,
  ClientFeedsShowInput,
  ClientFeedsShowMappingInput,
  ClientFeedsUpdateInput,
  ClientFeedsUpdateResult,
  ClientFeedsValidateInput,
  ClientsActivateInput,
  ClientsCancelEmailInput,
  ClientsCreateInput,
  ClientsDecideInput,
  ClientsExportInput,
  ClientsListDomainsInput,
  ClientsListInput,
  ClientsRemoveFactorsInput,
  ClientsResendSetupInput,
  ClientsShowInput,
  ClientsSuspendInput,
  ClientsUpdateInput,
  DevicesApproveInput,
  DevicesDenyInput,
  DevicesShowInput,
  DevicesSignInInput,
  DomainsApproveInput,
  DomainsAssignAllInput,
  DomainsAssignInput,
  DomainsCheckPolicyInput,
  DomainsCreateInput,
  DomainsDecideInput,
  DomainsDecisionsInput,
  DomainsExportInput,
  DomainsListApprovedInput,
  DomainsListForReviewInput,
  DomainsListInput,
  DomainsRejectInput,
  DomainsRemoveAsAdminInput,
  DomainsRemoveInput,
  DomainsShowInput,
  DomainsUpdateInput,
  EmailCheckInput,
  EmailConfirmInput,
  EmailDeclineInput,
  FactorsCompleteSignInInput,
  FactorsConfirmPasskeyInput,
  FactorsConfirmTotpInput,
  FactorsRemoveInput,
  FactorsRenameInput,
  FactorsStartPasskeySignInInput,
  FactorsStepUpInput,
  FeedReviewAssignAllInput,
  FeedReviewAssignInput,
  FeedReviewAssignmentsInput,
  FeedReviewListInput,
  FeedReviewResolveInput,
  FeedsAnalyticsInput,
  FeedsExportImportsInput,
  FeedsExportInput,
  FeedsExportItemsInput,
  FeedsListInput,
  FeedsStorageInput,
  FeedsStorageResult,
  GeoCreateInput,
  GeoRemoveInput,
  GeoShowInput,
  GeoToggleInput,
  GeoUpdateInput,
  LiveChangesInput,
  LiveLookInput,
  LiveLookingInput,
  NotesCreateInput,
  NotesListInput,
  NotificationsListInput,
  NotificationsReadAllInput,
  NotificationsReadInput,
  OutboxExportInput,
  OutboxListInput,
  PagesCreateInput,
  PagesExportInput,
  PagesListInput,
  PagesListRevisionsInput,
  PagesPreviewInput,
  PagesRemoveInput,
  PagesRestoreRevisionInput,
  PagesShowInput,
  PagesShowRevisionInput,
  PagesUpdateInput,
  PagesViewInput,
  PicturesShowInput,
  RegistrationsAnswerFileInput,
  RegistrationsAnswerInput,
  RegistrationsApproveInput,
  RegistrationsAskInput,
  RegistrationsAssignAllInput,
  RegistrationsAssignInput,
  RegistrationsBusinessLicenseInput,
  RegistrationsCheckWebsiteInput,
  RegistrationsDecideInput,
  RegistrationsDecisionsInput,
  RegistrationsDuplicatesInput,
  RegistrationsExportInput,
  RegistrationsListInput,
  RegistrationsQuestionsInput,
  RegistrationsRejectInput,
  RegistrationsShowInput,
  RegistrationsStatusInput,
  RegistrationsSubmitInput,
  SettingsUpdateInput,
  SettingsUpdateReasonsInput,
  SetupCreateAccountInput,
  SetupCreateAccountResult,
  SetupCreateAdministratorInput,
  SetupCreateAdministratorResult,
  SetupValidateTokenInput,
  SystemApplicationLogInput,
  SystemClearCacheInput,
  SystemClearOptimizationsInput,
  SystemCronJobsInput,
  SystemErrorLogInput,
  SystemFailedJobsInput,
  SystemForgetJobInput,
  SystemOptimizeInput,
  SystemRestartQueuesInput,
  SystemRetryJobInput,
  SystemRunCronJobInput,
  SystemRunScheduleInput,
  SystemScheduleResult,
  SystemSchedulerLogInput,
  TokensCreateInput,
  TokensExportAllInput,
  TokensExportInput,
  TokensListAllInput,
  TokensListInput,
  TokensRevokeAnyInput,
  TokensRevokeInput,
  UsersCancelEmailInput,
  UsersCreateInput,
  UsersExportInput,
  UsersListInput,
  UsersRemoveFactorsInput,
  UsersRemoveInput,
  UsersShowInput,
  UsersUpdateInput,
  VariablesCreateInput,
  VariablesRemoveInput,
  VariablesSaveValuesInput,
  VariablesShowInput,
  VariablesShowValuesInput,
  VariablesUpdateInput,
  ViewsRemoveInput,
  ViewsSaveInput,
  WebhooksCreateInput,
  WebhooksDeliveriesInput,
  WebhooksDeliveryInput,
  WebhooksEventsInput,
  WebhooksExportDeliveriesInput,
  WebhooksRemoveInput,
  WebhooksResendInput,
  WebhooksRotateInput,
  WebhooksShowInput,
  WebhooksTestInput,
  WebhooksUpdateInput,
} from './call-shapes.gen.ts';
import type { NoInput } from '../contract/operation-types.ts';
import type {
  AdminDashboard,
  AdminUser,
  AdminWork,
  AllocationPlan,
  Analytics,
  ApiToken,
  ApiTokenCreated,
  ApplicationStatus,
  AuditEntry,
  BidHistory,
  BiddingDomain,
  BiddingForecast,
  BiddingSystemHealth,
  BiddingToday,
  CacheInfo,
  ClickEntry,
  Client,
  ClientBiddingOverview,
  ClientDashboard,
  ClientDecisionResult,
  CronJob,
  DeviceRequest,
  DeviceSignIn,
  DiskEntry,
  Domain,
  DomainDecisionResult,
  DomainStats,
  DomainTotals,
  DoneReply,
  EmailLink,
  Factor,
  FactorAdded,
  FactorOverview,
  FailedJob,
  Feed,
  FeedCheck,
  FeedDecisionResult,
  FeedDuplicate,
  FeedItem,
  FeedStarted,
  FeedStats,
  FeedStatusFigures,
  Finding,
  GeoRule,
  GeoRules,
  Health,
  Identity,
  Import,
  ImportError,
  Liveness,
  LogEntry,
  Looker,
  MappingNeeded,
  MarketPacing,
  Note,
  Notification,
  OperationResult,
  OutboxMail,
  PacingAlert,
  PacingStats,
  PageVariable,
  PageVariableValue,
  PasskeyCreation,
  PasskeyRequest,
  PlatformSettings,
  PreviewedContent,
  Profile,
  PublishedPage,
  QueueStatus,
  RecoveryCodes,
  Registration,
  RegistrationDecisionResult,
  RegistrationDuplicate,
  RegistrationQuestion,
  RegistrationReceipt,
  RejectionReasons,
  RetriedJobs,
  ReviewAssignmentResult,
  ReviewHistory,
  ReviewItem,
  SavedMapping,
  SavedView,
  Session,
  SetupToken,
  SignInReply,
  SitePage,
  SitePageRevision,
  SitePageRevisionSummary,
  SitePageSummary,
  StepUpReply,
  SystemStatus,
  TotpSetup,
  TrafficAllocation,
  UnreadCount,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookEventBatch,
  WebhookSecret,
} from '../contract/schema.gen.ts';

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
  /** Signing in a program through the browser */
  readonly devices: DevicesApi;
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
  /** What changes while someone looks */
  readonly live: LiveApi;
  /** Internal notes of administrators on records */
  readonly notes: NotesApi;
  /** What happened to the feeds, domains, and budgets of a client */
  readonly notifications: NotificationsApi;
  /** Mail that the platform sent */
  readonly outbox: OutboxApi;
  /** Pages that the gallery sites show */
  readonly pages: PagesApi;
  /** Pictures of other hosts, fetched by the server */
  readonly pictures: PicturesApi;
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
  /** Views of lists that each person has saved */
  readonly views: ViewsApi;
  /** Webhooks: addresses that are told what happens */
  readonly webhooks: WebhooksApi;
}

/** Dashboard and analytics of administrators */
export interface AdminApi {
  /** Sums up views, clicks and spend of all clients. `GET /admin/analytics`
   *
   * - `from`? string (date), at most 10 characters: First day, in the account's timezone
   * - `to`? string (date), at most 10 characters: Last day, included
   * - `group_by`? "hour" | "day" | "domain" | "feed" | "country" | "client": What the rows are
   * - `split_by`? "domain" | "feed" | "country": Splits each domain, feed, or country into parts of another kind: a row for each pair with traffic. Not with hours and days, and traffic without a feed is omitted if either is a feed
   * - `client_id`? integer, 1 or more: Only what belongs to this client; administrators only
   * - `domain_id`? integer, 1 or more: Only traffic of this domain
   * - `feed_id`? integer, 1 or more: Only traffic of this feed
   * - `country`? string, at most 2 characters: Only traffic from this country, an ISO 3166-1 code
   * - `format`? "json" | "csv": How it is answered */
  readonly analytics: {
    (input: AdminAnalyticsInput & { readonly format: 'csv' }, options?: CallOptions): Call<ReceivedFile>;
    (input?: AdminAnalyticsInput & { readonly format?: 'json' | undefined }, options?: CallOptions): Call<Analytics>;
  };
  /** Gives the figures of the platform and what happened last. `GET /admin/dashboard` */
  readonly dashboard: (input?: NoInput, options?: CallOptions) => Call<AdminDashboard>;
  /** Counts what waits for an administrator. `GET /admin/work` */
  readonly work: (input?: NoInput, options?: CallOptions) => Call<AdminWork>;
}

/** Feeds of every client, for administrators */
export interface AdminFeedsApi {
  /** Accepts an import on hold and applies its rows. `POST /admin/feeds/{id}/imports/{import_id}/accept`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `import_id` integer, 1 or more: Number of the import */
  readonly acceptImport: (input: AdminFeedsAcceptImportInput, options?: CallOptions) => Call<Import>;
  /** Approves a pending feed, and switches it on. `POST /admin/feeds/{id}/approve`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly approve: (input: AdminFeedsApproveInput, options?: CallOptions) => Call<Feed>;
  /** Adds a feed for a client from an uploaded file or from a URL. `POST /admin/feeds`
   *
   * - `client_id` integer, 1 or more
   * - `feed_name` string, 1 to 200 characters
   * - `feed_description`? string, at most 2000 characters
   * - `category`? "girls" | "guys" | "trans"
   * - `feed_type`? "insert_update" | "disabled" | "rss" | "json" | "xml" | "csv": rss, json, xml, and csv name the source format and are treated as insert_update
   * - `feed_url`? string (http-url), 1 to 2048 characters
   * - `domain_id` integer, 1 or more
   * - `delimiter`? "," | ";" | "|" | "\t" | "comma" | "semicolon" | "pipe" | "tab": The character or its name
   * - `csv_delimiter`? "," | ";" | "|" | "\t" | "comma" | "semicolon" | "pipe" | "tab": The character or its name
   * - `quote_char`? string, at most 1 characters
   * - `lazy_quotes`? true | false | "exact": As in Go's encoding/csv: a quote may appear in an unquoted field, and a lone quote in a quoted one. A guard takes unclosed quotes literally; 'exact' turns the guard off.
   * - `has_header_row`? boolean
   * - `header_row`? integer, 1 to 1000
   * - `url_parameters`? string, at most 1000 characters
   * - `record_path`? string, at most 300 characters
   * - `encoding`? string (text-encoding), at most 40 characters
   * - `file`? file: CSV, JSON, XML, or TXT, optionally gzipped once; the format is detected from the content
   * - `refresh_interval_minutes`? integer, 15 to 10080 */
  readonly create: (input: AdminFeedsCreateInput, options?: CallOptions) => Call<MappingNeeded | FeedStarted>;
  /** Adds a feed for a client from a URL. `POST /admin/feeds/url`
   *
   * - `client_id` integer, 1 or more
   * - `feed_name` string, 1 to 200 characters
   * - `feed_description`? string, at most 2000 characters
   * - `category`? "girls" | "guys" | "trans"
   * - `feed_url` string (http-url), 1 to 2048 characters
   * - `feed_type`? "insert_update" | "disabled" | "rss" | "json" | "xml" | "csv": rss, json, xml, and csv name the source format and are treated as insert_update
   * - `delimiter`? "," | ";" | "|" | "\t" | "comma" | "semicolon" | "pipe" | "tab": The character or its name
   * - `domain_id` integer, 1 or more
   * - `quote_char`? string, at most 1 characters
   * - `lazy_quotes`? true | false | "exact": As in Go's encoding/csv: a quote may appear in an unquoted field, and a lone quote in a quoted one. A guard takes unclosed quotes literally; 'exact' turns the guard off.
   * - `has_header_row`? boolean
   * - `header_row`? integer, 1 to 1000
   * - `url_parameters`? string, at most 1000 characters
   * - `record_path`? string, at most 300 characters
   * - `encoding`? string (text-encoding), at most 40 characters
   * - `refresh_interval_minutes`? integer, 15 to 10080 */
  readonly createFromUrl: (input: AdminFeedsCreateFromUrlInput, options?: CallOptions) => Call<FeedStarted>;
  /** Decides on up to 500 feeds in one call. `POST /admin/feeds/decide`
   *
   * - `decisions` list of object, 1 to 500 entries */
  readonly decide: (input: AdminFeedsDecideInput, options?: CallOptions) => Call<readonly FeedDecisionResult[]>;
  /** Tells what was decided on a feed, and on earlier ones like it of the same client. `GET /admin/feeds/{id}/decisions`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly decisions: (input: AdminFeedsDecisionsInput, options?: CallOptions) => Call<ReviewHistory>;
  /** Drops an import on hold. The items are left unchanged. `POST /admin/feeds/{id}/imports/{import_id}/drop`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `import_id` integer, 1 or more: Number of the import */
  readonly dropImport: (input: AdminFeedsDropImportInput, options?: CallOptions) => Call<Import>;
  /** Lists feeds of any client with the same source URL, the same file, or the same name on the same domain. `GET /admin/feeds/{id}/duplicates`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly duplicates: (input: AdminFeedsDuplicatesInput, options?: CallOptions) => Call<readonly FeedDuplicate[]>;
  /** Lists the errors and warnings of an import. `GET /admin/feeds/{id}/imports/{import_id}/errors`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `import_id` integer, 1 or more: Number of the import
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `severity`? "error" | "warning": Only errors, or only warnings
   * - `code`? string, at most 100 characters: Only those of one kind, such as `row.required`
   * - `format`? "json" | "csv": Format of the reply */
  readonly importErrors: {
    (input: AdminFeedsImportErrorsInput & { readonly format: 'csv' }, options?: CallOptions): Call<ReceivedFile>;
    (input: AdminFeedsImportErrorsInput & { readonly format?: 'json' | undefined }, options?: CallOptions): PageCall<ImportError>;
  };
  /** Lists the feeds of all clients, newest first. `GET /admin/feeds`
   *
   * - `client_id`? integer, 1 or more: Only what belongs to this client; administrators only
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `search`? string, at most 200 characters: Text to look for
   * - `status`? "active" | "inactive" | "pending" | "approved" | "rejected": Only feeds that are active, inactive, or in this review state
   * - `domain_id`? integer, 1 or more: Only feeds of this domain
   * - `last_import`? "needs_attention" | "failed_or_held" | "failed" | "held" | "needs_mapping": Only feeds whose last import is in this state
   * - `assignee`? string, at most 10 characters: Only what is assigned to this administrator: a number (`id`), `me`, or `nobody`; administrators only
   * - `from`? string (date-time), at most 40 characters: Only what was added from this time on
   * - `to`? string (date-time), at most 40 characters: Only what was added before this time
   * - `sort`? "created_at" | "updated_at" | "feed_name" | "total_items" | "views": Sort field
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly list: (input?: AdminFeedsListInput, options?: CallOptions) => PageCall<Feed>;
  /** Lists the imports of a feed, by default the newest first. `GET /admin/feeds/{id}/imports`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `sort`? "created_at" | "rows" | "rejected": Sort field; by default `created_at`, the newest first
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly listImports: (input: AdminFeedsListImportsInput, options?: CallOptions) => PageCall<Import>;
  /** Lists the items of a feed, by external id. `GET /admin/feeds/{id}/items`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `cursor`? string, 1 to 1000 characters: Goes on behind the rows of an earlier reply, with its `next_cursor`, whatever was added meanwhile. Takes the place of `page`
   * - `search`? string, at most 200 characters: Text to look for
   * - `is_enabled`? boolean: Only items that are switched on, or off */
  readonly listItems: (input: AdminFeedsListItemsInput, options?: CallOptions) => PageCall<FeedItem>;
  /** Maps the columns of an upload and starts the import. `POST /admin/feeds/process-mapping`
   *
   * - `upload_id` string, 1 to 100 characters
   * - `mapping`? object: Leave it out to map the columns as the analysis's `saved_mapping` does */
  readonly processMapping: (input: AdminFeedsProcessMappingInput, options?: CallOptions) => Call<FeedStarted>;
  /** Fetches a URL feed now. `POST /admin/feeds/{id}/refresh`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly refresh: (input: AdminFeedsRefreshInput, options?: CallOptions) => Call<Import>;
  /** Rejects a pending feed with a reason, and switches it off. `POST /admin/feeds/{id}/reject`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `reason` string, 1 to 2000 characters
   * - `revoke`? boolean: True: takes back the approval of a feed that is approved. Without it, 409 */
  readonly reject: (input: AdminFeedsRejectInput, options?: CallOptions) => Call<Feed>;
  /** Downloads the rejected records of an import in the form of its file. `GET /admin/feeds/{id}/imports/{import_id}/rejected`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `import_id` integer, 1 or more: Number of the import */
  readonly rejectedRecords: (input: AdminFeedsRejectedRecordsInput, options?: CallOptions) => Call<ReceivedFile>;
  /** Deletes a feed of any client and its items. `DELETE /admin/feeds/{id}`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly remove: (input: AdminFeedsRemoveInput, options?: CallOptions) => Call<DoneReply>;
  /** Removes the saved column mapping of a feed. `DELETE /admin/feeds/{id}/mapping`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly removeMapping: (input: AdminFeedsRemoveMappingInput, options?: CallOptions) => Call<DoneReply>;
  /** Rolls back the latest import, restoring the items as they were before it. `POST /admin/feeds/{id}/imports/{import_id}/rollback`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `import_id` integer, 1 or more: Number of the import */
  readonly rollbackImport: (input: AdminFeedsRollbackImportInput, options?: CallOptions) => Call<Import>;
  /** Saves a column mapping with a feed for its next file. `PUT /admin/feeds/{id}/mapping`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `mapping` object: Each source column with the field it fills: a field name, an object that also says how to read the column, or a list of such objects */
  readonly saveMapping: (input: AdminFeedsSaveMappingInput, options?: CallOptions) => Call<SavedMapping>;
  /** Shows one feed of any client. `GET /admin/feeds/{id}`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly show: (input: AdminFeedsShowInput, options?: CallOptions) => Call<Feed>;
  /** Shows an import with its progress and counts. `GET /admin/feeds/{id}/imports/{import_id}`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `import_id` integer, 1 or more: Number of the import */
  readonly showImport: (input: AdminFeedsShowImportInput, options?: CallOptions) => Call<Import>;
  /** Shows the saved column mapping of a feed. `GET /admin/feeds/{id}/mapping`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly showMapping: (input: AdminFeedsShowMappingInput, options?: CallOptions) => Call<SavedMapping>;
  /** Counts the feeds of all clients by activity and review state. `GET /admin/feeds/stats` */
  readonly stats: (input?: NoInput, options?: CallOptions) => Call<FeedStats>;
  /** Updates a feed of any client or replaces its file. `PUT /admin/feeds/{id}`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `feed_name`? string, 1 to 200 characters
   * - `feed_description`? string, at most 2000 characters
   * - `category`? "girls" | "guys" | "trans"
   * - `feed_url`? string (http-url), 1 to 2048 characters
   * - `feed_type`? "insert_update" | "disabled" | "rss" | "json" | "xml" | "csv": rss, json, xml, and csv name the source format and are treated as insert_update
   * - `delimiter`? "," | ";" | "|" | "\t" | "comma" | "semicolon" | "pipe" | "tab": The character or its name
   * - `domain_id`? integer, 1 or more
   * - `quote_char`? string, at most 1 characters
   * - `lazy_quotes`? true | false | "exact": As in Go's encoding/csv: a quote may appear in an unquoted field, and a lone quote in a quoted one. A guard takes unclosed quotes literally; 'exact' turns the guard off.
   * - `has_header_row`? boolean
   * - `header_row`? integer, 1 to 1000
   * - `url_parameters`? string, at most 1000 characters
   * - `record_path`? string, at most 300 characters
   * - `encoding`? string (text-encoding), at most 40 characters
   * - `refresh_interval_minutes`? integer, 15 to 10080
   * - `is_active`? boolean
   * - `file`? file: CSV, JSON, XML, or TXT, optionally gzipped once; the format is detected from the content */
  readonly update: (input: AdminFeedsUpdateInput, options?: CallOptions) => Call<AdminFeedsUpdateResult>;
  /** Adds a feed for a client from an uploaded file. `POST /admin/feeds/upload`
   *
   * - `client_id` integer, 1 or more
   * - `feed_name` string, 1 to 200 characters
   * - `feed_description`? string, at most 2000 characters
   * - `category`? "girls" | "guys" | "trans"
   * - `feed_type`? "insert_update" | "disabled" | "rss" | "json" | "xml" | "csv": rss, json, xml, and csv name the source format and are treated as insert_update
   * - `feed_url`? string (http-url), at most 2048 characters: Source of the file; saved as a note
   * - `domain_id`? integer, 1 or more
   * - `delimiter`? "," | ";" | "|" | "\t" | "comma" | "semicolon" | "pipe" | "tab": The character or its name
   * - `csv_delimiter`? "," | ";" | "|" | "\t" | "comma" | "semicolon" | "pipe" | "tab": The character or its name
   * - `quote_char`? string, at most 1 characters
   * - `lazy_quotes`? true | false | "exact": As in Go's encoding/csv: a quote may appear in an unquoted field, and a lone quote in a quoted one. A guard takes unclosed quotes literally; 'exact' turns the guard off.
   * - `has_header_row`? boolean
   * - `header_row`? integer, 1 to 1000
   * - `url_parameters`? string, at most 1000 characters
   * - `record_path`? string, at most 300 characters
   * - `encoding`? string (text-encoding), at most 40 characters
   * - `file` file: CSV, JSON, XML, or TXT, optionally gzipped once; the format is detected from the content */
  readonly upload: (input: AdminFeedsUploadInput, options?: CallOptions) => Call<MappingNeeded | FeedStarted>;
}

/** Who decided what, and when */
export interface AuditApi {
  /** Downloads who decided what as CSV that is safe to open in a spreadsheet. `GET /admin/audit/export`
   *
   * - `search`? string, at most 200 characters: Text to look for
   * - `action`? string, at most 100 characters: Only this action, such as domains.approve
   * - `actor`? string, at most 100 characters: Only what this username did
   * - `subject_type`? string, at most 50 characters: Only what was done to this kind, such as domain
   * - `subject_id`? integer, 1 or more: Only what was done to the object with this number
   * - `request_id`? string, at most 100 characters: Only what this request did
   * - `from`? string (date-time), at most 40 characters: Only from this time on
   * - `to`? string (date-time), at most 40 characters: Only before this time
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly export: (input?: AuditExportInput, options?: CallOptions) => Call<ReceivedFile>;
  /** Lists who decided what, the newest first. `GET /admin/audit`
   *
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `cursor`? string, 1 to 1000 characters: Goes on behind the rows of an earlier reply, with its `next_cursor`, whatever was added meanwhile. Takes the place of `page`
   * - `search`? string, at most 200 characters: Text to look for
   * - `action`? string, at most 100 characters: Only this action, such as domains.approve
   * - `actor`? string, at most 100 characters: Only what this username did
   * - `subject_type`? string, at most 50 characters: Only what was done to this kind, such as domain
   * - `subject_id`? integer, 1 or more: Only what was done to the object with this number
   * - `request_id`? string, at most 100 characters: Only what this request did
   * - `from`? string (date-time), at most 40 characters: Only from this time on
   * - `to`? string (date-time), at most 40 characters: Only before this time
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly list: (input?: AuditListInput, options?: CallOptions) => PageCall<AuditEntry>;
}

/** Sign-in, sessions and the signed-in account */
export interface AuthApi {
  /** Signs an administrator in by username or email. `POST /auth/admin/login`
   *
   * - `username` string, 1 to 254 characters: Username or email
   * - `password` string, 1 to 1024 characters */
  readonly adminLogin: (input: AuthAdminLoginInput, options?: CallOptions) => Call<SignInReply>;
  /** Changes the password and ends every other session and token. `PUT /auth/password`
   *
   * - `current_password` string, 1 to 1024 characters
   * - `password` string, 8 to 128 characters
   * - `password_confirmation` string, 1 to 128 characters */
  readonly changePassword: (input: AuthChangePasswordInput, options?: CallOptions) => Call<DoneReply>;
  /** Says whether the link of an email still sets a new password, before one is chosen. `POST /auth/password/check`
   *
   * - `token` string, 1 to 200 characters */
  readonly checkPasswordReset: (input: AuthCheckPasswordResetInput, options?: CallOptions) => Call<AuthCheckPasswordResetResult>;
  /** Signs a client in by username or email. `POST /auth/client/login`
   *
   * - `username` string, 1 to 254 characters: Username or email
   * - `password` string, 1 to 1024 characters */
  readonly clientLogin: (input: AuthClientLoginInput, options?: CallOptions) => Call<SignInReply>;
  /** Emails a link for choosing a new password. `POST /auth/password/forgot`
   *
   * - `username` string, 1 to 254 characters: Username or email */
  readonly forgotPassword: (input: AuthForgotPasswordInput, options?: CallOptions) => Call<DoneReply>;
  /** Lists the signed-in account's sessions, most recently used first. `GET /auth/sessions` */
  readonly listSessions: (input?: NoInput, options?: CallOptions) => Call<readonly Session[]>;
  /** Ends the session. Ending it twice is not an error. `POST /auth/logout` */
  readonly logout: (input?: NoInput, options?: CallOptions) => Call<DoneReply>;
  /** Says who is signed in, and what they may do. `GET /auth/me` */
  readonly me: (input?: NoInput, options?: CallOptions) => Call<Identity>;
  /** Shows the signed-in account. `GET /auth/profile` */
  readonly profile: (input?: NoInput, options?: CallOptions) => Call<Profile>;
  /** Exchanges the session's token for a new one, within 14 days of the sign-in. `POST /auth/refresh` */
  readonly refresh: (input?: NoInput, options?: CallOptions) => Call<SignInReply>;
  /** Sets a new password with the token from an emailed link. `POST /auth/password/reset`
   *
   * - `token` string, 1 to 200 characters
   * - `password` string, 8 to 128 characters
   * - `password_confirmation` string, 1 to 128 characters */
  readonly resetPassword: (input: AuthResetPasswordInput, options?: CallOptions) => Call<DoneReply>;
  /** Ends one session of the signed-in account. `DELETE /auth/sessions/{id}`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly revokeSession: (input: AuthRevokeSessionInput, options?: CallOptions) => Call<DoneReply>;
  /** Changes the signed-in account. `PUT /auth/profile`
   *
   * - `first_name`? string, 1 to 100 characters
   * - `last_name`? string, 1 to 100 characters
   * - `email`? string (email), 1 to 254 characters
   * - `phone`? string (phone), 1 to 40 characters
   * - `job_title`? string, at most 200 characters
   * - `website`? string (website), at most 2048 characters: Clients only
   * - `timezone`? "America/New_York" | "America/Chicago" | "America/Denver" | "America/Los_Angeles" | "Europe/London" | "Europe/Paris" | "Asia/Tokyo" | "Australia/Sydney": Clients only
   * - `notifications`? object: Which emails the account gets */
  readonly updateProfile: (input?: AuthUpdateProfileInput, options?: CallOptions) => Call<Profile>;
}

/** Bids, budgets, pacing and the market */
export interface BiddingApi {
  /** Shows how the traffic of the coming minute is shared, what each domain asked for, and why. `GET /bidding/allocations`
   *
   * - `client_id`? integer, 1 or more: Only what belongs to this client; administrators only */
  readonly allocations: (input?: BiddingAllocationsInput, options?: CallOptions) => Call<AllocationPlan>;
  /** Lists the journal of people's clicks on a domain, the latest entry first. `GET /domains/{id}/clicks`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `cursor`? string, 1 to 1000 characters: Goes on behind the rows of an earlier reply, with its `next_cursor`, whatever was added meanwhile. Takes the place of `page` */
  readonly clicks: (input: BiddingClicksInput, options?: CallOptions) => PageCall<ClickEntry>;
  /** Sums up the bidding of a client, with its domains and latest changes. `GET /admin/clients/{id}/bidding-overview`
   *
   * - `id` integer, 1 or more: Number of the client (`client_id`)
   * - `domains`? integer, 0 to 1000: How many domains to list: 0 for the totals alone */
  readonly clientOverview: (input: BiddingClientOverviewInput, options?: CallOptions) => Call<ClientBiddingOverview>;
  /** Takes back what a click was charged. `POST /admin/clicks/{id}/correct`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `reason` string, 1 to 500 characters: Why the click should not have been charged; kept with the correction */
  readonly correctClick: (input: BiddingCorrectClickInput, options?: CallOptions) => Call<ClickEntry>;
  /** Estimates what another bid or daily budget would buy on a whole day, and how good the estimate is. `GET /domains/{id}/bidding/forecast`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `bid_amount`? number (money), 0.01 to 100: US dollars for a unique click; the current bid if omitted
   * - `daily_budget`? number (money), 0.01 to 100000: US dollars a day; the current budget if omitted */
  readonly forecast: (input: BiddingForecastInput, options?: CallOptions) => Call<BiddingForecast>;
  /** Lists the changes of bid and budget of a domain, the latest first. `GET /domains/{id}/bid-history`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page */
  readonly history: (input: BiddingHistoryInput, options?: CallOptions) => Call<BidHistory>;
  /** Lists clicks and spend of a domain by hour of the current day. `GET /domains/{id}/hourly-distribution`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly hourly: (input: BiddingHourlyInput, options?: CallOptions) => Call<BiddingHourlyResult>;
  /** Lists domains of all clients with bidding, pacing and share of the traffic. `GET /admin/bidding/domains`
   *
   * - `client_id`? integer, 1 or more: Only what belongs to this client; administrators only
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `search`? string, at most 200 characters: Text to look for
   * - `status`? "pending" | "approved" | "rejected": Only domains in this status
   * - `bidding_status`? "active" | "paused": Only approved domains with this bidding status
   * - `sort`? "current_spend" | "bid_amount" | "daily_budget" | "clicks_today" | "domain_name" | "company_name": What the list is sorted by
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly listDomains: (input?: BiddingListDomainsInput, options?: CallOptions) => PageCall<BiddingDomain>;
  /** Sums up the pacing of the active domains of the market. `GET /bidding/market-pacing-overview` */
  readonly marketPacing: (input?: NoInput, options?: CallOptions) => Call<MarketPacing>;
  /** Says how the spending of a domain keeps to the plan of the day. `GET /domains/{id}/pacing-stats`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly pacing: (input: BiddingPacingInput, options?: CallOptions) => Call<PacingStats>;
  /** Lists the domains whose bidding is active but not on track, the most urgent first. `GET /bidding/pacing-alerts`
   *
   * - `client_id`? integer, 1 or more: Only what belongs to this client; administrators only
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `severity`? "info" | "warning" | "critical": Only alerts of this severity */
  readonly pacingAlerts: (input?: BiddingPacingAlertsInput, options?: CallOptions) => PageCall<PacingAlert>;
  /** Lists traffic shares for the current minute, largest first. `GET /bidding/realtime-allocations`
   *
   * - `client_id`? integer, 1 or more: Only what belongs to this client; administrators only
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `search`? string, at most 200 characters: Text to look for */
  readonly realtimeAllocations: (input?: BiddingRealtimeAllocationsInput, options?: CallOptions) => PageCall<TrafficAllocation>;
  /** Shows the bid, the budget and the spend of today of a domain, and the domain itself. `GET /domains/{id}/bidding`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly show: (input: BiddingShowInput, options?: CallOptions) => Call<BiddingShowResult>;
  /** Says whether bidding works: its jobs, how far traffic is advanced, and whether the ledger adds up. `GET /bidding/system-health` */
  readonly systemHealth: (input?: NoInput, options?: CallOptions) => Call<BiddingSystemHealth>;
  /** Shows what all domains of the client spend today, by hour, beside their plans. `GET /bidding/today` */
  readonly today: (input?: NoInput, options?: CallOptions) => Call<BiddingToday>;
  /** Changes the bid, the daily budget, or whether bidding is enabled. `POST /domains/{id}/bidding/update`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `bid_amount`? number (money), 0 to 100: US dollars per unique click
   * - `cpm_unique_click_bid`? number (money), 0 to 100: The same as bid_amount
   * - `daily_budget`? number (money), 0 to 100000: US dollars per day; a hard cap
   * - `bidding_status`? "active" | "paused": active: bidding is enabled
   * - `is_active`? boolean: The same as bidding_status active
   * - `change_reason`? string, at most 500 characters: Optional for clients, who get "Updated by client"; required for administrators
   * - `version`? integer, 0 or more: The version that the change is based on; 409 if it is no longer the current one */
  readonly update: (input: BiddingUpdateInput, options?: CallOptions) => Call<BiddingUpdateResult>;
}

/** The client's own dashboard and analytics */
export interface ClientApi {
  /** Sums up views, clicks and spend of the client. `GET /client/analytics`
   *
   * - `from`? string (date), at most 10 characters: First day, in the account's timezone
   * - `to`? string (date), at most 10 characters: Last day, included
   * - `group_by`? "hour" | "day" | "domain" | "feed" | "country": What the rows are
   * - `split_by`? "domain" | "feed" | "country": Splits each domain, feed, or country into parts of another kind: a row for each pair with traffic. Not with hours and days, and traffic without a feed is omitted if either is a feed
   * - `domain_id`? integer, 1 or more: Only traffic of this domain
   * - `feed_id`? integer, 1 or more: Only traffic of this feed
   * - `country`? string, at most 2 characters: Only traffic from this country, an ISO 3166-1 code
   * - `format`? "json" | "csv": How it is answered */
  readonly analytics: {
    (input: ClientAnalyticsInput & { readonly format: 'csv' }, options?: CallOptions): Call<ReceivedFile>;
    (input?: ClientAnalyticsInput & { readonly format?: 'json' | undefined }, options?: CallOptions): Call<Analytics>;
  };
  /** Shows a client's feed counts and latest feeds. `GET /client/dashboard` */
  readonly dashboard: (input?: NoInput, options?: CallOptions) => Call<ClientDashboard>;
}

/** A client's own feeds */
export interface ClientFeedsApi {
  /** Accepts an import on hold and applies its rows. `POST /client/feeds/{id}/imports/{import_id}/accept`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `import_id` integer, 1 or more: Number of the import */
  readonly acceptImport: (input: ClientFeedsAcceptImportInput, options?: CallOptions) => Call<Import>;
  /** Adds a feed from an uploaded file or from a URL. `POST /client/feeds`
   *
   * - `feed_name` string, 1 to 200 characters
   * - `feed_description`? string, at most 2000 characters
   * - `category`? "girls" | "guys" | "trans"
   * - `feed_type`? "insert_update" | "disabled" | "rss" | "json" | "xml" | "csv": rss, json, xml, and csv name the source format and are treated as insert_update
   * - `domain_id` integer, 1 or more
   * - `delimiter`? "," | ";" | "|" | "\t" | "comma" | "semicolon" | "pipe" | "tab": The character or its name
   * - `quote_char`? string, at most 1 characters
   * - `lazy_quotes`? true | false | "exact": As in Go's encoding/csv: a quote may appear in an unquoted field, and a lone quote in a quoted one. A guard takes unclosed quotes literally; 'exact' turns the guard off.
   * - `has_header_row`? boolean
   * - `header_row`? integer, 1 to 1000
   * - `url_parameters`? string, at most 1000 characters
   * - `record_path`? string, at most 300 characters
   * - `encoding`? string (text-encoding), at most 40 characters
   * - `file`? file: CSV, JSON, XML, or TXT, optionally gzipped once; the format is detected from the content
   * - `feed_url`? string (http-url), 1 to 2048 characters: Fetched with the user agent `GRT-Feeds/2.0`, which a firewall of the host has to allow
   * - `refresh_interval_minutes`? integer, 15 to 10080 */
  readonly create: (input: ClientFeedsCreateInput, options?: CallOptions) => Call<MappingNeeded | FeedStarted>;
  /** Drops an import on hold. The items are left unchanged. `POST /client/feeds/{id}/imports/{import_id}/drop`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `import_id` integer, 1 or more: Number of the import */
  readonly dropImport: (input: ClientFeedsDropImportInput, options?: CallOptions) => Call<Import>;
  /** Lists the errors and warnings of an import. `GET /client/feeds/{id}/imports/{import_id}/errors`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `import_id` integer, 1 or more: Number of the import
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `severity`? "error" | "warning": Only errors, or only warnings
   * - `code`? string, at most 100 characters: Only those of one kind, such as `row.required`
   * - `format`? "json" | "csv": Format of the reply */
  readonly importErrors: {
    (input: ClientFeedsImportErrorsInput & { readonly format: 'csv' }, options?: CallOptions): Call<ReceivedFile>;
    (input: ClientFeedsImportErrorsInput & { readonly format?: 'json' | undefined }, options?: CallOptions): PageCall<ImportError>;
  };
  /** Lists the client's feeds, newest first. `GET /client/feeds`
   *
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `search`? string, at most 200 characters: Text to look for
   * - `status`? "active" | "inactive" | "pending" | "approved" | "rejected": Only feeds that are active, inactive, or in this review state
   * - `domain_id`? integer, 1 or more: Only feeds of this domain
   * - `last_import`? "needs_attention" | "failed_or_held" | "failed" | "held" | "needs_mapping": Only feeds whose last import is in this state
   * - `is_fetched`? boolean: Only feeds that are fetched from a URL, or only uploaded ones
   * - `thumbnails`? integer, 1 to 8: Adds to each feed the thumbnail addresses of up to so many of its videos
   * - `sort`? "created_at" | "updated_at" | "feed_name" | "total_items" | "views": Sort field
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly list: (input?: ClientFeedsListInput, options?: CallOptions) => PageCall<Feed>;
  /** Lists the imports of a feed, by default the newest first. `GET /client/feeds/{id}/imports`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `sort`? "created_at" | "rows" | "rejected": Sort field; by default `created_at`, the newest first
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly listImports: (input: ClientFeedsListImportsInput, options?: CallOptions) => PageCall<Import>;
  /** Lists the items of a feed, by external id. `GET /client/feeds/{id}/items`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `cursor`? string, 1 to 1000 characters: Goes on behind the rows of an earlier reply, with its `next_cursor`, whatever was added meanwhile. Takes the place of `page`
   * - `search`? string, at most 200 characters: Text to look for
   * - `is_enabled`? boolean: Only items that are switched on, or off */
  readonly listItems: (input: ClientFeedsListItemsInput, options?: CallOptions) => PageCall<FeedItem>;
  /** Maps the columns of an upload and starts the import. `POST /client/feeds/process-mapping`
   *
   * - `upload_id` string, 1 to 100 characters
   * - `mapping`? object: Leave it out to map the columns as the analysis's `saved_mapping` does */
  readonly processMapping: (input: ClientFeedsProcessMappingInput, options?: CallOptions) => Call<FeedStarted>;
  /** Fetches a URL feed now. `POST /client/feeds/{id}/refresh`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly refresh: (input: ClientFeedsRefreshInput, options?: CallOptions) => Call<Import>;
  /** Downloads the rejected records of an import in the form of its file. `GET /client/feeds/{id}/imports/{import_id}/rejected`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `import_id` integer, 1 or more: Number of the import */
  readonly rejectedRecords: (input: ClientFeedsRejectedRecordsInput, options?: CallOptions) => Call<ReceivedFile>;
  /** Deletes one of the client's feeds and its items. `DELETE /client/feeds/{id}`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly remove: (input: ClientFeedsRemoveInput, options?: CallOptions) => Call<DoneReply>;
  /** Removes the saved column mapping of a feed. `DELETE /client/feeds/{id}/mapping`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly removeMapping: (input: ClientFeedsRemoveMappingInput, options?: CallOptions) => Call<DoneReply>;
  /** Rolls back the latest import, restoring the items as they were before it. `POST /client/feeds/{id}/imports/{import_id}/rollback`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `import_id` integer, 1 or more: Number of the import */
  readonly rollbackImport: (input: ClientFeedsRollbackImportInput, options?: CallOptions) => Call<Import>;
  /** Saves a column mapping with a feed for its next file. `PUT /client/feeds/{id}/mapping`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `mapping` object: Each source column with the field it fills: a field name, an object that also says how to read the column, or a list of such objects */
  readonly saveMapping: (input: ClientFeedsSaveMappingInput, options?: CallOptions) => Call<SavedMapping>;
  /** Shows one feed of the client. `GET /client/feeds/{id}`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly show: (input: ClientFeedsShowInput, options?: CallOptions) => Call<Feed>;
  /** Shows an import with its progress and counts. `GET /client/feeds/{id}/imports/{import_id}`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `import_id` integer, 1 or more: Number of the import */
  readonly showImport: (input: ClientFeedsShowImportInput, options?: CallOptions) => Call<Import>;
  /** Shows the saved column mapping of a feed. `GET /client/feeds/{id}/mapping`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly showMapping: (input: ClientFeedsShowMappingInput, options?: CallOptions) => Call<SavedMapping>;
  /** Updates one of the client's feeds or replaces its file. `PUT /client/feeds/{id}`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `feed_name`? string, 1 to 200 characters
   * - `feed_description`? string, at most 2000 characters
   * - `category`? "girls" | "guys" | "trans"
   * - `feed_url`? string (http-url), 1 to 2048 characters
   * - `feed_type`? "insert_update" | "disabled" | "rss" | "json" | "xml" | "csv": rss, json, xml, and csv name the source format and are treated as insert_update
   * - `delimiter`? "," | ";" | "|" | "\t" | "comma" | "semicolon" | "pipe" | "tab": The character or its name
   * - `domain_id`? integer, 1 or more
   * - `quote_char`? string, at most 1 characters
   * - `lazy_quotes`? true | false | "exact": As in Go's encoding/csv: a quote may appear in an unquoted field, and a lone quote in a quoted one. A guard takes unclosed quotes literally; 'exact' turns the guard off.
   * - `has_header_row`? boolean
   * - `header_row`? integer, 1 to 1000
   * - `url_parameters`? string, at most 1000 characters
   * - `record_path`? string, at most 300 characters
   * - `encoding`? string (text-encoding), at most 40 characters
   * - `refresh_interval_minutes`? integer, 15 to 10080
   * - `is_active`? boolean
   * - `file`? file: CSV, JSON, XML, or TXT, optionally gzipped once; the format is detected from the content */
  readonly update: (input: ClientFeedsUpdateInput, options?: CallOptions) => Call<ClientFeedsUpdateResult>;
  /** Checks a file without importing it. `POST /client/feeds/validate`
   *
   * - `feed_type`? "insert_update" | "disabled" | "rss" | "json" | "xml" | "csv": rss, json, xml, and csv name the source format and are treated as insert_update
   * - `delimiter`? "," | ";" | "|" | "\t" | "comma" | "semicolon" | "pipe" | "tab": The character or its name
   * - `quote_char`? string, at most 1 characters
   * - `lazy_quotes`? true | false | "exact": As in Go's encoding/csv: a quote may appear in an unquoted field, and a lone quote in a quoted one. A guard takes unclosed quotes literally; 'exact' turns the guard off.
   * - `has_header_row`? boolean
   * - `header_row`? integer, 1 to 1000
   * - `url_parameters`? string, at most 1000 characters
   * - `record_path`? string, at most 300 characters
   * - `encoding`? string (text-encoding), at most 40 characters
   * - `mapping`? string, at most 100000 characters: Column mapping as JSON; the suggested mapping if omitted
   * - `file` file: CSV, JSON, XML, or TXT, optionally gzipped once; the format is detected from the content */
  readonly validate: (input: ClientFeedsValidateInput, options?: CallOptions) => Call<FeedCheck>;
}

/** Clients, for administrators */
export interface ClientsApi {
  /** Makes a suspended or inactive client active again. `POST /admin/clients/{id}/activate`
   *
   * - `id` integer, 1 or more: Number of the client (`client_id`) */
  readonly activate: (input: ClientsActivateInput, options?: CallOptions) => Call<Client>;
  /** Cancels the pending change of a client's email address. `DELETE /admin/clients/{id}/email-change`
   *
   * - `id` integer, 1 or more: Number of the client (`client_id`) */
  readonly cancelEmail: (input: ClientsCancelEmailInput, options?: CallOptions) => Call<Client>;
  /** Creates a client and emails a link to set up the account. `POST /admin/clients`
   *
   * - `company_name` string, 1 to 200 characters
   * - `first_name` string, 1 to 100 characters
   * - `last_name` string, 1 to 100 characters
   * - `email` string (email), 1 to 254 characters
   * - `phone`? string (phone), at most 40 characters: 7 to 15 digits, with + ( ) - . / and spaces between them, and an extension such as ext. 12, x12, or #12
   * - `job_title`? string, at most 200 characters
   * - `website`? string (website), at most 2048 characters: Has a dot; https:// is put in front when there is no scheme
   * - `country`? string (country-code), at most 2 characters: ISO 3166-1 code
   * - `state`? string, at most 100 characters: Code of the state or province for US and CA, free text elsewhere
   * - `timezone`? "America/New_York" | "America/Chicago" | "America/Denver" | "America/Los_Angeles" | "Europe/London" | "Europe/Paris" | "Asia/Tokyo" | "Australia/Sydney"
   * - `subscription_plan`? string, 1 to 50 characters: Standard if omitted */
  readonly create: (input: ClientsCreateInput, options?: CallOptions) => Call<Client>;
  /** Decides on up to 500 clients in one call. `POST /admin/clients/decide`
   *
   * - `decisions` list of object, 1 to 500 entries */
  readonly decide: (input: ClientsDecideInput, options?: CallOptions) => Call<readonly ClientDecisionResult[]>;
  /** Downloads clients as CSV that is safe to open in a spreadsheet. `GET /admin/clients/export`
   *
   * - `ids`? list of integer, 1 or more, 1 to 500 entries: Only the clients with these numbers (`client_id`)
   * - `except`? list of integer, 1 or more, 1 to 500 entries: Without the clients with these numbers
   * - `search`? string, at most 200 characters: Text to look for
   * - `status`? "pending" | "active" | "suspended" | "inactive": Only clients in this status
   * - `country`? string, at most 2 characters: Only those in this country: ISO 3166-1, in capitals
   * - `from`? string (date-time), at most 40 characters: Only what was added from this time on
   * - `to`? string (date-time), at most 40 characters: Only what was added before this time
   * - `sort`? "newest" | "oldest" | "company_asc" | "company_desc" | "revenue_desc" | "revenue_asc": What the list is sorted by */
  readonly export: (input?: ClientsExportInput, options?: CallOptions) => Call<ReceivedFile>;
  /** Lists clients, the newest first unless `sort` says otherwise. `GET /admin/clients`
   *
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `search`? string, at most 200 characters: Text to look for
   * - `status`? "pending" | "active" | "suspended" | "inactive": Only clients in this status
   * - `country`? string, at most 2 characters: Only those in this country: ISO 3166-1, in capitals
   * - `from`? string (date-time), at most 40 characters: Only what was added from this time on
   * - `to`? string (date-time), at most 40 characters: Only what was added before this time
   * - `sort`? "newest" | "oldest" | "company_asc" | "company_desc" | "revenue_desc" | "revenue_asc": What the list is sorted by */
  readonly list: (input?: ClientsListInput, options?: CallOptions) => PageCall<Client>;
  /** Lists the domains of a client with their bidding and pacing, the newest first. `GET /admin/clients/{id}/domains`
   *
   * - `id` integer, 1 or more: Number of the client (`client_id`)
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `search`? string, at most 200 characters: Text to look for
   * - `status`? "pending" | "approved" | "rejected": Only domains in this status
   * - `sort`? "created_at" | "domain_name" | "status": What the list is sorted by
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly listDomains: (input: ClientsListDomainsInput, options?: CallOptions) => PageCall<Domain>;
  /** Removes the second factor of a client who has lost it. `DELETE /admin/clients/{id}/factors`
   *
   * - `id` integer, 1 or more: Number of the client (`client_id`) */
  readonly removeFactors: (input: ClientsRemoveFactorsInput, options?: CallOptions) => Call<DoneReply>;
  /** Emails a new link to set the account up; older ones end. `POST /admin/clients/{id}/resend-setup`
   *
   * - `id` integer, 1 or more: Number of the client (`client_id`) */
  readonly resendSetup: (input: ClientsResendSetupInput, options?: CallOptions) => Call<Client>;
  /** Shows one client. `GET /admin/clients/{id}`
   *
   * - `id` integer, 1 or more: Number of the client (`client_id`) */
  readonly show: (input: ClientsShowInput, options?: CallOptions) => Call<Client>;
  /** Suspends a client. `POST /admin/clients/{id}/suspend`
   *
   * - `id` integer, 1 or more: Number of the client (`client_id`)
   * - `reason`? string, at most 2000 characters: Optional; the client is sent it */
  readonly suspend: (input: ClientsSuspendInput, options?: CallOptions) => Call<Client>;
  /** Changes a client. `PUT /admin/clients/{id}`
   *
   * - `id` integer, 1 or more: Number of the client (`client_id`)
   * - `company_name`? string, 1 to 200 characters
   * - `first_name`? string, 1 to 100 characters
   * - `last_name`? string, 1 to 100 characters
   * - `email`? string (email), 1 to 254 characters
   * - `phone`? string (phone), at most 40 characters
   * - `job_title`? string, at most 200 characters
   * - `website`? string (website), at most 2048 characters
   * - `country`? string (country-code), at most 2 characters
   * - `state`? string, at most 100 characters
   * - `timezone`? "America/New_York" | "America/Chicago" | "America/Denver" | "America/Los_Angeles" | "Europe/London" | "Europe/Paris" | "Asia/Tokyo" | "Australia/Sydney"
   * - `subscription_plan`? string, 1 to 50 characters
   * - `is_active`? boolean: False makes an active client inactive, true an inactive one active; 409 for pending and suspended ones */
  readonly update: (input: ClientsUpdateInput, options?: CallOptions) => Call<Client>;
}

/** Signing in a program through the browser */
export interface DevicesApi {
  /** Lets the program in, with a session of the signed-in account. `POST /auth/device/{user_code}/approve`
   *
   * - `user_code` string, 1 to 40 characters: The code that the program shows. Case, hyphens, and gaps do not matter */
  readonly approve: (input: DevicesApproveInput, options?: CallOptions) => Call<DoneReply>;
  /** Refuses the program. `POST /auth/device/{user_code}/deny`
   *
   * - `user_code` string, 1 to 40 characters: The code that the program shows. Case, hyphens, and gaps do not matter */
  readonly deny: (input: DevicesDenyInput, options?: CallOptions) => Call<DoneReply>;
  /** Shows the program that waits with a code. `GET /auth/device/{user_code}`
   *
   * - `user_code` string, 1 to 40 characters: The code that the program shows. Case, hyphens, and gaps do not matter */
  readonly show: (input: DevicesShowInput, options?: CallOptions) => Call<DeviceRequest>;
  /** Signs the program in, once someone has let it in. `POST /auth/device/token`
   *
   * - `device_code` string, 1 to 200 characters */
  readonly signIn: (input: DevicesSignInInput, options?: CallOptions) => Call<SignInReply>;
  /** Starts the sign-in of a program that someone lets in through a browser. `POST /auth/device` */
  readonly start: (input?: NoInput, options?: CallOptions) => Call<DeviceSignIn>;
}

/** Domains of clients and their approval */
export interface DomainsApi {
  /** Approves a pending domain, with optional notes. `POST /admin/domains/{id}/approve`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `admin_notes`? string, at most 5000 characters: Note to the client, who is emailed it */
  readonly approve: (input: DomainsApproveInput, options?: CallOptions) => Call<Domain>;
  /** Assigns a pending domain to an administrator, or returns it to everyone. `POST /admin/domains/{id}/assign`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `admin_id` integer, 1 or more: Null: unassigned */
  readonly assign: (input: DomainsAssignInput, options?: CallOptions) => Call<Domain>;
  /** Assigns up to 500 pending domains to an administrator, or returns them to everyone. `POST /admin/domains/assign`
   *
   * - `ids` list of integer, 1 or more, 1 to 500 entries
   * - `admin_id` integer, 1 or more: Null: nobody */
  readonly assignAll: (input: DomainsAssignAllInput, options?: CallOptions) => Call<readonly DomainDecisionResult[]>;
  /** Has the server look at the page of a domain's DMCA policy again. `POST /admin/domains/{id}/check-policy`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly checkPolicy: (input: DomainsCheckPolicyInput, options?: CallOptions) => Call<Domain>;
  /** Adds a domain for an administrator to review. `POST /domains`
   *
   * - `domain_name` string (domain-name), 1 to 253 characters: Case, www., a trailing dot, and international spelling are normalized
   * - `domain_url`? string (http-url), at most 2048 characters: Optional; empty or null clears it
   * - `dmca_compliance_url` string (http-url), 1 to 2048 characters
   * - `content_removal_email` string (email), 1 to 254 characters */
  readonly create: (input: DomainsCreateInput, options?: CallOptions) => Call<Domain>;
  /** Decides on up to 500 domains in one call. `POST /admin/domains/decide`
   *
   * - `decisions` list of object, 1 to 500 entries */
  readonly decide: (input: DomainsDecideInput, options?: CallOptions) => Call<readonly DomainDecisionResult[]>;
  /** Tells what was decided on a domain, and on earlier ones of the client with the same name. `GET /admin/domains/{id}/decisions`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly decisions: (input: DomainsDecisionsInput, options?: CallOptions) => Call<ReviewHistory>;
  /** Downloads domains as CSV that is safe to open in a spreadsheet. Clients get their own. `GET /domains/export`
   *
   * - `client_id`? integer, 1 or more: Only what belongs to this client; administrators only
   * - `search`? string, at most 200 characters: Text to look for
   * - `status`? "pending" | "approved" | "rejected": Only domains in this status
   * - `bidding_status`? "active" | "paused": Only approved domains with this bidding status
   * - `has_pacing_alert`? boolean: Only domains that `/bidding/pacing-alerts` lists, or only the others
   * - `assignee`? string, at most 10 characters: Only what is assigned to this administrator: a number (`id`), `me`, or `nobody`; administrators only
   * - `is_shared`? boolean: Only domains whose name other clients have registered, too, or only the others; administrators only
   * - `from`? string (date-time), at most 40 characters: Only what was added from this time on
   * - `to`? string (date-time), at most 40 characters: Only what was added before this time
   * - `sort`? "created_at" | "domain_name" | "company_name" | "status" | "reviewed_at" | "current_spend" | "daily_budget": Sort field. `current_spend` is what a domain has spent today.
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly export: (input?: DomainsExportInput, options?: CallOptions) => Call<ReceivedFile>;
  /** Lists domains with their bidding and pacing. Clients see their own, administrators those of all clients. `GET /domains`
   *
   * - `client_id`? integer, 1 or more: Only what belongs to this client; administrators only
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `search`? string, at most 200 characters: Text to look for
   * - `status`? "pending" | "approved" | "rejected": Only domains in this status
   * - `bidding_status`? "active" | "paused": Only approved domains with this bidding status
   * - `has_pacing_alert`? boolean: Only domains that `/bidding/pacing-alerts` lists, or only the others
   * - `sort`? "created_at" | "domain_name" | "status" | "current_spend" | "daily_budget": Sort field. `current_spend` is what a domain has spent today.
   * - `order`? "asc" | "desc": Direction of the sorting
   * - `trend_days`? integer, 2 to 31: Adds to each approved domain what it spent on each of so many days */
  readonly list: (input?: DomainsListInput, options?: CallOptions) => PageCall<Domain>;
  /** Lists the approved domains by name. Only approved domains accept feeds. `GET /domains/approved`
   *
   * - `client_id`? integer, 1 or more: Only what belongs to this client; administrators only
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `search`? string, at most 200 characters: Text to look for */
  readonly listApproved: (input?: DomainsListApprovedInput, options?: CallOptions) => PageCall<Domain>;
  /** Lists the domains of all clients, and flags names that more than one client has registered. `GET /admin/domains`
   *
   * - `client_id`? integer, 1 or more: Only what belongs to this client; administrators only
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `search`? string, at most 200 characters: Text to look for
   * - `status`? "pending" | "approved" | "rejected": Only domains in this status
   * - `assignee`? string, at most 10 characters: Only what is assigned to this administrator: a number (`id`), `me`, or `nobody`; administrators only
   * - `is_shared`? boolean: Only domains whose name other clients have registered, too, or only the others; administrators only
   * - `from`? string (date-time), at most 40 characters: Only what was added from this time on
   * - `to`? string (date-time), at most 40 characters: Only what was added before this time
   * - `sort`? "created_at" | "domain_name" | "company_name" | "status" | "reviewed_at": Sort field
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly listForReview: (input?: DomainsListForReviewInput, options?: CallOptions) => PageCall<Domain>;
  /** Rejects a pending domain, with a reason that the client sees. `POST /admin/domains/{id}/reject`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `admin_notes` string, 1 to 5000 characters: Reason for the rejection, which the client is emailed
   * - `revoke`? boolean: True: takes back the approval of a domain that is approved. Without it, 409 */
  readonly reject: (input: DomainsRejectInput, options?: CallOptions) => Call<Domain>;
  /** Deletes one of the client's domains, whatever its status. `POST /domains/{id}/delete`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly remove: (input: DomainsRemoveInput, options?: CallOptions) => Call<DoneReply>;
  /** Deletes a domain of any client, whatever its status. `POST /admin/domains/{id}/delete`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly removeAsAdmin: (input: DomainsRemoveAsAdminInput, options?: CallOptions) => Call<DoneReply>;
  /** Counts the domains by status. `GET /admin/domains/stats` */
  readonly reviewStats: (input?: NoInput, options?: CallOptions) => Call<DomainStats>;
  /** Shows one domain. Clients see their own. `GET /domains/{id}`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly show: (input: DomainsShowInput, options?: CallOptions) => Call<Domain>;
  /** Counts the client's domains. `GET /domains/totals` */
  readonly totals: (input?: NoInput, options?: CallOptions) => Call<DomainTotals>;
  /** Changes a pending domain. `PUT /domains/{id}`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `domain_name` string (domain-name), 1 to 253 characters: Case, www., a trailing dot, and international spelling are normalized
   * - `domain_url`? string (http-url), at most 2048 characters: Optional; empty or null clears it
   * - `dmca_compliance_url` string (http-url), 1 to 2048 characters
   * - `content_removal_email` string (email), 1 to 254 characters */
  readonly update: (input: DomainsUpdateInput, options?: CallOptions) => Call<Domain>;
}

/** Changing the email address of an account */
export interface EmailApi {
  /** Cancels the pending change of the signed-in account's email address. `DELETE /auth/email-change` */
  readonly cancel: (input?: NoInput, options?: CallOptions) => Call<DoneReply>;
  /** Says what a link from an email about a changed address is for. `POST /auth/email-change/check`
   *
   * - `token` string, 1 to 200 characters */
  readonly check: (input: EmailCheckInput, options?: CallOptions) => Call<EmailLink>;
  /** Confirms a changed address with a link from one of the two mailboxes. `POST /auth/email-change/confirm`
   *
   * - `token` string, 1 to 200 characters */
  readonly confirm: (input: EmailConfirmInput, options?: CallOptions) => Call<DoneReply>;
  /** Cancels a changed address with a link from one of the two mailboxes. `POST /auth/email-change/decline`
   *
   * - `token` string, 1 to 200 characters */
  readonly decline: (input: EmailDeclineInput, options?: CallOptions) => Call<DoneReply>;
}

/** Second factor of an account, and confirming who it is */
export interface FactorsApi {
  /** Completes a sign-in with the second factor, or signs in with a passkey alone. `POST /auth/login/second-factor`
   *
   * - `challenge`? string, 1 to 200 characters: The token of the challenge
   * - `code`? string, 1 to 40 characters: Six digits from the authenticator app, or a recovery code
   * - `passkey`? object: What an authenticator signed for a `PasskeyRequest`; binary values in base64url, as the browser writes them */
  readonly completeSignIn: (input?: FactorsCompleteSignInInput, options?: CallOptions) => Call<SignInReply>;
  /** Adds the passkey that was made. `POST /auth/factors/passkeys/confirm`
   *
   * - `id` string, 1 to 1400 characters: `id` of the credential
   * - `client_data` string, 1 to 4000 characters: `response.clientDataJSON`
   * - `attestation_object` string, 1 to 16000 characters: `response.attestationObject`
   * - `transports`? list of string, 1 to 40 characters, at most 10 entries: `response.transports`
   * - `name`? string, at most 60 characters: "Passkey" if it is left out */
  readonly confirmPasskey: (input: FactorsConfirmPasskeyInput, options?: CallOptions) => Call<FactorAdded>;
  /** Adds the authenticator app with a code from it. `POST /auth/factors/totp/confirm`
   *
   * - `code` string, at most 20 characters
   * - `name`? string, at most 60 characters: "Authenticator app" if it is left out */
  readonly confirmTotp: (input: FactorsConfirmTotpInput, options?: CallOptions) => Call<FactorAdded>;
  /** Lists the second factors of the signed-in account. `GET /auth/factors` */
  readonly list: (input?: NoInput, options?: CallOptions) => Call<FactorOverview>;
  /** Removes a second factor. `DELETE /auth/factors/{id}`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly remove: (input: FactorsRemoveInput, options?: CallOptions) => Call<DoneReply>;
  /** Renames a second factor. `PUT /auth/factors/{id}`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `name` string, 1 to 60 characters */
  readonly rename: (input: FactorsRenameInput, options?: CallOptions) => Call<Factor>;
  /** Makes ten new recovery codes; the old ones end. `POST /auth/factors/recovery-codes` */
  readonly replaceRecoveryCodes: (input?: NoInput, options?: CallOptions) => Call<RecoveryCodes>;
  /** Starts adding a passkey. `POST /auth/factors/passkeys` */
  readonly startPasskey: (input?: NoInput, options?: CallOptions) => Call<PasskeyCreation>;
  /** Asks for a passkey, to sign in. `POST /auth/login/passkey`
   *
   * - `challenge`? string, at most 200 characters: The token of the challenge */
  readonly startPasskeySignIn: (input?: FactorsStartPasskeySignInInput, options?: CallOptions) => Call<PasskeyRequest>;
  /** Asks for a passkey, to confirm that it is still the same person. `POST /auth/step-up/passkey` */
  readonly startPasskeyStepUp: (input?: NoInput, options?: CallOptions) => Call<PasskeyRequest>;
  /** Starts setting up an authenticator app. `POST /auth/factors/totp` */
  readonly startTotp: (input?: NoInput, options?: CallOptions) => Call<TotpSetup>;
  /** Confirms with the password, a code, or a passkey that it is still the same person. `POST /auth/step-up`
   *
   * - `password`? string, 1 to 1024 characters
   * - `code`? string, 1 to 40 characters: Six digits from the authenticator app, or a recovery code
   * - `passkey`? object: What an authenticator signed for a `PasskeyRequest`; binary values in base64url, as the browser writes them */
  readonly stepUp: (input?: FactorsStepUpInput, options?: CallOptions) => Call<StepUpReply>;
}

/** The review queue of feeds */
export interface FeedReviewApi {
  /** Assigns a feed in the queue to an administrator, or returns it to everyone. `POST /admin/feed-review`
   *
   * - `action` string
   * - `review_id` integer, 1 or more
   * - `admin_id` integer, 1 or more: Null removes the assignment */
  readonly assign: (input: FeedReviewAssignInput, options?: CallOptions) => Call<ReviewItem>;
  /** Assigns up to 500 pending feeds to an administrator, or returns them to everyone. `POST /admin/feed-review/assign`
   *
   * - `ids` list of integer, 1 or more, 1 to 500 entries
   * - `admin_id` integer, 1 or more: Null: nobody */
  readonly assignAll: (input: FeedReviewAssignAllInput, options?: CallOptions) => Call<readonly ReviewAssignmentResult[]>;
  /** Lists the queue entries that are assigned to an administrator. `GET /admin/feed-review/assignments`
   *
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page */
  readonly assignments: (input?: FeedReviewAssignmentsInput, options?: CallOptions) => PageCall<ReviewItem>;
  /** Lists the feeds pending review, by default the oldest first. `GET /admin/feed-review`
   *
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `search`? string, at most 200 characters: Text to look for
   * - `status`? "pending" | "in_review": Only feeds in this state
   * - `assignee`? string, at most 10 characters: Only what is assigned to this administrator: a number (`id`), `me`, or `nobody`; administrators only
   * - `sort`? "submitted_at" | "feed_name" | "total_items": Sort field; by default `submitted_at`, the longest waiting first
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly list: (input?: FeedReviewListInput, options?: CallOptions) => PageCall<ReviewItem>;
  /** Approves or rejects a feed in the review queue. `PUT /admin/feed-review`
   *
   * - `action` string
   * - `review_id` integer, 1 or more
   * - `resolution` "approved" | "rejected"
   * - `notes`? string, at most 2000 characters: Notes. Required for a rejection, as its reason */
  readonly resolve: (input: FeedReviewResolveInput, options?: CallOptions) => Call<Feed>;
}

/** Feeds across clients, read only */
export interface FeedsApi {
  /** Totals views, clicks, and spend by feed. Clients see their own, administrators those of all clients. `GET /feeds/analytics`
   *
   * - `from`? string (date), at most 10 characters: First day, in the account's timezone
   * - `to`? string (date), at most 10 characters: Last day, included
   * - `group_by`? "hour" | "day" | "domain" | "feed" | "country": What the rows are
   * - `split_by`? "domain" | "feed" | "country": Splits each domain, feed, or country into parts of another kind: a row for each pair with traffic. Not with hours and days, and traffic without a feed is omitted if either is a feed
   * - `client_id`? integer, 1 or more: Only what belongs to this client; administrators only
   * - `domain_id`? integer, 1 or more: Only traffic of this domain
   * - `feed_id`? integer, 1 or more: Only traffic of this feed
   * - `country`? string, at most 2 characters: Only traffic from this country, an ISO 3166-1 code
   * - `format`? "json" | "csv": How it is answered */
  readonly analytics: {
    (input: FeedsAnalyticsInput & { readonly format: 'csv' }, options?: CallOptions): Call<ReceivedFile>;
    (input?: FeedsAnalyticsInput & { readonly format?: 'json' | undefined }, options?: CallOptions): Call<Analytics>;
  };
  /** Downloads feeds as CSV that is safe to open in a spreadsheet. Clients get their own. `GET /feeds/export`
   *
   * - `client_id`? integer, 1 or more: Only what belongs to this client; administrators only
   * - `search`? string, at most 200 characters: Text to look for
   * - `status`? "active" | "inactive" | "pending" | "approved" | "rejected": Only feeds that are active, inactive, or in this review state
   * - `domain_id`? integer, 1 or more: Only feeds of this domain
   * - `last_import`? "needs_attention" | "failed_or_held" | "failed" | "held" | "needs_mapping": Only feeds whose last import is in this state
   * - `assignee`? string, at most 10 characters: Only what is assigned to this administrator: a number (`id`), `me`, or `nobody`; administrators only
   * - `from`? string (date-time), at most 40 characters: Only what was added from this time on
   * - `to`? string (date-time), at most 40 characters: Only what was added before this time
   * - `sort`? "created_at" | "updated_at" | "feed_name" | "total_items" | "views": Sort field
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly export: (input?: FeedsExportInput, options?: CallOptions) => Call<ReceivedFile>;
  /** Downloads the imports of a feed as CSV that is safe to open in a spreadsheet. `GET /feeds/{id}/imports/export`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `sort`? "created_at" | "rows" | "rejected": Sort field; by default `created_at`, the newest first
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly exportImports: (input: FeedsExportImportsInput, options?: CallOptions) => Call<ReceivedFile>;
  /** Downloads the items of a feed as CSV that is safe to open in a spreadsheet. `GET /feeds/{id}/items/export`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `search`? string, at most 200 characters: Text to look for
   * - `is_enabled`? boolean: Only items that are switched on, or off */
  readonly exportItems: (input: FeedsExportItemsInput, options?: CallOptions) => Call<ReceivedFile>;
  /** Lists feeds. Clients see their own, administrators those of all clients. `GET /feeds`
   *
   * - `client_id`? integer, 1 or more: Only what belongs to this client; administrators only
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `search`? string, at most 200 characters: Text to look for
   * - `status`? "active" | "inactive" | "pending" | "approved" | "rejected": Only feeds that are active, inactive, or in this review state
   * - `domain_id`? integer, 1 or more: Only feeds of this domain
   * - `sort`? "created_at" | "updated_at" | "feed_name" | "total_items" | "views": Sort field
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly list: (input?: FeedsListInput, options?: CallOptions) => PageCall<Feed>;
  /** Says how much room the feed files of a client take, and may take. `GET /feeds/storage`
   *
   * - `client_id`? integer, 1 or more: Only what belongs to this client; administrators only */
  readonly storage: (input?: FeedsStorageInput, options?: CallOptions) => Call<FeedsStorageResult>;
}

/** Geo-blocking rules */
export interface GeoApi {
  /** Makes every server reload the rules. `POST /system/geo-blocking/cache-clear` */
  readonly clearCache: (input?: NoInput, options?: CallOptions) => Call<DoneReply>;
  /** Blocks a country or a state. `POST /system/geo-blocking/rules`
   *
   * - `type` "country" | "state"
   * - `code` string (geo-code), 1 to 6 characters: ISO 3166-1 for a country and 3166-2 for a state; converted to upper case
   * - `name` string, 1 to 200 characters
   * - `block_reason`? string, at most 500 characters */
  readonly create: (input: GeoCreateInput, options?: CallOptions) => Call<GeoRule>;
  /** Lists the geo-blocking rules, grouped as countries and states. `GET /system/geo-blocking/rules` */
  readonly list: (input?: NoInput, options?: CallOptions) => Call<GeoRules>;
  /** Deletes a rule. `POST /system/geo-blocking/rules/{id}/delete`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly remove: (input: GeoRemoveInput, options?: CallOptions) => Call<DoneReply>;
  /** Shows a rule. `GET /system/geo-blocking/rules/{id}`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly show: (input: GeoShowInput, options?: CallOptions) => Call<GeoRule>;
  /** Turns a rule from blocked to allowed, or back. `POST /system/geo-blocking/rules/{id}/toggle`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly toggle: (input: GeoToggleInput, options?: CallOptions) => Call<GeoRule>;
  /** Changes a rule. `PUT /system/geo-blocking/rules/{id}`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `type`? "country" | "state"
   * - `code`? string (geo-code), 1 to 6 characters: ISO 3166-1 for a country and 3166-2 for a state; converted to upper case
   * - `name`? string, 1 to 200 characters
   * - `block_reason`? string, at most 500 characters
   * - `is_blocked`? boolean */
  readonly update: (input: GeoUpdateInput, options?: CallOptions) => Call<GeoRule>;
}

/** What changes while someone looks */
export interface LiveApi {
  /** Tells what changes among the records that the caller may list. `GET /admin/live`
   *
   * - `after`? string, at most 40 characters: The `id` of the last event that was received; without it, only what happens from now on is told
   * - `follow`? boolean: Keeps the reply open for what happens next */
  readonly changes: (input?: LiveChangesInput, options?: CallOptions) => Call<ReceivedFile>;
  /** Says which record a window shows, so that others see that someone is looking at it. `PUT /admin/live/looking`
   *
   * - `window` string: Which window it is: a random text, the same until it is closed
   * - `kind` "registration" | "feed" | "domain": What is reviewed, so that several people may look at it at once
   * - `id` integer, 1 or more: The number of the record; null when it no longer shows one */
  readonly look: (input: LiveLookInput, options?: CallOptions) => Call<readonly Looker[]>;
  /** Lists who else is looking at records of a kind now. `GET /admin/live/looking`
   *
   * - `kind` "registration" | "feed" | "domain": The kind of the records */
  readonly looking: (input: LiveLookingInput, options?: CallOptions) => Call<readonly Looker[]>;
}

/** Internal notes of administrators on records */
export interface NotesApi {
  /** Adds an internal note to a record. `POST /admin/notes`
   *
   * - `subject_type` "registration" | "client" | "feed" | "domain": What a note is about
   * - `subject_id` integer, 1 or more
   * - `text` string, 1 to 2000 characters: Plain text */
  readonly create: (input: NotesCreateInput, options?: CallOptions) => Call<Note>;
  /** Lists the internal notes on a record, the newest first. `GET /admin/notes`
   *
   * - `subject_type` "registration" | "client" | "feed" | "domain": What the notes are about
   * - `subject_id` integer, 1 or more: The number of the record
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page */
  readonly list: (input: NotesListInput, options?: CallOptions) => PageCall<Note>;
}

/** What happened to the feeds, domains, and budgets of a client */
export interface NotificationsApi {
  /** Lists what happened to the feeds, domains, and budgets of the company, the latest first. `GET /notifications`
   *
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `cursor`? string, 1 to 1000 characters: Goes on behind the rows of an earlier reply, with its `next_cursor`, whatever was added meanwhile. Takes the place of `page`
   * - `is_read`? boolean: Only read or only unread ones */
  readonly list: (input?: NotificationsListInput, options?: CallOptions) => PageCall<Notification>;
  /** Marks one notification as read, and counts those that are still unread. `POST /notifications/{id}/read`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly read: (input: NotificationsReadInput, options?: CallOptions) => Call<UnreadCount>;
  /** Marks all notifications up to one as read, and counts those after it. `POST /notifications/read`
   *
   * - `through` integer, 1 to 9007199254740991: The number of the latest one that was seen */
  readonly readAll: (input: NotificationsReadAllInput, options?: CallOptions) => Call<UnreadCount>;
  /** Counts the unread notifications. `GET /notifications/unread` */
  readonly unread: (input?: NoInput, options?: CallOptions) => Call<UnreadCount>;
}

/** Mail that the platform sent */
export interface OutboxApi {
  /** Downloads what was sent to whom, without the texts, as CSV that is safe to open in a spreadsheet. `GET /admin/outbox/export`
   *
   * - `search`? string, at most 200 characters: Text to look for
   * - `id`? integer, 1 or more: Only the email with this number
   * - `recipient`? string, at most 254 characters: Only email to this address
   * - `delivery_status`? "stored" | "queued" | "delivered" | "failed": Only email with this status
   * - `from`? string (date-time), at most 40 characters: Only what was added from this time on
   * - `to`? string (date-time), at most 40 characters: Only what was added before this time */
  readonly export: (input?: OutboxExportInput, options?: CallOptions) => Call<ReceivedFile>;
  /** Lists email sent by the platform, newest first. `GET /admin/outbox`
   *
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `cursor`? string, 1 to 1000 characters: Goes on behind the rows of an earlier reply, with its `next_cursor`, whatever was added meanwhile. Takes the place of `page`
   * - `search`? string, at most 200 characters: Text to look for
   * - `id`? integer, 1 or more: Only the email with this number
   * - `recipient`? string, at most 254 characters: Only email to this address
   * - `delivery_status`? "stored" | "queued" | "delivered" | "failed": Only email with this status
   * - `from`? string (date-time), at most 40 characters: Only what was added from this time on
   * - `to`? string (date-time), at most 40 characters: Only what was added before this time */
  readonly list: (input?: OutboxListInput, options?: CallOptions) => PageCall<OutboxMail>;
}

/** Pages that the gallery sites show */
export interface PagesApi {
  /** Creates a page. `POST /admin/pages`
   *
   * - `title` string, 1 to 200 characters
   * - `slug` string, 1 to 200 characters: Unique. Refused as reserved: admin, api, create, edit, list, new, preview, variables
   * - `content` string, 1 to 500000 characters: HTML, with variables in curly braces
   * - `meta_description`? string, at most 160 characters
   * - `meta_keywords`? string, at most 500 characters
   * - `page_type`? "custom" | "legal" | "policy" | "info"
   * - `status`? "draft" | "published" | "archived"
   * - `is_active`? boolean */
  readonly create: (input: PagesCreateInput, options?: CallOptions) => Call<SitePage>;
  /** Downloads the list of pages as CSV that is safe to open in a spreadsheet. `GET /admin/pages/export`
   *
   * - `search`? string, at most 200 characters: Text to look for
   * - `sort_by`? "updated_at" | "created_at" | "title" | "status": What the list is sorted by
   * - `sort_order`? "asc" | "desc": Direction of the sorting
   * - `status`? "draft" | "published" | "archived": Only pages in this status
   * - `page_type`? "custom" | "legal" | "policy" | "info": Only pages of this type */
  readonly export: (input?: PagesExportInput, options?: CallOptions) => Call<ReceivedFile>;
  /** Lists pages, the latest updated first. `GET /admin/pages`
   *
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `search`? string, at most 200 characters: Text to look for
   * - `sort_by`? "updated_at" | "created_at" | "title" | "status": What the list is sorted by
   * - `sort_order`? "asc" | "desc": Direction of the sorting
   * - `status`? "draft" | "published" | "archived": Only pages in this status
   * - `page_type`? "custom" | "legal" | "policy" | "info": Only pages of this type */
  readonly list: (input?: PagesListInput, options?: CallOptions) => PageCall<SitePageSummary>;
  /** Lists the revisions of a page, the newest first. `GET /admin/pages/{id}/revisions`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page */
  readonly listRevisions: (input: PagesListRevisionsInput, options?: CallOptions) => PageCall<SitePageRevisionSummary>;
  /** Shows content that is not saved as the gallery sites would show it. `POST /admin/pages/preview`
   *
   * - `content` string, 1 to 500000 characters: HTML, with variables in curly braces */
  readonly preview: (input: PagesPreviewInput, options?: CallOptions) => Call<PreviewedContent>;
  /** Deletes a page with its revisions and redirects. `POST /admin/pages/{id}/delete`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly remove: (input: PagesRemoveInput, options?: CallOptions) => Call<DoneReply>;
  /** Saves an old revision again, as the newest one. `POST /admin/pages/{id}/revisions/{revision}/restore`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `revision` integer, 1 or more: Number of the revision */
  readonly restoreRevision: (input: PagesRestoreRevisionInput, options?: CallOptions) => Call<SitePage>;
  /** Shows one page as the editor needs it. `GET /admin/pages/{id}`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly show: (input: PagesShowInput, options?: CallOptions) => Call<SitePage>;
  /** Shows one revision with its content, to compare it with another. `GET /admin/pages/{id}/revisions/{revision}`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `revision` integer, 1 or more: Number of the revision */
  readonly showRevision: (input: PagesShowRevisionInput, options?: CallOptions) => Call<SitePageRevision>;
  /** Saves a page as a new revision. `POST /admin/pages/{id}/update`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `title` string, 1 to 200 characters
   * - `slug` string, 1 to 200 characters: Unique. Refused as reserved: admin, api, create, edit, list, new, preview, variables
   * - `content` string, 1 to 500000 characters: HTML, with variables in curly braces
   * - `meta_description`? string, at most 160 characters
   * - `meta_keywords`? string, at most 500 characters
   * - `page_type`? "custom" | "legal" | "policy" | "info": policy, legal and info are shown as Policy, Legal and Information
   * - `status`? "draft" | "published" | "archived"
   * - `is_active`? boolean
   * - `version`? integer, 1 or more: The version that was edited
   * - `updated_at`? string (date-time), at most 40 characters: UTC, ISO 8601 */
  readonly update: (input: PagesUpdateInput, options?: CallOptions) => Call<SitePage>;
  /** Shows a page with its variables filled in, as the gallery sites show it. `GET /pages/{slug}`
   *
   * - `slug` string, 1 to 200 characters: Slug of the page
   * - `domain`? string, at most 253 characters: Name of the approved domain whose values are filled in
   * - `t`? string, at most 40 characters: The time or any other value, to bypass caches */
  readonly view: (input: PagesViewInput, options?: CallOptions) => Call<PublishedPage>;
}

/** Pictures of other hosts, fetched by the server */
export interface PicturesApi {
  /** Fetches a picture from the public internet. `GET /pictures`
   *
   * - `url` string, 8 to 2000 characters: Address of the picture
   * - `placeholder`? boolean: Answers with an empty picture instead of 404, for lists in which a missing picture is no fault */
  readonly show: (input: PicturesShowInput, options?: CallOptions) => Call<ReceivedFile>;
}

/** Applications for access and their review */
export interface RegistrationsApi {
  /** Answers what an applicant was asked for, with up to three files. `POST /register/answer`
   *
   * - `token` string, 1 to 200 characters: From the link that the applicant was mailed
   * - `answer` string, 1 to 5000 characters
   * - `file_1`? file: Optional: PNG, JPG or PDF, judged by its content
   * - `file_2`? file: Optional: PNG, JPG or PDF, judged by its content
   * - `file_3`? file: Optional: PNG, JPG or PDF, judged by its content */
  readonly answer: (input: RegistrationsAnswerInput, options?: CallOptions) => Call<ApplicationStatus>;
  /** Downloads a file that an applicant added to an answer. `GET /admin/registrations/{id}/answer-files/{file_id}`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `file_id` integer, 1 or more: The file's number (`id`) */
  readonly answerFile: (input: RegistrationsAnswerFileInput, options?: CallOptions) => Call<ReceivedFile>;
  /** Approves a pending application. `POST /admin/registrations/{id}/approve`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `admin_notes`? string, at most 5000 characters: Internal note */
  readonly approve: (input: RegistrationsApproveInput, options?: CallOptions) => Call<Registration>;
  /** Asks the applicant of a pending application for something that is missing. `POST /admin/registrations/{id}/ask`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `question` string, 1 to 5000 characters: What the applicant is asked for */
  readonly ask: (input: RegistrationsAskInput, options?: CallOptions) => Call<Registration>;
  /** Assigns a pending application to an administrator, or returns it to everyone. `POST /admin/registrations/{id}/assign`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `admin_id` integer, 1 or more: Null: unassigned */
  readonly assign: (input: RegistrationsAssignInput, options?: CallOptions) => Call<Registration>;
  /** Assigns up to 500 pending applications to an administrator, or returns them to everyone. `POST /admin/registrations/assign`
   *
   * - `ids` list of integer, 1 or more, 1 to 500 entries
   * - `admin_id` integer, 1 or more: Null: nobody */
  readonly assignAll: (input: RegistrationsAssignAllInput, options?: CallOptions) => Call<readonly RegistrationDecisionResult[]>;
  /** Downloads the license as a PDF named after the company. `GET /admin/registrations/{id}/business-license`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `original`? 0 | 1: 1 for the file as it was sent */
  readonly businessLicense: (input: RegistrationsBusinessLicenseInput, options?: CallOptions) => Call<ReceivedFile>;
  /** Has the server look at an applicant's website again. `POST /admin/registrations/{id}/check-website`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly checkWebsite: (input: RegistrationsCheckWebsiteInput, options?: CallOptions) => Call<Registration>;
  /** Decides on up to 500 applications in one call. `POST /admin/registrations/decide`
   *
   * - `decisions` list of object, 1 to 500 entries */
  readonly decide: (input: RegistrationsDecideInput, options?: CallOptions) => Call<readonly RegistrationDecisionResult[]>;
  /** Tells what was decided on an application, and on earlier ones from the same email address. `GET /admin/registrations/{id}/decisions`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly decisions: (input: RegistrationsDecisionsInput, options?: CallOptions) => Call<ReviewHistory>;
  /** Lists clients and applications that share the company name, email, phone, website, or license. `GET /admin/registrations/{id}/duplicates`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly duplicates: (input: RegistrationsDuplicatesInput, options?: CallOptions) => Call<readonly RegistrationDuplicate[]>;
  /** Downloads applications as CSV that is safe to open in a spreadsheet. `GET /admin/registrations/export`
   *
   * - `ids`? list of integer, 1 or more, 1 to 500 entries: Only the applications with these numbers (`id`)
   * - `except`? list of integer, 1 or more, 1 to 500 entries: Without the applications with these numbers
   * - `search`? string, at most 200 characters: Text to look for
   * - `status`? "pending" | "approved" | "rejected": Only applications in this status
   * - `waiting_for`? "reviewer" | "applicant": Only pending applications whose next step is the reviewer's, or the applicant's answer
   * - `assignee`? string, at most 10 characters: Only what is assigned to this administrator: a number (`id`), `me`, or `nobody`; administrators only
   * - `applicant`? "client" | "suspended_client" | "inactive_client" | "new": Only applications of those who are clients already: another client has the same company name (without regard to case, white space, and punctuation), email, phone number, or website, today or when it applied, or applied with the same business license. `suspended_client` and `inactive_client` are those of them who share it with a client of this status; `new` are all others
   * - `country`? string, at most 2 characters: Only those in this country: ISO 3166-1, in capitals
   * - `has_license`? boolean: Only applications with a business license, or only those without
   * - `from`? string (date-time), at most 40 characters: Only what was added from this time on
   * - `to`? string (date-time), at most 40 characters: Only what was added before this time
   * - `sort`? "created_at" | "waiting_since" | "company_name" | "reviewed_at": What the file is sorted by
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly export: (input?: RegistrationsExportInput, options?: CallOptions) => Call<ReceivedFile>;
  /** Lists applications, the newest first. `GET /admin/registrations`
   *
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `search`? string, at most 200 characters: Text to look for
   * - `status`? "pending" | "approved" | "rejected": Only applications in this status
   * - `waiting_for`? "reviewer" | "applicant": Only pending applications whose next step is the reviewer's, or the applicant's answer
   * - `applicant`? "client" | "suspended_client" | "inactive_client" | "new": Only applications of those who are clients already: another client has the same company name (without regard to case, white space, and punctuation), email, phone number, or website, today or when it applied, or applied with the same business license. `suspended_client` and `inactive_client` are those of them who share it with a client of this status; `new` are all others
   * - `assignee`? string, at most 10 characters: Only what is assigned to this administrator: a number (`id`), `me`, or `nobody`; administrators only
   * - `country`? string, at most 2 characters: Only those in this country: ISO 3166-1, in capitals
   * - `has_license`? boolean: Only applications with a business license, or only those without
   * - `from`? string (date-time), at most 40 characters: Only what was added from this time on
   * - `to`? string (date-time), at most 40 characters: Only what was added before this time
   * - `ids`? list of integer, 1 or more, 1 to 500 entries: Only the applications with these numbers (`id`) that match the filters
   * - `sort`? "created_at" | "waiting_since" | "company_name" | "reviewed_at": What the list is sorted by
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly list: (input?: RegistrationsListInput, options?: CallOptions) => PageCall<Registration>;
  /** Lists what an applicant was asked for, with the answers, the newest first. `GET /admin/registrations/{id}/questions`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly questions: (input: RegistrationsQuestionsInput, options?: CallOptions) => Call<readonly RegistrationQuestion[]>;
  /** Rejects a pending application, with a reason that the applicant is sent. `POST /admin/registrations/{id}/reject`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `admin_notes` string, 1 to 5000 characters: The reason, which the applicant is sent */
  readonly reject: (input: RegistrationsRejectInput, options?: CallOptions) => Call<Registration>;
  /** Shows one application. `GET /admin/registrations/{id}`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly show: (input: RegistrationsShowInput, options?: CallOptions) => Call<Registration>;
  /** Says where an application stands, to whoever has the link from its mails. `POST /register/status`
   *
   * - `token` string, 1 to 200 characters: From the link that the applicant was mailed */
  readonly status: (input: RegistrationsStatusInput, options?: CallOptions) => Call<ApplicationStatus>;
  /** Applies for access to the platform. `POST /register`
   *
   * - `first_name` string, 1 to 100 characters
   * - `last_name` string, 1 to 100 characters
   * - `email` string (email), 1 to 254 characters
   * - `phone` string (phone), 1 to 40 characters: 7 to 15 digits, with + ( ) - . / and spaces between them, and an extension such as ext. 12, x12, or #12
   * - `company_name` string, 1 to 200 characters
   * - `website` string (website), 1 to 2048 characters: Has a dot; https:// is put in front when there is no scheme
   * - `company_description` string, 1 to 5000 characters
   * - `job_title` string, 1 to 200 characters
   * - `expected_traffic` "0-10k" | "10k-50k" | "50k-100k" | "100k-500k" | "500k+": Visits a month
   * - `budget_range` "$500-$1000" | "$1000-$5000" | "$5000-$10000" | "$10000-$25000" | "$25000+": US dollars a month
   * - `country` string (country-code), 1 to 2 characters: ISO 3166-1 code
   * - `state` string, 1 to 100 characters: Code of the state or province for US and CA, free text elsewhere
   * - `timezone` "America/New_York" | "America/Chicago" | "America/Denver" | "America/Los_Angeles" | "Europe/London" | "Europe/Paris" | "Asia/Tokyo" | "Australia/Sydney"
   * - `campaign_goals`? string, at most 5000 characters
   * - `additional_notes`? string, at most 5000 characters
   * - `business_license`? file: Optional: PNG, JPG or PDF, judged by its content */
  readonly submit: (input: RegistrationsSubmitInput, options?: CallOptions) => Call<RegistrationReceipt>;
}

/** Settings of the platform */
export interface SettingsApi {
  /** Shows the settings of the platform. `GET /admin/settings` */
  readonly show: (input?: NoInput, options?: CallOptions) => Call<PlatformSettings>;
  /** Shows the common reasons for rejecting applications, feeds, and domains. `GET /admin/settings/rejection-reasons` */
  readonly showReasons: (input?: NoInput, options?: CallOptions) => Call<RejectionReasons>;
  /** Changes settings of the platform. `PUT /admin/settings`
   *
   * - `support_email`? string (email), 1 to 254 characters
   * - `public_name`? string, 1 to 100 characters
   * - `feed_refresh_min_minutes`? integer, 15 to 10080
   * - `hold_bad_rows_percent`? integer, 0 to 100
   * - `hold_fewer_rows_percent`? integer, 0 to 100
   * - `registration_open`? boolean
   * - `maintenance_notice`? string, at most 500 characters
   * - `log_level`? "debug" | "info" | "warning" | "error" | "critical": Null goes by LOG_LEVEL of each server
   * - `pricing`? "first" | "second": What a click costs. first: the bid. second: the smallest price that keeps the domain's place in the market, not below the floor price and not above the bid; the floor price itself while there is traffic for everyone
   * - `audit_keep_days`? integer, 30 to 3650
   * - `outbox_keep_days`? integer, 7 to 3650
   * - `admin_idle_minutes`? integer, 5 to 20160
   * - `client_idle_minutes`? integer, 5 to 20160
   * - `storage_limit_mb_per_client`? integer, 50 to 1000000
   * - `require_second_factor_for_administrators`? boolean
   * - `floor_price`? number (money), 0.01 to 100: US dollars */
  readonly update: (input?: SettingsUpdateInput, options?: CallOptions) => Call<PlatformSettings>;
  /** Changes the common reasons for rejections. `PUT /admin/settings/rejection-reasons`
   *
   * - `registrations`? list of object, at most 9 entries
   * - `feeds`? list of object, at most 9 entries
   * - `domains`? list of object, at most 9 entries */
  readonly updateReasons: (input?: SettingsUpdateReasonsInput, options?: CallOptions) => Call<RejectionReasons>;
}

/** Setting up an account from an emailed link */
export interface SetupApi {
  /** Sets username and password with the token of a setup link. `POST /setup/account`
   *
   * - `token` string, 1 to 200 characters
   * - `username` string, 3 to 32 characters
   * - `password` string, 8 to 128 characters
   * - `password_confirmation` string, 1 to 128 characters */
  readonly createAccount: (input: SetupCreateAccountInput, options?: CallOptions) => Call<SetupCreateAccountResult>;
  /** Creates the first super admin with the link that the server printed at its start. `POST /setup/administrator`
   *
   * - `token` string, 1 to 200 characters
   * - `username` string, 3 to 32 characters
   * - `first_name` string, 1 to 100 characters
   * - `last_name` string, 1 to 100 characters
   * - `email` string (email), 1 to 254 characters
   * - `password` string, 8 to 128 characters
   * - `password_confirmation` string, 1 to 128 characters */
  readonly createAdministrator: (input: SetupCreateAdministratorInput, options?: CallOptions) => Call<SetupCreateAdministratorResult>;
  /** Says who a setup link is for, and until when it is valid. `POST /setup/validate-token`
   *
   * - `token` string, 1 to 200 characters */
  readonly validateToken: (input: SetupValidateTokenInput, options?: CallOptions) => Call<SetupToken>;
}

/** Health, queues, schedules, logs and operations */
export interface SystemApi {
  /** Shows the application log, the newest entry first. `GET /system/logs/laravel`
   *
   * - `limit`? integer, 1 to 1000: Entries at most
   * - `level`? "debug" | "info" | "warning" | "error" | "critical": Only entries of this level
   * - `search`? string, at most 200 characters: Text to look for */
  readonly applicationLog: (input?: SystemApplicationLogInput, options?: CallOptions) => Call<readonly LogEntry[]>;
  /** Shows the groups of the cache. `GET /system/cache-info` */
  readonly cacheInfo: (input?: NoInput, options?: CallOptions) => Call<CacheInfo>;
  /** Drops one group of the cache, or all of them. `POST /system/cache-clear`
   *
   * - `action` "execute"
   * - `group`? string, at most 100 characters: A group of cacheInfo, or all */
  readonly clearCache: (input: SystemClearCacheInput, options?: CallOptions) => Call<OperationResult>;
  /** Drops every cache, also the compiled ones. `POST /system/optimize-clear`
   *
   * - `action` "execute" */
  readonly clearOptimizations: (input: SystemClearOptimizationsInput, options?: CallOptions) => Call<OperationResult>;
  /** Lists the tasks of the schedule with their last run, the next due first. `GET /system/cron-jobs`
   *
   * - `limit`? integer, 1 to 100: Tasks at most */
  readonly cronJobs: (input?: SystemCronJobsInput, options?: CallOptions) => Call<readonly CronJob[]>;
  /** Shows the space on each file system in use. `GET /system/disk-space` */
  readonly diskSpace: (input?: NoInput, options?: CallOptions) => Call<readonly DiskEntry[]>;
  /** Examines the settings and what they name, and says what to do. `GET /system/doctor` */
  readonly doctor: (input?: NoInput, options?: CallOptions) => Call<readonly Finding[]>;
  /** Shows the uncaught errors, the newest first. `GET /system/logs/php-errors`
   *
   * - `limit`? integer, 1 to 1000: Entries at most
   * - `level`? "debug" | "info" | "warning" | "error" | "critical": Only entries of this level
   * - `search`? string, at most 200 characters: Text to look for */
  readonly errorLog: (input?: SystemErrorLogInput, options?: CallOptions) => Call<readonly LogEntry[]>;
  /** Lists failed jobs, the last to fail first. `GET /system/queue/failed-jobs`
   *
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `id`? integer, 1 or more: Only the job with this number */
  readonly failedJobs: (input?: SystemFailedJobsInput, options?: CallOptions) => PageCall<FailedJob>;
  /** Counts feeds by what they are doing. `GET /system/feed-status` */
  readonly feedStatus: (input?: NoInput, options?: CallOptions) => Call<FeedStatusFigures>;
  /** Removes a failed job from the list for good. `POST /system/queue/failed-jobs/{id}/forget`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly forgetJob: (input: SystemForgetJobInput, options?: CallOptions) => Call<DoneReply>;
  /** Says whether the platform can work, and which version it is. `GET /health` */
  readonly health: (input?: NoInput, options?: CallOptions) => Call<Health>;
  /** Says whether the process answers. `GET /health/live` */
  readonly live: (input?: NoInput, options?: CallOptions) => Call<Liveness>;
  /** Analyzes and vacuums the database and prunes the logs. `POST /system/system-optimize`
   *
   * - `action` "execute" */
  readonly optimize: (input: SystemOptimizeInput, options?: CallOptions) => Call<OperationResult>;
  /** Shows the queues with their latest and failed jobs. `GET /system/queue-status` */
  readonly queueStatus: (input?: NoInput, options?: CallOptions) => Call<QueueStatus>;
  /** Lets the workers finish their jobs and restarts them. `POST /system/queue-restart`
   *
   * - `action` "execute" */
  readonly restartQueues: (input: SystemRestartQueuesInput, options?: CallOptions) => Call<OperationResult>;
  /** Queues all failed jobs again. `POST /system/queue/failed-jobs/retry` */
  readonly retryAllJobs: (input?: NoInput, options?: CallOptions) => Call<RetriedJobs>;
  /** Queues a failed job again. `POST /system/queue/failed-jobs/{id}/retry`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly retryJob: (input: SystemRetryJobInput, options?: CallOptions) => Call<DoneReply>;
  /** Runs a task of the schedule now. `POST /system/cron-jobs/{id}/run`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly runCronJob: (input: SystemRunCronJobInput, options?: CallOptions) => Call<OperationResult>;
  /** Runs the tasks of the schedule that are due. `POST /system/schedule-run`
   *
   * - `action` "execute" */
  readonly runSchedule: (input: SystemRunScheduleInput, options?: CallOptions) => Call<OperationResult>;
  /** Shows the schedule as lines of text. `GET /system/schedule` */
  readonly schedule: (input?: NoInput, options?: CallOptions) => Call<SystemScheduleResult>;
  /** Shows the log of the scheduler, the newest entry first. `GET /system/logs/scheduler`
   *
   * - `limit`? integer, 1 to 1000: Entries at most
   * - `level`? "debug" | "info" | "warning" | "error" | "critical": Only entries of this level
   * - `search`? string, at most 200 characters: Text to look for */
  readonly schedulerLog: (input?: SystemSchedulerLogInput, options?: CallOptions) => Call<readonly LogEntry[]>;
  /** Shows health, uptime and memory, as measured. `GET /system/status` */
  readonly status: (input?: NoInput, options?: CallOptions) => Call<SystemStatus>;
}

/** API tokens for scripts and pipelines */
export interface TokensApi {
  /** Creates an API token. It is shown only once. `POST /auth/tokens`
   *
   * - `name` string, 1 to 100 characters
   * - `scopes` list of "account:read" | "account:write" | "feeds:read" | "feeds:write" | "feeds:review" | "domains:read" | "domains:write" | "domains:review" | "bids:read" | "bids:write" | "analytics:read" | "registrations:read" | "registrations:review" | "clients:read" | "clients:write" | "notes:read" | "notes:write" | "pages:read" | "pages:write" | "system:read" | "system:operate" | "geo:read" | "geo:write" | "users:read" | "users:write" | "tokens:read" | "tokens:write" | "webhooks:read" | "webhooks:write" | "audit:read" | "outbox:read" | "settings:read" | "settings:write", 1 to 100 entries
   * - `expires_in_days`? integer, 1 to 3650 */
  readonly create: (input: TokensCreateInput, options?: CallOptions) => Call<ApiTokenCreated>;
  /** Downloads the signed-in account's API tokens as CSV that is safe to open in a spreadsheet. `GET /auth/tokens/export`
   *
   * - `search`? string, at most 200 characters: Text to look for
   * - `sort`? "created_at" | "name" | "last_used_at" | "expires_at": Sort field. A token that was never used counts as used before all others.
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly export: (input?: TokensExportInput, options?: CallOptions) => Call<ReceivedFile>;
  /** Downloads the API tokens of everyone as CSV that is safe to open in a spreadsheet. `GET /admin/api-tokens/export`
   *
   * - `search`? string, at most 200 characters: Text to look for
   * - `sort`? "created_at" | "name" | "owner" | "last_used_at" | "expires_at": Sort field. A token that was never used counts as used before all others.
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly exportAll: (input?: TokensExportAllInput, options?: CallOptions) => Call<ReceivedFile>;
  /** Lists the signed-in account's API tokens, by default the newest first. `GET /auth/tokens`
   *
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `search`? string, at most 200 characters: Text to look for
   * - `sort`? "created_at" | "name" | "last_used_at" | "expires_at": Sort field. A token that was never used counts as used before all others.
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly list: (input?: TokensListInput, options?: CallOptions) => PageCall<ApiToken>;
  /** Lists the API tokens of everyone, by default the newest first. `GET /admin/api-tokens`
   *
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `search`? string, at most 200 characters: Text to look for
   * - `sort`? "created_at" | "name" | "owner" | "last_used_at" | "expires_at": Sort field. A token that was never used counts as used before all others.
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly listAll: (input?: TokensListAllInput, options?: CallOptions) => PageCall<ApiToken>;
  /** Revokes one of the signed-in account's API tokens. `DELETE /auth/tokens/{id}`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly revoke: (input: TokensRevokeInput, options?: CallOptions) => Call<DoneReply>;
  /** Revokes anyone's API token. `DELETE /admin/api-tokens/{id}`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly revokeAny: (input: TokensRevokeAnyInput, options?: CallOptions) => Call<DoneReply>;
}

/** Administrators and their rights */
export interface UsersApi {
  /** Cancels the pending change of an administrator's email address. `DELETE /admin/users/{id}/email-change`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly cancelEmail: (input: UsersCancelEmailInput, options?: CallOptions) => Call<AdminUser>;
  /** Creates an administrator and emails a link to choose a password. `POST /admin/users`
   *
   * - `username` string, 3 to 32 characters
   * - `first_name` string, 1 to 100 characters
   * - `last_name` string, 1 to 100 characters
   * - `email` string (email), 1 to 254 characters
   * - `role`? "reviewer" | "operator" | "finance" | "admin" | "super_admin": admin if omitted */
  readonly create: (input: UsersCreateInput, options?: CallOptions) => Call<AdminUser>;
  /** Downloads the administrators as CSV that is safe to open in a spreadsheet. `GET /admin/users/export`
   *
   * - `search`? string, at most 200 characters: Text to look for
   * - `sort`? "full_name" | "username" | "last_login_at" | "created_at": What the list is sorted by
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly export: (input?: UsersExportInput, options?: CallOptions) => Call<ReceivedFile>;
  /** Lists the administrators, by name. `GET /admin/users`
   *
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `search`? string, at most 200 characters: Text to look for
   * - `sort`? "full_name" | "username" | "last_login_at" | "created_at": What the list is sorted by
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly list: (input?: UsersListInput, options?: CallOptions) => PageCall<AdminUser>;
  /** Removes an administrator; sessions and tokens end immediately. `DELETE /admin/users/{id}`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly remove: (input: UsersRemoveInput, options?: CallOptions) => Call<DoneReply>;
  /** Removes the second factor of an administrator who has lost it. `DELETE /admin/users/{id}/factors`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly removeFactors: (input: UsersRemoveFactorsInput, options?: CallOptions) => Call<DoneReply>;
  /** Shows an administrator. `GET /admin/users/{id}`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly show: (input: UsersShowInput, options?: CallOptions) => Call<AdminUser>;
  /** Changes an administrator's name, email or rights. `PUT /admin/users/{id}`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `first_name`? string, 1 to 100 characters
   * - `last_name`? string, 1 to 100 characters
   * - `email`? string (email), 1 to 254 characters
   * - `role`? "reviewer" | "operator" | "finance" | "admin" | "super_admin": What an administrator may do. reviewer: decides on registrations, feeds, and domains, and reads clients. operator: geo rules, systems, tasks, pages, variables, and the audit log. finance: pricing, bids, clicks, and analytics. admin: all of this and clients, feeds, and settings. super_admin: everything, administrators included
   * - `is_active`? boolean: False ends the sessions and tokens immediately */
  readonly update: (input: UsersUpdateInput, options?: CallOptions) => Call<AdminUser>;
}

/** Variables that pages fill in for each domain */
export interface VariablesApi {
  /** Creates a variable. `POST /admin/pages/variables`
   *
   * - `variable_key` string, 1 to 64 characters
   * - `variable_name` string, 1 to 200 characters
   * - `default_value`? string, at most 5000 characters
   * - `description`? string, at most 1000 characters */
  readonly create: (input: VariablesCreateInput, options?: CallOptions) => Call<PageVariable>;
  /** Lists the variables of pages, the built-in ones first, then by key. `GET /admin/pages/variables/list` */
  readonly list: (input?: NoInput, options?: CallOptions) => Call<readonly PageVariable[]>;
  /** Deletes a variable and its values. `DELETE /admin/pages/variables/{id}`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly remove: (input: VariablesRemoveInput, options?: CallOptions) => Call<DoneReply>;
  /** Sets or removes the values of individual domains, all of them or none. `PUT /admin/pages/variables/{id}/values`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `values` list of object, 1 to 200 entries */
  readonly saveValues: (input: VariablesSaveValuesInput, options?: CallOptions) => Call<readonly PageVariableValue[]>;
  /** Shows a variable. `GET /admin/pages/variables/{id}`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly show: (input: VariablesShowInput, options?: CallOptions) => Call<PageVariable>;
  /** Lists the domains that have their own value, by name. `GET /admin/pages/variables/{id}/values`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `search`? string, at most 200 characters: Text to look for */
  readonly showValues: (input: VariablesShowValuesInput, options?: CallOptions) => PageCall<PageVariableValue>;
  /** Changes a variable. `PUT /admin/pages/variables/{id}`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `variable_name`? string, 1 to 200 characters
   * - `default_value`? string, at most 5000 characters
   * - `description`? string, at most 1000 characters */
  readonly update: (input: VariablesUpdateInput, options?: CallOptions) => Call<PageVariable>;
}

/** Views of lists that each person has saved */
export interface ViewsApi {
  /** Lists the views that the signed-in person has saved, by list and name. `GET /account/views` */
  readonly list: (input?: NoInput, options?: CallOptions) => Call<readonly SavedView[]>;
  /** Removes a view of the signed-in person. `DELETE /account/views/{id}`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly remove: (input: ViewsRemoveInput, options?: CallOptions) => Call<DoneReply>;
  /** Saves a view of a list; one that has this name is replaced. `PUT /account/views`
   *
   * - `list` string, 1 to 40 characters: The list that it is of, such as `clients`
   * - `name` string, 1 to 60 characters: What it is called; null: how the list looks by itself
   * - `query` string, at most 2000 characters: What the address of its screen says behind the `?` */
  readonly save: (input: ViewsSaveInput, options?: CallOptions) => Call<SavedView>;
}

/** Webhooks: addresses that are told what happens */
export interface WebhooksApi {
  /** Adds a webhook. Its secret is shown only once. `POST /webhooks`
   *
   * - `url` string (http-url), 1 to 2048 characters
   * - `events` list of "import.finished" | "import.held" | "feed.approved" | "feed.rejected" | "domain.approved" | "domain.rejected" | "registration.received" | "registration.approved" | "registration.rejected" | "budget.mostly_spent" | "budget.spent", 1 to 50 entries
   * - `description`? string, at most 200 characters */
  readonly create: (input: WebhooksCreateInput, options?: CallOptions) => Call<WebhookSecret>;
  /** Lists what a webhook was sent in the last 30 days, by default the newest first. `GET /webhooks/{id}/deliveries`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `page`? integer, 1 to 1000000: Page of the list, counted from 1
   * - `per_page`? integer, 1 to 200: Rows per page
   * - `status`? "waiting" | "delivered" | "failed": Only deliveries with this status
   * - `sort`? "created_at" | "attempts": Sort field; by default `created_at`, the newest first
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly deliveries: (input: WebhooksDeliveriesInput, options?: CallOptions) => PageCall<WebhookDelivery>;
  /** Shows a delivery with its body and every attempt. `GET /webhooks/{id}/deliveries/{delivery_id}`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `delivery_id` integer, 1 or more: Number of the delivery */
  readonly delivery: (input: WebhooksDeliveryInput, options?: CallOptions) => Call<WebhookDeliveryDetails>;
  /** Lists the events after a cursor, oldest first, without any webhook. `GET /webhook-events`
   *
   * - `after`? integer, 0 or more: The cursor of the previous call */
  readonly events: (input?: WebhooksEventsInput, options?: CallOptions) => Call<WebhookEventBatch>;
  /** Downloads what a webhook was sent in the last 30 days as CSV that is safe to open in a spreadsheet. `GET /webhooks/{id}/deliveries/export`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `status`? "waiting" | "delivered" | "failed": Only deliveries with this status
   * - `sort`? "created_at" | "attempts": Sort field; by default `created_at`, the newest first
   * - `order`? "asc" | "desc": Direction of the sorting */
  readonly exportDeliveries: (input: WebhooksExportDeliveriesInput, options?: CallOptions) => Call<ReceivedFile>;
  /** Lists the webhooks of the company; for administrators, those of the platform. `GET /webhooks` */
  readonly list: (input?: NoInput, options?: CallOptions) => Call<readonly Webhook[]>;
  /** Deletes a webhook and the log of its deliveries. `DELETE /webhooks/{id}`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly remove: (input: WebhooksRemoveInput, options?: CallOptions) => Call<DoneReply>;
  /** Sends a delivery again. `POST /webhooks/{id}/deliveries/{delivery_id}/resend`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `delivery_id` integer, 1 or more: Number of the delivery */
  readonly resend: (input: WebhooksResendInput, options?: CallOptions) => Call<WebhookDelivery>;
  /** Replaces the secret of a webhook. The new one is shown only once. `POST /webhooks/{id}/rotate`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly rotate: (input: WebhooksRotateInput, options?: CallOptions) => Call<WebhookSecret>;
  /** Shows one webhook. `GET /webhooks/{id}`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly show: (input: WebhooksShowInput, options?: CallOptions) => Call<Webhook>;
  /** Sends a test event to a webhook. `POST /webhooks/{id}/test`
   *
   * - `id` integer, 1 or more: Number of the object */
  readonly test: (input: WebhooksTestInput, options?: CallOptions) => Call<WebhookDelivery>;
  /** Changes a webhook, or enables or disables it. `PUT /webhooks/{id}`
   *
   * - `id` integer, 1 or more: Number of the object
   * - `url`? string (http-url), 1 to 2048 characters
   * - `events`? list of "import.finished" | "import.held" | "feed.approved" | "feed.rejected" | "domain.approved" | "domain.rejected" | "registration.received" | "registration.approved" | "registration.rejected" | "budget.mostly_spent" | "budget.spent", 1 to 50 entries
   * - `description`? string, at most 200 characters
   * - `is_enabled`? boolean: Enabling it again also forgets its failures */
  readonly update: (input: WebhooksUpdateInput, options?: CallOptions) => Call<Webhook>;
}
