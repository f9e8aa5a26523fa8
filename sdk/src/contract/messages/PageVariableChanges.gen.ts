// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfPageVariableChanges = {
  variable_name: { minLength: 'Please enter a variable name.' },
} as const;
