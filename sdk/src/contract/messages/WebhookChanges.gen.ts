// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfWebhookChanges = {
  url: { required: 'Please enter the address that receives the events', minLength: 'Please enter the address that receives the events', format: 'Please enter an address that starts with https:// or http://' },
  events: { required: 'Please choose at least one event', minItems: 'Please choose at least one event' },
} as const;
