import { randomFraction, type Random } from '../core/ids.ts';
import type { Fault, Faults } from './public-api.ts';

export interface FaultPlan extends Faults {
  /** The fault that a call meets, which counts it. */
  take(operation: string | undefined, prefer: string | null): Fault | undefined;
}

const statuses = [400, 401, 403, 404, 409, 410, 412, 422, 429, 500, 503, 504] as const;

export function createFaults(random: Random, known: ReadonlySet<string>): FaultPlan {
  const planned: { readonly fault: Fault; left: number }[] = [];
  return {
    add(fault) {
      if (fault.operation !== undefined && !known.has(fault.operation))
        throw new RangeError(`The contract has no operation ${fault.operation}`);
      planned.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY });
    },
    clear: () => void planned.splice(0),
    take(operation, prefer) {
      const wanted = preferred(prefer);
      if (wanted) return wanted;
      const met = planned.find(
        ({ fault, left }) =>
          left > 0 &&
          (fault.operation === undefined || fault.operation === operation) &&
          randomFraction(random) < (fault.probability ?? 1),
      );
      if (met) met.left -= 1;
      return met?.fault;
    },
  };
}

function readPreference(text: string): [name: string, value: string] {
  const [name = '', value = ''] = text.split('=', 2);
  return [name, value];
}

/** `Prefer: code=404, delay=200`: for one request. Other preferences mean something to others. */
function preferred(header: string | null): Fault | undefined {
  if (header === null) return undefined;
  const wanted = new Map(header.split(',').map((part) => readPreference(part.trim())));
  const status = statuses.find((one) => String(one) === wanted.get('code'));
  const delayMs = Number(wanted.get('delay'));
  if (status === undefined && !(delayMs > 0)) return undefined;
  return { ...(status === undefined ? {} : { status }), ...(delayMs > 0 ? { delayMs } : {}) };
}
