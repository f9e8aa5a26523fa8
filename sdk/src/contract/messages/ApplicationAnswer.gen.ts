// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfApplicationAnswer = {
  token: { required: 'Please use the link from the email' },
  answer: { required: 'Please write an answer' },
  file_1: { type: 'Please select a PNG, JPG, or PDF file', maxBytes: 'File size must be less than 10MB' },
  file_2: { type: 'Please select a PNG, JPG, or PDF file', maxBytes: 'File size must be less than 10MB' },
  file_3: { type: 'Please select a PNG, JPG, or PDF file', maxBytes: 'File size must be less than 10MB' },
} as const;
