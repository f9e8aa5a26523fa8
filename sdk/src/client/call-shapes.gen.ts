// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type {
  DataOf,
  Input,
  InputAs,
  WholeOf,
} from '../contract/operation-types.ts';

/** What `admin.analytics` accepts. */
export interface AdminAnalyticsInput extends Input<'admin.analytics'> {}

/** What `adminFeeds.acceptImport` accepts. */
export interface AdminFeedsAcceptImportInput extends Input<'adminFeeds.acceptImport'> {}

/** What `adminFeeds.approve` accepts. */
export interface AdminFeedsApproveInput extends Input<'adminFeeds.approve'> {}

/** What `adminFeeds.create` accepts. */
export interface AdminFeedsCreateInputAsForm extends InputAs<'adminFeeds.create', 'multipart/form-data'> {}
/** What `adminFeeds.create` accepts. */
export interface AdminFeedsCreateInputAsJson extends InputAs<'adminFeeds.create', 'application/json'> {}
/** What `adminFeeds.create` accepts. */
export type AdminFeedsCreateInput = AdminFeedsCreateInputAsForm | AdminFeedsCreateInputAsJson;

/** What `adminFeeds.createFromUrl` accepts. */
export interface AdminFeedsCreateFromUrlInput extends Input<'adminFeeds.createFromUrl'> {}

/** What `adminFeeds.decide` accepts. */
export interface AdminFeedsDecideInput extends Input<'adminFeeds.decide'> {}

/** What `adminFeeds.decisions` accepts. */
export interface AdminFeedsDecisionsInput extends Input<'adminFeeds.decisions'> {}

/** What `adminFeeds.dropImport` accepts. */
export interface AdminFeedsDropImportInput extends Input<'adminFeeds.dropImport'> {}

/** What `adminFeeds.duplicates` accepts. */
export interface AdminFeedsDuplicatesInput extends Input<'adminFeeds.duplicates'> {}

/** What `adminFeeds.importErrors` accepts. */
export interface AdminFeedsImportErrorsInput extends Input<'adminFeeds.importErrors'> {}

/** What `adminFeeds.list` accepts. */
export interface AdminFeedsListInput extends Input<'adminFeeds.list'> {}

/** What `adminFeeds.listImports` accepts. */
export interface AdminFeedsListImportsInput extends Input<'adminFeeds.listImports'> {}

/** What `adminFeeds.listItems` accepts. */
export interface AdminFeedsListItemsInput extends Input<'adminFeeds.listItems'> {}

/** What `adminFeeds.processMapping` accepts. */
export interface AdminFeedsProcessMappingInput extends Input<'adminFeeds.processMapping'> {}

/** What `adminFeeds.refresh` accepts. */
export interface AdminFeedsRefreshInput extends Input<'adminFeeds.refresh'> {}

/** What `adminFeeds.reject` accepts. */
export interface AdminFeedsRejectInput extends Input<'adminFeeds.reject'> {}

/** What `adminFeeds.rejectedRecords` accepts. */
export interface AdminFeedsRejectedRecordsInput extends Input<'adminFeeds.rejectedRecords'> {}

/** What `adminFeeds.remove` accepts. */
export interface AdminFeedsRemoveInput extends Input<'adminFeeds.remove'> {}

/** What `adminFeeds.removeMapping` accepts. */
export interface AdminFeedsRemoveMappingInput extends Input<'adminFeeds.removeMapping'> {}

/** What `adminFeeds.rollbackImport` accepts. */
export interface AdminFeedsRollbackImportInput extends Input<'adminFeeds.rollbackImport'> {}

/** What `adminFeeds.saveMapping` accepts. */
export interface AdminFeedsSaveMappingInput extends Input<'adminFeeds.saveMapping'> {}

/** What `adminFeeds.show` accepts. */
export interface AdminFeedsShowInput extends Input<'adminFeeds.show'> {}

/** What `adminFeeds.showImport` accepts. */
export interface AdminFeedsShowImportInput extends Input<'adminFeeds.showImport'> {}

/** What `adminFeeds.showMapping` accepts. */
export interface AdminFeedsShowMappingInput extends Input<'adminFeeds.showMapping'> {}

