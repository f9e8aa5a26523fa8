const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Milliseconds of a span: a number of them, or a text such as `90m`, `2h`, or `3d`.
 * @throws RangeError for anything else, or less than 0. */
export function spanMs(span: number | string): number {
  const [, count, unit] = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/.exec(String(span)) ?? [];
  const ms = typeof span === 'number' ? span : Number(count) * units[unit as keyof typeof units];
  if (ms >= 0 && Number.isFinite(ms)) return ms;
  throw new RangeError(`Not a span of 0 or more: ${String(span)}. Use milliseconds, or a text such as 90m, 2h, or 3d.`);
}
