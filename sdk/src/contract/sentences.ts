/** The message of a request with refused fields; each field's own sentence is in `errors`. */
export const fieldsRefused = 'Please correct these fields.';
