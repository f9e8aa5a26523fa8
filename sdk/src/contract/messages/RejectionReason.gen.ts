// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfRejectionReason = {
  name: { required: 'Please enter a name', maxLength: 'Please shorten the name to 40 characters' },
  text: { required: 'Please enter the text that is sent', maxLength: 'Please shorten the text to 500 characters' },
} as const;