/** What `adminFeeds.update` accepts. */
export interface AdminFeedsUpdateInputAsJson extends InputAs<'adminFeeds.update', 'application/json'> {}
/** What `adminFeeds.update` accepts. */
export interface AdminFeedsUpdateInputAsForm extends InputAs<'adminFeeds.update', 'multipart/form-data'> {}
/** What `adminFeeds.update` accepts. */
export type AdminFeedsUpdateInput = AdminFeedsUpdateInputAsJson | AdminFeedsUpdateInputAsForm;

/** What `adminFeeds.upload` accepts. */
export interface AdminFeedsUploadInput extends Input<'adminFeeds.upload'> {}

/** What `audit.export` accepts. */
export interface AuditExportInput extends Input<'audit.export'> {}

/** What `audit.list` accepts. */
export interface AuditListInput extends Input<'audit.list'> {}

/** What `auth.adminLogin` accepts. */
export interface AuthAdminLoginInput extends Input<'auth.adminLogin'> {}

/** What `auth.changePassword` accepts. */
export interface AuthChangePasswordInput extends Input<'auth.changePassword'> {}

/** What `auth.checkPasswordReset` accepts. */
export interface AuthCheckPasswordResetInput extends Input<'auth.checkPasswordReset'> {}

/** What `auth.clientLogin` accepts. */
export interface AuthClientLoginInput extends Input<'auth.clientLogin'> {}

/** What `auth.forgotPassword` accepts. */
export interface AuthForgotPasswordInput extends Input<'auth.forgotPassword'> {}

/** What `auth.resetPassword` accepts. */
export interface AuthResetPasswordInput extends Input<'auth.resetPassword'> {}

/** What `auth.revokeSession` accepts. */
export interface AuthRevokeSessionInput extends Input<'auth.revokeSession'> {}

/** What `auth.updateProfile` accepts. */
export interface AuthUpdateProfileInput extends Input<'auth.updateProfile'> {}

/** What `bidding.allocations` accepts. */
export interface BiddingAllocationsInput extends Input<'bidding.allocations'> {}

/** What `bidding.clicks` accepts. */
export interface BiddingClicksInput extends Input<'bidding.clicks'> {}

/** What `bidding.clientOverview` accepts. */
export interface BiddingClientOverviewInput extends Input<'bidding.clientOverview'> {}

/** What `bidding.correctClick` accepts. */
export interface BiddingCorrectClickInput extends Input<'bidding.correctClick'> {}

/** What `bidding.forecast` accepts. */
export interface BiddingForecastInput extends Input<'bidding.forecast'> {}

/** What `bidding.history` accepts. */
export interface BiddingHistoryInput extends Input<'bidding.history'> {}

/** What `bidding.hourly` accepts. */
export interface BiddingHourlyInput extends Input<'bidding.hourly'> {}

/** What `bidding.listDomains` accepts. */
export interface BiddingListDomainsInput extends Input<'bidding.listDomains'> {}

/** What `bidding.pacing` accepts. */
export interface BiddingPacingInput extends Input<'bidding.pacing'> {}

/** What `bidding.pacingAlerts` accepts. */
export interface BiddingPacingAlertsInput extends Input<'bidding.pacingAlerts'> {}

/** What `bidding.realtimeAllocations` accepts. */
export interface BiddingRealtimeAllocationsInput extends Input<'bidding.realtimeAllocations'> {}

/** What `bidding.show` accepts. */
export interface BiddingShowInput extends Input<'bidding.show'> {}

/** What `bidding.update` accepts. */
export interface BiddingUpdateInput extends Input<'bidding.update'> {}

/** What `client.analytics` accepts. */
export interface ClientAnalyticsInput extends Input<'client.analytics'> {}

/** What `clientFeeds.acceptImport` accepts. */
export interface ClientFeedsAcceptImportInput extends Input<'clientFeeds.acceptImport'> {}

/** What `clientFeeds.create` accepts. */
export interface ClientFeedsCreateInputAsForm extends InputAs<'clientFeeds.create', 'multipart/form-data'> {}
/** What `clientFeeds.create` accepts. */
export interface ClientFeedsCreateInputAsJson extends InputAs<'clientFeeds.create', 'application/json'> {}
/** What `clientFeeds.create` accepts. */
export type ClientFeedsCreateInput = ClientFeedsCreateInputAsForm | ClientFeedsCreateInputAsJson;

/** What `clientFeeds.dropImport` accepts. */
export interface ClientFeedsDropImportInput extends Input<'clientFeeds.dropImport'> {}

