// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { messagesOfCredentials } from './messages/Credentials.gen.ts';
import { messagesOfProfileForm } from './messages/ProfileForm.gen.ts';
import { messagesOfPasswordChange } from './messages/PasswordChange.gen.ts';
import { messagesOfPasswordForgotten } from './messages/PasswordForgotten.gen.ts';
import { messagesOfPasswordReset } from './messages/PasswordReset.gen.ts';
import { messagesOfPasswordResetToken } from './messages/PasswordResetToken.gen.ts';
import { messagesOfSignInCompletion } from './messages/SignInCompletion.gen.ts';
import { messagesOfNewPasskey } from './messages/NewPasskey.gen.ts';
import { messagesOfFactorName } from './messages/FactorName.gen.ts';
import { messagesOfTotpConfirmation } from './messages/TotpConfirmation.gen.ts';
import { messagesOfStepUp } from './messages/StepUp.gen.ts';
import { messagesOfApiTokenForm } from './messages/ApiTokenForm.gen.ts';
import { messagesOfWebhookForm } from './messages/WebhookForm.gen.ts';
import { messagesOfWebhookChanges } from './messages/WebhookChanges.gen.ts';
import { messagesOfSetupTokenForm } from './messages/SetupTokenForm.gen.ts';
import { messagesOfAccountSetupForm } from './messages/AccountSetupForm.gen.ts';
import { messagesOfFirstAdministratorForm } from './messages/FirstAdministratorForm.gen.ts';
import { messagesOfEmailLinkForm } from './messages/EmailLinkForm.gen.ts';
import { messagesOfRegistrationForm } from './messages/RegistrationForm.gen.ts';
import { messagesOfApplicationLinkForm } from './messages/ApplicationLinkForm.gen.ts';
import { messagesOfApplicationAnswer } from './messages/ApplicationAnswer.gen.ts';
import { messagesOfRegistrationQuestionForm } from './messages/RegistrationQuestionForm.gen.ts';
import { messagesOfRegistrationDecision } from './messages/RegistrationDecision.gen.ts';
import { messagesOfRegistrationRejection } from './messages/RegistrationRejection.gen.ts';
import { messagesOfMappingForm } from './messages/MappingForm.gen.ts';
import { messagesOfSavedMappingForm } from './messages/SavedMappingForm.gen.ts';
import { messagesOfFeedRejection } from './messages/FeedRejection.gen.ts';
import { messagesOfFeedDecision } from './messages/FeedDecision.gen.ts';
import { messagesOfFieldTarget } from './messages/FieldTarget.gen.ts';
import { messagesOfFeedFileForm } from './messages/FeedFileForm.gen.ts';
import { messagesOfFeedUrlForm } from './messages/FeedUrlForm.gen.ts';
import { messagesOfAdminFeedFileForm } from './messages/AdminFeedFileForm.gen.ts';
import { messagesOfNewAdminFeedFileForm } from './messages/NewAdminFeedFileForm.gen.ts';
import { messagesOfAdminFeedUrlForm } from './messages/AdminFeedUrlForm.gen.ts';
import { messagesOfFeedChanges } from './messages/FeedChanges.gen.ts';
import { messagesOfFeedFileChanges } from './messages/FeedFileChanges.gen.ts';
import { messagesOfFeedCheckForm } from './messages/FeedCheckForm.gen.ts';
import { messagesOfReviewResolution } from './messages/ReviewResolution.gen.ts';
import { messagesOfDomainForm } from './messages/DomainForm.gen.ts';
import { messagesOfDomainRejection } from './messages/DomainRejection.gen.ts';
import { messagesOfDomainDecision } from './messages/DomainDecision.gen.ts';
import { messagesOfBiddingChanges } from './messages/BiddingChanges.gen.ts';
import { messagesOfClientForm } from './messages/ClientForm.gen.ts';
import { messagesOfClientChanges } from './messages/ClientChanges.gen.ts';
import { messagesOfAdminUserForm } from './messages/AdminUserForm.gen.ts';
import { messagesOfAdminUserChanges } from './messages/AdminUserChanges.gen.ts';
import { messagesOfSitePageForm } from './messages/SitePageForm.gen.ts';
import { messagesOfSitePageChanges } from './messages/SitePageChanges.gen.ts';
import { messagesOfPageVariableForm } from './messages/PageVariableForm.gen.ts';
import { messagesOfPageVariableChanges } from './messages/PageVariableChanges.gen.ts';
import { messagesOfPageVariableValuesForm } from './messages/PageVariableValuesForm.gen.ts';
import { messagesOfOperationOrder } from './messages/OperationOrder.gen.ts';
import { messagesOfCacheClearOrder } from './messages/CacheClearOrder.gen.ts';
import { messagesOfGeoRuleForm } from './messages/GeoRuleForm.gen.ts';
import { messagesOfGeoRuleChanges } from './messages/GeoRuleChanges.gen.ts';
import { messagesOfSavedViewForm } from './messages/SavedViewForm.gen.ts';
import { messagesOfNoteForm } from './messages/NoteForm.gen.ts';
import { messagesOfPlatformSettingsChanges } from './messages/PlatformSettingsChanges.gen.ts';
import { messagesOfRejectionReason } from './messages/RejectionReason.gen.ts';
import { messagesOfRejectionReasonsChanges } from './messages/RejectionReasonsChanges.gen.ts';

