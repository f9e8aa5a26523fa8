// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfMappingForm = {
  upload_id: { required: 'Please upload the file first' },
} as const;
