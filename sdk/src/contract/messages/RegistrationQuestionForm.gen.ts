// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfRegistrationQuestionForm = {
  question: { required: 'Please write what is missing' },
} as const;
