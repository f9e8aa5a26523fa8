/** A day as the address and a date field hold it, `2026-11-01`; undefined for what is none. */
export function dayOf(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const start = localMidnight(text);
  return Number.isNaN(start.getTime()) || start.getDate() !== Number(text.slice(8)) ? undefined : text;
}

/** The first moment of a day in the zone of the browser, as on the wire. */
export const dayStart = (day: string): string => localMidnight(day).toISOString();

/** The first moment after a day, as on the wire: a day may have 23 or 25 hours. */
export function dayEnd(day: string): string {
  const end = localMidnight(day);
  end.setDate(end.getDate() + 1);
  return end.toISOString();
}

const localMidnight = (day: string): Date => new Date(`${day}T00:00:00`);
