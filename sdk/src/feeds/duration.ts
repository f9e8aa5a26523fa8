import type { ValueReading } from './column-mapping.ts';

/** Longest duration that is kept, in seconds. */
const maxSeconds = 2_147_483_647;
const clock = /^(?:(\d{1,5}):)?(\d{1,5}):(\d{1,2})(?:[.,]\d+)?$/;
const iso = /^P(?:(\d+(?:\.\d+)?)D)?(?:T(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/i;
const words =
  /^(?:(\d+(?:\.\d+)?) ?(?:h|hr|hrs|hour|hours))? ?(?:(\d+(?:\.\d+)?) ?(?:m|min|mins|minute|minutes))? ?(?:(\d+(?:\.\d+)?) ?(?:s|sec|secs|second|seconds))?$/i;

/** A fraction of a day, as spreadsheets keep durations: nobody gives seconds to five places. */
const dayFraction = /^(?:0[.,]\d{5,20}|\d(?:[.,]\d{1,20})?e-0?\d)$/i;

/** Reads a duration: seconds, milliseconds where stated, `m:ss`, `h:mm:ss`, ISO 8601 (`PT1M30S`), `1h 5m`, `10 sec`, or
 * a spreadsheet's fraction of a day.
 * @returns whole seconds, 0 or more; undefined if it is not a duration. */
export function readDuration(text: string, as?: ValueReading): number | undefined {
  const seconds = secondsIn(text.trim(), as === 'milliseconds' ? 0.001 : 1);
  if (seconds === undefined || !Number.isFinite(seconds)) return undefined;
  const whole = Math.round(seconds);
  return whole <= maxSeconds ? whole : undefined;
}

function secondsIn(text: string, unit: number): number | undefined {
  if (unit === 1 && dayFraction.test(text)) return Number(text.replace(',', '.')) * 86_400;
  if (/^\d{1,15}(?:[.,]\d+)?$/.test(text)) return Number(text.replace(',', '.')) * unit;
  const byClock = clock.exec(text);
  if (byClock !== null) {
    const [, hours = '0', minutes = '0', seconds = '0'] = byClock;
    // `90:00` is ninety minutes, but `1:90:00` and `1:75` are not valid times.
    if (Number(seconds) > 59 || (byClock[1] !== undefined && Number(minutes) > 59)) return undefined;
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  }
  const byIso = /\d/.test(text) ? iso.exec(text) : null;
  if (byIso !== null) {
    const [days = 0, hours = 0, minutes = 0, seconds = 0] = byIso.slice(1).map((part?: string) => Number(part ?? 0));
    return days * 86_400 + hours * 3600 + minutes * 60 + seconds;
  }
  const byWords = text === '' ? null : words.exec(text);
  if (byWords === null) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = byWords.slice(1).map((part?: string) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}
