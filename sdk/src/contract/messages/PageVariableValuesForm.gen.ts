// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfPageVariableValuesForm = {
  values: { required: 'Please provide at least one domain and its value.', minItems: 'Please provide at least one domain and its value.', exists: 'No domain has this id.', repeated: 'Please include each domain only once.' },
} as const;
