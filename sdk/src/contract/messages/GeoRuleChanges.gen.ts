// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfGeoRuleChanges = {
  type: { enum: 'Please choose country or state' },
  code: { minLength: 'Please fill in code and name fields', format: 'Please enter a code such as GB for a country or US-NY for a state', unknown: 'Please enter a code such as GB for a country or US-NY for a state', unique: 'A rule for this code already exists' },
  name: { minLength: 'Please fill in code and name fields' },
} as const;
