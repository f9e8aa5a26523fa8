import { messagesOfReviewResolution } from '../messages.gen.ts';
import type { OperationId } from '../operation-types.ts';
import { biddingErrors } from './bidding-rules.ts';
import { feedReadingErrors, firstReadingErrors, newFeedErrors } from './feed-rules.ts';
import type { FormErrors, FormRule, FormSender } from './form-rule.ts';
import { geoCodeErrors } from './geo-rules.ts';
import { pageErrors } from './page-rules.ts';
import { newPasswordErrors } from './password.ts';
import { stateErrors } from './place-rules.ts';
import { reasonErrors } from './reason-rules.ts';
import { completionErrors } from './sign-in-rules.ts';
import { webhookErrors } from './webhook-rules.ts';

/** Rules about several fields of a request, by operation. The server applies them along with its schemas; a screen
 * imports the one rule that it needs. */
export const formRules: { readonly [Id in OperationId]?: FormRule<Id> } = {
  'registrations.submit': stateErrors,
  'clients.create': stateErrors,
  'clients.update': stateErrors,
  'auth.updateProfile': companyErrors,
  'auth.changePassword': (body) => newPasswordErrors(body),
  'auth.resetPassword': (body) => newPasswordErrors(body),
  'setup.createAccount': (body) => newPasswordErrors(body, body),
  'setup.createAdministrator': (body) => newPasswordErrors(body, body),
  'factors.completeSignIn': (body) => completionErrors(body),
  'bidding.update': biddingErrors,
  'clientFeeds.create': newFeedErrors,
  'clientFeeds.update': feedReadingErrors,
  'clientFeeds.validate': firstReadingErrors,
  'adminFeeds.create': newFeedErrors,
  'adminFeeds.createFromUrl': newFeedErrors,
  'adminFeeds.upload': firstReadingErrors,
  'adminFeeds.update': feedReadingErrors,
  'feedReview.resolve': resolutionErrors,
  'geo.create': geoCodeErrors,
  'geo.update': geoCodeErrors,
  'pages.create': pageErrors,
  'pages.update': pageErrors,
  'settings.updateReasons': reasonErrors,
  'webhooks.create': webhookErrors,
  'webhooks.update': webhookErrors,
};

/** Website and timezone belong to a company, which administrators lack. */
function companyErrors(profile: { website?: string; timezone?: string }, { role }: FormSender): FormErrors {
  if (role === 'client') return {};
  const refused = (['website', 'timezone'] as const).filter((name) => profile[name] !== undefined);
  return Object.fromEntries(refused.map((name) => [name, ['Only client accounts have this']]));
}

function resolutionErrors({ resolution, notes }: { resolution?: string; notes?: string }): FormErrors {
  return resolution === 'rejected' && !notes?.trim() ? { notes: [messagesOfReviewResolution.notes.required] } : {};
}
