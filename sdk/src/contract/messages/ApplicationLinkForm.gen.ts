// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfApplicationLinkForm = {
  token: { required: 'Please use the link from the email' },
} as const;