/** What `clientFeeds.importErrors` accepts. */
export interface ClientFeedsImportErrorsInput extends Input<'clientFeeds.importErrors'> {}

/** What `clientFeeds.list` accepts. */
export interface ClientFeedsListInput extends Input<'clientFeeds.list'> {}

/** What `clientFeeds.listImports` accepts. */
export interface ClientFeedsListImportsInput extends Input<'clientFeeds.listImports'> {}

/** What `clientFeeds.listItems` accepts. */
export interface ClientFeedsListItemsInput extends Input<'clientFeeds.listItems'> {}

/** What `clientFeeds.processMapping` accepts. */
export interface ClientFeedsProcessMappingInput extends Input<'clientFeeds.processMapping'> {}

/** What `clientFeeds.refresh` accepts. */
export interface ClientFeedsRefreshInput extends Input<'clientFeeds.refresh'> {}

/** What `clientFeeds.rejectedRecords` accepts. */
export interface ClientFeedsRejectedRecordsInput extends Input<'clientFeeds.rejectedRecords'> {}

/** What `clientFeeds.remove` accepts. */
export interface ClientFeedsRemoveInput extends Input<'clientFeeds.remove'> {}

/** What `clientFeeds.removeMapping` accepts. */
export interface ClientFeedsRemoveMappingInput extends Input<'clientFeeds.removeMapping'> {}

/** What `clientFeeds.rollbackImport` accepts. */
export interface ClientFeedsRollbackImportInput extends Input<'clientFeeds.rollbackImport'> {}

/** What `clientFeeds.saveMapping` accepts. */
export interface ClientFeedsSaveMappingInput extends Input<'clientFeeds.saveMapping'> {}

/** What `clientFeeds.show` accepts. */
export interface ClientFeedsShowInput extends Input<'clientFeeds.show'> {}

/** What `clientFeeds.showImport` accepts. */
export interface ClientFeedsShowImportInput extends Input<'clientFeeds.showImport'> {}

/** What `clientFeeds.showMapping` accepts. */
export interface ClientFeedsShowMappingInput extends Input<'clientFeeds.showMapping'> {}

/** What `clientFeeds.update` accepts. */
export interface ClientFeedsUpdateInputAsJson extends InputAs<'clientFeeds.update', 'application/json'> {}
/** What `clientFeeds.update` accepts. */
export interface ClientFeedsUpdateInputAsForm extends InputAs<'clientFeeds.update', 'multipart/form-data'> {}
/** What `clientFeeds.update` accepts. */
export type ClientFeedsUpdateInput = ClientFeedsUpdateInputAsJson | ClientFeedsUpdateInputAsForm;

/** What `clientFeeds.validate` accepts. */
export interface ClientFeedsValidateInput extends Input<'clientFeeds.validate'> {}

/** What `clients.activate` accepts. */
export interface ClientsActivateInput extends Input<'clients.activate'> {}

/** What `clients.cancelEmail` accepts. */
export interface ClientsCancelEmailInput extends Input<'clients.cancelEmail'> {}

/** What `clients.create` accepts. */
export interface ClientsCreateInput extends Input<'clients.create'> {}

/** What `clients.decide` accepts. */
export interface ClientsDecideInput extends Input<'clients.decide'> {}

/** What `clients.export` accepts. */
export interface ClientsExportInput extends Input<'clients.export'> {}

/** What `clients.list` accepts. */
export interface ClientsListInput extends Input<'clients.list'> {}

/** What `clients.listDomains` accepts. */
export interface ClientsListDomainsInput extends Input<'clients.listDomains'> {}

/** What `clients.removeFactors` accepts. */
export interface ClientsRemoveFactorsInput extends Input<'clients.removeFactors'> {}

/** What `clients.resendSetup` accepts. */
export interface ClientsResendSetupInput extends Input<'clients.resendSetup'> {}

/** What `clients.show` accepts. */
export interface ClientsShowInput extends Input<'clients.show'> {}

/** What `clients.suspend` accepts. */
export interface ClientsSuspendInput extends Input<'clients.suspend'> {}

/** What `clients.update` accepts. */
export interface ClientsUpdateInput extends Input<'clients.update'> {}

/** What `devices.approve` accepts. */
export interface DevicesApproveInput extends Input<'devices.approve'> {}

/** What `devices.deny` accepts. */
export interface DevicesDenyInput extends Input<'devices.deny'> {}

