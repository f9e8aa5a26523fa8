/** The forms of the web app and the command line as zod schemas, apart from the other rules so that who needs only those
 * does not load zod. */
export { adminFeedForm, feedForm } from './feed-form.ts';
export {
  applicationField,
  applicationForm,
  applicationForms,
  applicationSteps,
  registrationFields,
  type Application,
  type ApplicationStep,
} from './application-form.ts';
export { biddingForm } from './bidding-form.ts';
export { domainForm } from './domain-form.ts';
export { geoRuleForm } from './geo-rule-form.ts';
export { pageForm } from './page-form.ts';
export { setupForm } from './setup-form.ts';
export { signInForm } from './sign-in-form.ts';
