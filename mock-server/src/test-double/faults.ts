import { randomFraction, type Random } from '../core/ids.ts';
import { chaosProfiles } from './chaos.ts';
import { refuseUnknownFields, refuseUnknownOperation } from './known-names.ts';
import { faultStatuses } from './preferences.ts';
import type { Fault, Faults } from './public-api.ts';

export interface FaultPlan extends Faults {
  /** The fault that a call meets, which counts it. */
  take(operation: string | undefined): Fault | undefined;
}

export function createFaults(random: Random, known: ReadonlySet<string>): FaultPlan {
  const planned: { readonly fault: Fault; left: number }[] = [];
  const add = (fault: Fault): void => {
    if (fault.operation !== undefined) refuseUnknownOperation(fault.operation, known);
    requireFault(fault);
    planned.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  };
  return {
    add,
    chaos(profile) {
      if (!Object.hasOwn(chaosProfiles, profile))
        throw new RangeError(
          `There is no chaos profile ${profile}. There are: ${Object.keys(chaosProfiles).join(', ')}`,
        );
      for (const fault of chaosProfiles[profile]) add(fault);
    },
    list: () =>
      planned
        .filter(({ left }) => left > 0)
        .map(({ fault, left }) => (Number.isFinite(left) ? Object.assign({}, fault, { times: left }) : fault)),
    clear: () => void planned.splice(0),
    take(operation) {
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

const effects = ['status', 'delayMs', 'cut', 'slowBodyMs', 'malformed'] as const;
const fields = ['operation', 'times', 'probability', 'retryAfter', ...effects] as const;

const rules: Readonly<Record<string, readonly [fits: (value: unknown) => boolean, words: string]>> = {
  times: [(value) => Number.isInteger(value) && Number(value) > 0, 'a whole number above 0'],
  probability: [(value) => isAtLeast0(value) && value <= 1, '0 to 1'],
  delayMs: [isAtLeast0, 'milliseconds, 0 or more'],
  slowBodyMs: [isAtLeast0, 'milliseconds, 0 or more'],
  retryAfter: [(value) => Number.isInteger(value) && isAtLeast0(value), 'whole seconds, 0 or more'],
  cut: [(value) => value === 'before' || value === 'after', 'before or after'],
  malformed: [(value) => typeof value === 'boolean', 'true or false'],
  status: [(value) => faultStatuses.some((status) => status === value), `one of ${faultStatuses.join(', ')}`],
};

/** It may come as JSON, and one that does nothing, or something else than was meant, would let a test pass.
 * @throws RangeError that says what was expected */
function requireFault(fault: Fault): void {
  refuseUnknownFields('A fault', fault, fields);
  for (const [name, value] of Object.entries(fault)) {
    const rule = rules[name];
    if (value !== undefined && rule && !rule[0](value))
      throw new RangeError(`${name} of a fault must be ${rule[1]}, not ${JSON.stringify(value)}.`);
  }
  if (effects.every((name) => fault[name] === undefined))
    throw new RangeError(`A fault has to do something. Use ${effects.join(', ')}.`);
}

function isAtLeast0(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && Number.isFinite(value);
}
