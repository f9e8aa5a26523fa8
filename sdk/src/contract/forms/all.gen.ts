// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { Form } from './fields.ts';

interface FormModule {
  readonly form: Form<object>;
  /** The form of a body with a file, if it is a separate one. */
  readonly fileForm?: Form<object>;
}

/** Loads the form of an operation with a body, by its name. */
export const forms: Readonly<Partial<Record<string, () => Promise<FormModule>>>> = {
  'adminFeeds.create': () => import('./adminFeeds.create.gen.ts'),
  'adminFeeds.createFromUrl': () => import('./adminFeeds.createFromUrl.gen.ts'),
  'adminFeeds.processMapping': () => import('./adminFeeds.processMapping.gen.ts'),
  'adminFeeds.reject': () => import('./adminFeeds.reject.gen.ts'),
  'adminFeeds.saveMapping': () => import('./adminFeeds.saveMapping.gen.ts'),
  'adminFeeds.update': () => import('./adminFeeds.update.gen.ts'),
  'adminFeeds.upload': () => import('./adminFeeds.upload.gen.ts'),
  'auth.adminLogin': () => import('./auth.adminLogin.gen.ts'),
  'auth.changePassword': () => import('./auth.changePassword.gen.ts'),
  'auth.clientLogin': () => import('./auth.clientLogin.gen.ts'),
  'auth.forgotPassword': () => import('./auth.forgotPassword.gen.ts'),
  'auth.resetPassword': () => import('./auth.resetPassword.gen.ts'),
  'auth.updateProfile': () => import('./auth.updateProfile.gen.ts'),
  'bidding.update': () => import('./bidding.update.gen.ts'),
  'clientFeeds.create': () => import('./clientFeeds.create.gen.ts'),
  'clientFeeds.processMapping': () => import('./clientFeeds.processMapping.gen.ts'),
  'clientFeeds.saveMapping': () => import('./clientFeeds.saveMapping.gen.ts'),
  'clientFeeds.update': () => import('./clientFeeds.update.gen.ts'),
  'clientFeeds.validate': () => import('./clientFeeds.validate.gen.ts'),
  'clients.create': () => import('./clients.create.gen.ts'),
  'clients.suspend': () => import('./clients.suspend.gen.ts'),
  'clients.update': () => import('./clients.update.gen.ts'),
  'domains.approve': () => import('./domains.approve.gen.ts'),
  'domains.create': () => import('./domains.create.gen.ts'),
  'domains.reject': () => import('./domains.reject.gen.ts'),
  'domains.update': () => import('./domains.update.gen.ts'),
  'feedReview.assign': () => import('./feedReview.assign.gen.ts'),
  'feedReview.resolve': () => import('./feedReview.resolve.gen.ts'),
  'geo.create': () => import('./geo.create.gen.ts'),
  'geo.update': () => import('./geo.update.gen.ts'),
  'pages.create': () => import('./pages.create.gen.ts'),
  'pages.update': () => import('./pages.update.gen.ts'),
  'registrations.approve': () => import('./registrations.approve.gen.ts'),
  'registrations.assign': () => import('./registrations.assign.gen.ts'),
  'registrations.reject': () => import('./registrations.reject.gen.ts'),
  'registrations.submit': () => import('./registrations.submit.gen.ts'),
  'settings.update': () => import('./settings.update.gen.ts'),
  'setup.createAccount': () => import('./setup.createAccount.gen.ts'),
  'setup.createAdministrator': () => import('./setup.createAdministrator.gen.ts'),
  'setup.validateToken': () => import('./setup.validateToken.gen.ts'),
  'system.clearCache': () => import('./system.clearCache.gen.ts'),
  'system.clearOptimizations': () => import('./system.clearOptimizations.gen.ts'),
  'system.optimize': () => import('./system.optimize.gen.ts'),
  'system.restartQueues': () => import('./system.restartQueues.gen.ts'),
  'system.runSchedule': () => import('./system.runSchedule.gen.ts'),
  'tokens.create': () => import('./tokens.create.gen.ts'),
  'users.create': () => import('./users.create.gen.ts'),
  'users.update': () => import('./users.update.gen.ts'),
  'variables.create': () => import('./variables.create.gen.ts'),
  'variables.saveValues': () => import('./variables.saveValues.gen.ts'),
  'variables.update': () => import('./variables.update.gen.ts'),
};
