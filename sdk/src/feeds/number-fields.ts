import type { ValueReading } from './column-mapping.ts';
import { readDuration } from './duration.ts';
import { readDate, unclearPart } from './feed-date.ts';
import { plainValue, type FieldReader } from './field-reader.ts';

const unit: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };

/** A number as feeds write it: `1234`, `1,234,567`, `1 234`, `4.5`, `87%`, `1.2M`. Undefined if it is not a number. */
function plainNumber(text: string): number | undefined {
  const grouped = /^-?\d{1,3}(?:[, ']\d{3})+(?:\.\d+)?$/.test(text)
    ? text.replace(/[, ']/g, '')
    : text.replace(',', '.');
  const found = /^(-?\d{1,15}(?:\.\d+)?) ?([kmb])?%?$/i.exec(grouped);
  return found === null ? undefined : Number(found[1]) * (unit[(found[2] ?? '').toLowerCase()] ?? 1);
}

/** Reads a count: a whole number, 0 or more. */
export function readCount(label: string): FieldReader<number> {
  return (value, fault) => {
    const text = plainValue(value, fault);
    const count = Math.round(plainNumber(text) ?? Number.NaN);
    if (Number.isSafeInteger(count) && count >= 0) return count;
    fault('row.bad_number', `${label} must be a number, 0 or more`, text);
    return null;
  };
}

/** Reads a number. */
export function readNumber(label: string): FieldReader<number> {
  return (value, fault) => {
    const text = plainValue(value, fault);
    const number = plainNumber(text);
    if (number !== undefined) return number;
    fault('row.bad_number', `${label} must be a number`, text);
    return null;
  };
}

/** Reads a duration as whole seconds. */
export function readSeconds(as: ValueReading | undefined): FieldReader<number> {
  return (value, fault) => {
    const text = plainValue(value, fault);
    const seconds = readDuration(text, as);
    if (seconds !== undefined) return seconds;
    fault('row.bad_duration', 'Duration must be in seconds, m:ss, h:mm:ss, or ISO 8601, such as PT1M30S', text);
    return null;
  };
}

/** Reads a date as ISO 8601 in UTC. */
export function readTime(label: string, as: ValueReading | undefined): FieldReader<string> {
  return (value, fault) => {
    const text = plainValue(value, fault);
    const date = readDate(text, as);
    if (date === 'none') return null;
    if (date !== 'unclear') return date.iso;
    const unclear = unclearPart(text);
    const why = unclear === undefined ? '' : `; ${unclear}`;
    fault('row.bad_date', `${label} must be an unambiguous date, such as 2026-01-31${why}`, text);
    return null;
  };
}
