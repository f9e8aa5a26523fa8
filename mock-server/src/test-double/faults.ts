import { randomFraction, type Random } from '../core/ids.ts';
import { chaosProfiles } from './chaos.ts';
import { faultStatuses } from './preferences.ts';
import type { Fault, Faults } from './public-api.ts';

export interface FaultPlan extends Faults {
  /** The fault that a call meets, which counts it. */
  take(operation: string | undefined): Fault | undefined;
}

export function createFaults(random: Random, known: ReadonlySet<string>): FaultPlan {
  const planned: { readonly fault: Fault; left: number }[] = [];
  const add = (fault: Fault): void => {
    if (fault.operation !== undefined && !known.has(fault.operation))
      throw new RangeError(`The contract has no operation ${fault.operation}`);
    if (fault.status !== undefined && !faultStatuses.includes(fault.status))
      throw new RangeError(`A fault cannot have the status ${String(fault.status)}. Use ${faultStatuses.join(', ')}.`);
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