/** What `devices.show` accepts. */
export interface DevicesShowInput extends Input<'devices.show'> {}

/** What `devices.signIn` accepts. */
export interface DevicesSignInInput extends Input<'devices.signIn'> {}

/** What `domains.approve` accepts. */
export interface DomainsApproveInput extends Input<'domains.approve'> {}

/** What `domains.assign` accepts. */
export interface DomainsAssignInput extends Input<'domains.assign'> {}

/** What `domains.assignAll` accepts. */
export interface DomainsAssignAllInput extends Input<'domains.assignAll'> {}

/** What `domains.checkPolicy` accepts. */
export interface DomainsCheckPolicyInput extends Input<'domains.checkPolicy'> {}

/** What `domains.create` accepts. */
export interface DomainsCreateInput extends Input<'domains.create'> {}

/** What `domains.decide` accepts. */
export interface DomainsDecideInput extends Input<'domains.decide'> {}

/** What `domains.decisions` accepts. */
export interface DomainsDecisionsInput extends Input<'domains.decisions'> {}

/** What `domains.export` accepts. */
export interface DomainsExportInput extends Input<'domains.export'> {}

/** What `domains.list` accepts. */
export interface DomainsListInput extends Input<'domains.list'> {}

/** What `domains.listApproved` accepts. */
export interface DomainsListApprovedInput extends Input<'domains.listApproved'> {}

/** What `domains.listForReview` accepts. */
export interface DomainsListForReviewInput extends Input<'domains.listForReview'> {}

/** What `domains.reject` accepts. */
export interface DomainsRejectInput extends Input<'domains.reject'> {}

/** What `domains.remove` accepts. */
export interface DomainsRemoveInput extends Input<'domains.remove'> {}

/** What `domains.removeAsAdmin` accepts. */
export interface DomainsRemoveAsAdminInput extends Input<'domains.removeAsAdmin'> {}

/** What `domains.show` accepts. */
export interface DomainsShowInput extends Input<'domains.show'> {}

/** What `domains.update` accepts. */
export interface DomainsUpdateInput extends Input<'domains.update'> {}

/** What `email.check` accepts. */
export interface EmailCheckInput extends Input<'email.check'> {}

/** What `email.confirm` accepts. */
export interface EmailConfirmInput extends Input<'email.confirm'> {}

/** What `email.decline` accepts. */
export interface EmailDeclineInput extends Input<'email.decline'> {}

/** What `factors.completeSignIn` accepts. */
export interface FactorsCompleteSignInInput extends Input<'factors.completeSignIn'> {}

/** What `factors.confirmPasskey` accepts. */
export interface FactorsConfirmPasskeyInput extends Input<'factors.confirmPasskey'> {}

/** What `factors.confirmTotp` accepts. */
export interface FactorsConfirmTotpInput extends Input<'factors.confirmTotp'> {}

/** What `factors.remove` accepts. */
export interface FactorsRemoveInput extends Input<'factors.remove'> {}

/** What `factors.rename` accepts. */
export interface FactorsRenameInput extends Input<'factors.rename'> {}

/** What `factors.startPasskeySignIn` accepts. */
export interface FactorsStartPasskeySignInInput extends Input<'factors.startPasskeySignIn'> {}

/** What `factors.stepUp` accepts. */
export interface FactorsStepUpInput extends Input<'factors.stepUp'> {}

/** What `feedReview.assign` accepts. */
export interface FeedReviewAssignInput extends Input<'feedReview.assign'> {}

/** What `feedReview.assignAll` accepts. */
export interface FeedReviewAssignAllInput extends Input<'feedReview.assignAll'> {}

/** What `feedReview.assignments` accepts. */
export interface FeedReviewAssignmentsInput extends Input<'feedReview.assignments'> {}

/** What `feedReview.list` accepts. */
export interface FeedReviewListInput extends Input<'feedReview.list'> {}

/** What `feedReview.resolve` accepts. */
export interface FeedReviewResolveInput extends Input<'feedReview.resolve'> {}

/** What `feeds.analytics` accepts. */
export interface FeedsAnalyticsInput extends Input<'feeds.analytics'> {}

/** What `feeds.export` accepts. */
export interface FeedsExportInput extends Input<'feeds.export'> {}

/** What `feeds.exportImports` accepts. */
export interface FeedsExportImportsInput extends Input<'feeds.exportImports'> {}

