// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfNoteForm = {
  text: { required: 'Please write a note' },
} as const;
