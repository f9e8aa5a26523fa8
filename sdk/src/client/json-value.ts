/** Whether a value is an object with named values. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it is a non-empty string. */
export function textOr<Other>(value: unknown, otherwise: Other): string | Other {
  return typeof value === 'string' && value !== '' ? value : otherwise;
}