/** What `feeds.exportItems` accepts. */
export interface FeedsExportItemsInput extends Input<'feeds.exportItems'> {}

/** What `feeds.list` accepts. */
export interface FeedsListInput extends Input<'feeds.list'> {}

/** What `feeds.storage` accepts. */
export interface FeedsStorageInput extends Input<'feeds.storage'> {}

/** What `geo.create` accepts. */
export interface GeoCreateInput extends Input<'geo.create'> {}

/** What `geo.remove` accepts. */
export interface GeoRemoveInput extends Input<'geo.remove'> {}

/** What `geo.show` accepts. */
export interface GeoShowInput extends Input<'geo.show'> {}

/** What `geo.toggle` accepts. */
export interface GeoToggleInput extends Input<'geo.toggle'> {}

/** What `geo.update` accepts. */
export interface GeoUpdateInput extends Input<'geo.update'> {}

/** What `live.changes` accepts. */
export interface LiveChangesInput extends Input<'live.changes'> {}

/** What `live.look` accepts. */
export interface LiveLookInput extends Input<'live.look'> {}

/** What `live.looking` accepts. */
export interface LiveLookingInput extends Input<'live.looking'> {}

/** What `notes.create` accepts. */
export interface NotesCreateInput extends Input<'notes.create'> {}

/** What `notes.list` accepts. */
export interface NotesListInput extends Input<'notes.list'> {}

/** What `notifications.list` accepts. */
export interface NotificationsListInput extends Input<'notifications.list'> {}

/** What `notifications.read` accepts. */
export interface NotificationsReadInput extends Input<'notifications.read'> {}

/** What `notifications.readAll` accepts. */
export interface NotificationsReadAllInput extends Input<'notifications.readAll'> {}

/** What `outbox.export` accepts. */
export interface OutboxExportInput extends Input<'outbox.export'> {}

/** What `outbox.list` accepts. */
export interface OutboxListInput extends Input<'outbox.list'> {}

/** What `pages.create` accepts. */
export interface PagesCreateInput extends Input<'pages.create'> {}

/** What `pages.export` accepts. */
export interface PagesExportInput extends Input<'pages.export'> {}

/** What `pages.list` accepts. */
export interface PagesListInput extends Input<'pages.list'> {}

/** What `pages.listRevisions` accepts. */
export interface PagesListRevisionsInput extends Input<'pages.listRevisions'> {}

/** What `pages.preview` accepts. */
export interface PagesPreviewInput extends Input<'pages.preview'> {}

/** What `pages.remove` accepts. */
export interface PagesRemoveInput extends Input<'pages.remove'> {}

/** What `pages.restoreRevision` accepts. */
export interface PagesRestoreRevisionInput extends Input<'pages.restoreRevision'> {}

/** What `pages.show` accepts. */
export interface PagesShowInput extends Input<'pages.show'> {}

/** What `pages.showRevision` accepts. */
export interface PagesShowRevisionInput extends Input<'pages.showRevision'> {}

/** What `pages.update` accepts. */
export interface PagesUpdateInput extends Input<'pages.update'> {}

/** What `pages.view` accepts. */
export interface PagesViewInput extends Input<'pages.view'> {}

/** What `pictures.show` accepts. */
export interface PicturesShowInput extends Input<'pictures.show'> {}

/** What `registrations.answer` accepts. */
export interface RegistrationsAnswerInput extends Input<'registrations.answer'> {}

/** What `registrations.answerFile` accepts. */
export interface RegistrationsAnswerFileInput extends Input<'registrations.answerFile'> {}

/** What `registrations.approve` accepts. */
export interface RegistrationsApproveInput extends Input<'registrations.approve'> {}

/** What `registrations.ask` accepts. */
export interface RegistrationsAskInput extends Input<'registrations.ask'> {}

/** What `registrations.assign` accepts. */
export interface RegistrationsAssignInput extends Input<'registrations.assign'> {}

/** What `registrations.assignAll` accepts. */
export interface RegistrationsAssignAllInput extends Input<'registrations.assignAll'> {}

/** What `registrations.businessLicense` accepts. */
export interface RegistrationsBusinessLicenseInput extends Input<'registrations.businessLicense'> {}

/** What `registrations.checkWebsite` accepts. */
export interface RegistrationsCheckWebsiteInput extends Input<'registrations.checkWebsite'> {}

