// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfOperationOrder = {
  action: { required: 'Please send the action execute.', enum: 'Please send the action execute.' },
} as const;
