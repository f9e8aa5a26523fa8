// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfSavedViewForm = {
  name: { minLength: 'Please name the view', maxLength: 'A name has at most 60 characters' },
} as const;