/** What `registrations.decide` accepts. */
export interface RegistrationsDecideInput extends Input<'registrations.decide'> {}

/** What `registrations.decisions` accepts. */
export interface RegistrationsDecisionsInput extends Input<'registrations.decisions'> {}

/** What `registrations.duplicates` accepts. */
export interface RegistrationsDuplicatesInput extends Input<'registrations.duplicates'> {}

/** What `registrations.export` accepts. */
export interface RegistrationsExportInput extends Input<'registrations.export'> {}

/** What `registrations.list` accepts. */
export interface RegistrationsListInput extends Input<'registrations.list'> {}

/** What `registrations.questions` accepts. */
export interface RegistrationsQuestionsInput extends Input<'registrations.questions'> {}

/** What `registrations.reject` accepts. */
export interface RegistrationsRejectInput extends Input<'registrations.reject'> {}

/** What `registrations.show` accepts. */
export interface RegistrationsShowInput extends Input<'registrations.show'> {}

/** What `registrations.status` accepts. */
export interface RegistrationsStatusInput extends Input<'registrations.status'> {}

/** What `registrations.submit` accepts. */
export interface RegistrationsSubmitInput extends Input<'registrations.submit'> {}

/** What `settings.update` accepts. */
export interface SettingsUpdateInput extends Input<'settings.update'> {}

/** What `settings.updateReasons` accepts. */
export interface SettingsUpdateReasonsInput extends Input<'settings.updateReasons'> {}

/** What `setup.createAccount` accepts. */
export interface SetupCreateAccountInput extends Input<'setup.createAccount'> {}

/** What `setup.createAdministrator` accepts. */
export interface SetupCreateAdministratorInput extends Input<'setup.createAdministrator'> {}

/** What `setup.validateToken` accepts. */
export interface SetupValidateTokenInput extends Input<'setup.validateToken'> {}

/** What `system.applicationLog` accepts. */
export interface SystemApplicationLogInput extends Input<'system.applicationLog'> {}

/** What `system.clearCache` accepts. */
export interface SystemClearCacheInput extends Input<'system.clearCache'> {}

/** What `system.clearOptimizations` accepts. */
export interface SystemClearOptimizationsInput extends Input<'system.clearOptimizations'> {}

/** What `system.cronJobs` accepts. */
export interface SystemCronJobsInput extends Input<'system.cronJobs'> {}

/** What `system.errorLog` accepts. */
export interface SystemErrorLogInput extends Input<'system.errorLog'> {}

/** What `system.failedJobs` accepts. */
export interface SystemFailedJobsInput extends Input<'system.failedJobs'> {}

/** What `system.forgetJob` accepts. */
export interface SystemForgetJobInput extends Input<'system.forgetJob'> {}

/** What `system.optimize` accepts. */
export interface SystemOptimizeInput extends Input<'system.optimize'> {}

/** What `system.restartQueues` accepts. */
export interface SystemRestartQueuesInput extends Input<'system.restartQueues'> {}

/** What `system.retryJob` accepts. */
export interface SystemRetryJobInput extends Input<'system.retryJob'> {}

/** What `system.runCronJob` accepts. */
export interface SystemRunCronJobInput extends Input<'system.runCronJob'> {}

/** What `system.runSchedule` accepts. */
export interface SystemRunScheduleInput extends Input<'system.runSchedule'> {}

/** What `system.schedulerLog` accepts. */
export interface SystemSchedulerLogInput extends Input<'system.schedulerLog'> {}

/** What `tokens.create` accepts. */
export interface TokensCreateInput extends Input<'tokens.create'> {}

/** What `tokens.export` accepts. */
export interface TokensExportInput extends Input<'tokens.export'> {}

/** What `tokens.exportAll` accepts. */
export interface TokensExportAllInput extends Input<'tokens.exportAll'> {}

/** What `tokens.list` accepts. */
export interface TokensListInput extends Input<'tokens.list'> {}

/** What `tokens.listAll` accepts. */
export interface TokensListAllInput extends Input<'tokens.listAll'> {}

/** What `tokens.revoke` accepts. */
export interface TokensRevokeInput extends Input<'tokens.revoke'> {}

/** What `tokens.revokeAny` accepts. */
export interface TokensRevokeAnyInput extends Input<'tokens.revokeAny'> {}

