// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfPageVariableForm = {
  variable_key: { required: 'Please enter a variable key.', pattern: 'Please start the key with a letter and use lowercase letters, digits, and underscores.', unique: 'A variable with this key already exists.' },
  variable_name: { required: 'Please enter a variable name.' },
} as const;