/** The message for each failed field of a request: `messages.Schema.field.keyword`. */
export const messages = {
  Credentials: messagesOfCredentials,
  ProfileForm: messagesOfProfileForm,
  PasswordChange: messagesOfPasswordChange,
  PasswordForgotten: messagesOfPasswordForgotten,
  PasswordReset: messagesOfPasswordReset,
  PasswordResetToken: messagesOfPasswordResetToken,
  SignInCompletion: messagesOfSignInCompletion,
  NewPasskey: messagesOfNewPasskey,
  FactorName: messagesOfFactorName,
  TotpConfirmation: messagesOfTotpConfirmation,
  StepUp: messagesOfStepUp,
  ApiTokenForm: messagesOfApiTokenForm,
  WebhookForm: messagesOfWebhookForm,
  WebhookChanges: messagesOfWebhookChanges,
  SetupTokenForm: messagesOfSetupTokenForm,
  AccountSetupForm: messagesOfAccountSetupForm,
  FirstAdministratorForm: messagesOfFirstAdministratorForm,
  EmailLinkForm: messagesOfEmailLinkForm,
  RegistrationForm: messagesOfRegistrationForm,
  ApplicationLinkForm: messagesOfApplicationLinkForm,
  ApplicationAnswer: messagesOfApplicationAnswer,
  RegistrationQuestionForm: messagesOfRegistrationQuestionForm,
  RegistrationDecision: messagesOfRegistrationDecision,
  RegistrationRejection: messagesOfRegistrationRejection,
  MappingForm: messagesOfMappingForm,
  SavedMappingForm: messagesOfSavedMappingForm,
  FeedRejection: messagesOfFeedRejection,
  FeedDecision: messagesOfFeedDecision,
  FieldTarget: messagesOfFieldTarget,
  FeedFileForm: messagesOfFeedFileForm,
  FeedUrlForm: messagesOfFeedUrlForm,
  AdminFeedFileForm: messagesOfAdminFeedFileForm,
  NewAdminFeedFileForm: messagesOfNewAdminFeedFileForm,
  AdminFeedUrlForm: messagesOfAdminFeedUrlForm,
  FeedChanges: messagesOfFeedChanges,
  FeedFileChanges: messagesOfFeedFileChanges,
  FeedCheckForm: messagesOfFeedCheckForm,
  ReviewResolution: messagesOfReviewResolution,
  DomainForm: messagesOfDomainForm,
  DomainRejection: messagesOfDomainRejection,
  DomainDecision: messagesOfDomainDecision,
  BiddingChanges: messagesOfBiddingChanges,
  ClientForm: messagesOfClientForm,
  ClientChanges: messagesOfClientChanges,
  AdminUserForm: messagesOfAdminUserForm,
  AdminUserChanges: messagesOfAdminUserChanges,
  SitePageForm: messagesOfSitePageForm,
  SitePageChanges: messagesOfSitePageChanges,
  PageVariableForm: messagesOfPageVariableForm,
  PageVariableChanges: messagesOfPageVariableChanges,
  PageVariableValuesForm: messagesOfPageVariableValuesForm,
  OperationOrder: messagesOfOperationOrder,
  CacheClearOrder: messagesOfCacheClearOrder,
  GeoRuleForm: messagesOfGeoRuleForm,
  GeoRuleChanges: messagesOfGeoRuleChanges,
  SavedViewForm: messagesOfSavedViewForm,
  NoteForm: messagesOfNoteForm,
  PlatformSettingsChanges: messagesOfPlatformSettingsChanges,
  RejectionReason: messagesOfRejectionReason,
  RejectionReasonsChanges: messagesOfRejectionReasonsChanges,
} as const;

export { messagesOfCredentials, messagesOfProfileForm, messagesOfPasswordChange, messagesOfPasswordForgotten, messagesOfPasswordReset, messagesOfPasswordResetToken, messagesOfSignInCompletion, messagesOfNewPasskey, messagesOfFactorName, messagesOfTotpConfirmation, messagesOfStepUp, messagesOfApiTokenForm, messagesOfWebhookForm, messagesOfWebhookChanges, messagesOfSetupTokenForm, messagesOfAccountSetupForm, messagesOfFirstAdministratorForm, messagesOfEmailLinkForm, messagesOfRegistrationForm, messagesOfApplicationLinkForm, messagesOfApplicationAnswer, messagesOfRegistrationQuestionForm, messagesOfRegistrationDecision, messagesOfRegistrationRejection, messagesOfMappingForm, messagesOfSavedMappingForm, messagesOfFeedRejection, messagesOfFeedDecision, messagesOfFieldTarget, messagesOfFeedFileForm, messagesOfFeedUrlForm, messagesOfAdminFeedFileForm, messagesOfNewAdminFeedFileForm, messagesOfAdminFeedUrlForm, messagesOfFeedChanges, messagesOfFeedFileChanges, messagesOfFeedCheckForm, messagesOfReviewResolution, messagesOfDomainForm, messagesOfDomainRejection, messagesOfDomainDecision, messagesOfBiddingChanges, messagesOfClientForm, messagesOfClientChanges, messagesOfAdminUserForm, messagesOfAdminUserChanges, messagesOfSitePageForm, messagesOfSitePageChanges, messagesOfPageVariableForm, messagesOfPageVariableChanges, messagesOfPageVariableValuesForm, messagesOfOperationOrder, messagesOfCacheClearOrder, messagesOfGeoRuleForm, messagesOfGeoRuleChanges, messagesOfSavedViewForm, messagesOfNoteForm, messagesOfPlatformSettingsChanges, messagesOfRejectionReason, messagesOfRejectionReasonsChanges };
