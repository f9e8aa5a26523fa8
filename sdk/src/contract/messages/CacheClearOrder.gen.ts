// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfCacheClearOrder = {
  action: { required: 'Please send the action execute.', enum: 'Please send the action execute.' },
  group: { unknown: 'Please choose a cache group or all.' },
} as const;
