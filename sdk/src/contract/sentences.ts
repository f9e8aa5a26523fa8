/** The message of a request with refused fields; each field's own sentence is in `errors`. */
export const fieldsRefused = 'Please correct these fields.';

/** The message of a field whose text has U+FFFD in it, which stands for characters that could not be decoded. */
export const textDamaged =
  'This text has characters that could not be read (\uFFFD). Type it again, or save the file as UTF-8.';
