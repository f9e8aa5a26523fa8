/** Says of a whole request that some of its fields are refused; each field's own sentence is in `errors`. */
export const fieldsRefused = 'Please correct these fields.';