/** What `users.cancelEmail` accepts. */
export interface UsersCancelEmailInput extends Input<'users.cancelEmail'> {}

/** What `users.create` accepts. */
export interface UsersCreateInput extends Input<'users.create'> {}

/** What `users.export` accepts. */
export interface UsersExportInput extends Input<'users.export'> {}

/** What `users.list` accepts. */
export interface UsersListInput extends Input<'users.list'> {}

/** What `users.remove` accepts. */
export interface UsersRemoveInput extends Input<'users.remove'> {}

/** What `users.removeFactors` accepts. */
export interface UsersRemoveFactorsInput extends Input<'users.removeFactors'> {}

/** What `users.show` accepts. */
export interface UsersShowInput extends Input<'users.show'> {}

/** What `users.update` accepts. */
export interface UsersUpdateInput extends Input<'users.update'> {}

/** What `variables.create` accepts. */
export interface VariablesCreateInput extends Input<'variables.create'> {}

/** What `variables.remove` accepts. */
export interface VariablesRemoveInput extends Input<'variables.remove'> {}

/** What `variables.saveValues` accepts. */
export interface VariablesSaveValuesInput extends Input<'variables.saveValues'> {}

/** What `variables.show` accepts. */
export interface VariablesShowInput extends Input<'variables.show'> {}

/** What `variables.showValues` accepts. */
export interface VariablesShowValuesInput extends Input<'variables.showValues'> {}

/** What `variables.update` accepts. */
export interface VariablesUpdateInput extends Input<'variables.update'> {}

/** What `views.remove` accepts. */
export interface ViewsRemoveInput extends Input<'views.remove'> {}

/** What `views.save` accepts. */
export interface ViewsSaveInput extends Input<'views.save'> {}

/** What `webhooks.create` accepts. */
export interface WebhooksCreateInput extends Input<'webhooks.create'> {}

/** What `webhooks.deliveries` accepts. */
export interface WebhooksDeliveriesInput extends Input<'webhooks.deliveries'> {}

/** What `webhooks.delivery` accepts. */
export interface WebhooksDeliveryInput extends Input<'webhooks.delivery'> {}

/** What `webhooks.events` accepts. */
export interface WebhooksEventsInput extends Input<'webhooks.events'> {}

/** What `webhooks.exportDeliveries` accepts. */
export interface WebhooksExportDeliveriesInput extends Input<'webhooks.exportDeliveries'> {}

/** What `webhooks.remove` accepts. */
export interface WebhooksRemoveInput extends Input<'webhooks.remove'> {}

/** What `webhooks.resend` accepts. */
export interface WebhooksResendInput extends Input<'webhooks.resend'> {}

/** What `webhooks.rotate` accepts. */
export interface WebhooksRotateInput extends Input<'webhooks.rotate'> {}

/** What `webhooks.show` accepts. */
export interface WebhooksShowInput extends Input<'webhooks.show'> {}

/** What `webhooks.test` accepts. */
export interface WebhooksTestInput extends Input<'webhooks.test'> {}

/** What `webhooks.update` accepts. */
export interface WebhooksUpdateInput extends Input<'webhooks.update'> {}

/** What `adminFeeds.update` returns. */
export type AdminFeedsUpdateResult = WholeOf<'adminFeeds.update'>;

/** What `auth.checkPasswordReset` returns. */
export type AuthCheckPasswordResetResult = DataOf<'auth.checkPasswordReset'>;

/** What `bidding.hourly` returns. */
export type BiddingHourlyResult = WholeOf<'bidding.hourly'>;

/** What `bidding.show` returns. */
export type BiddingShowResult = WholeOf<'bidding.show'>;

/** What `bidding.update` returns. */
export type BiddingUpdateResult = WholeOf<'bidding.update'>;

/** What `clientFeeds.update` returns. */
export type ClientFeedsUpdateResult = WholeOf<'clientFeeds.update'>;

/** What `feeds.storage` returns. */
export type FeedsStorageResult = DataOf<'feeds.storage'>;

/** What `setup.createAccount` returns. */
export type SetupCreateAccountResult = DataOf<'setup.createAccount'>;

/** What `setup.createAdministrator` returns. */
export type SetupCreateAdministratorResult = DataOf<'setup.createAdministrator'>;

/** What `system.schedule` returns. */
export type SystemScheduleResult = DataOf<'system.schedule'>;
