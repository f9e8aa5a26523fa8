import { formatCounted } from '../../core/format.ts';

const units = [
  { minutes: 1440, noun: ['day', 'days'] },
  { minutes: 60, noun: ['hour', 'hours'] },
  { minutes: 1, noun: ['minute', 'minutes'] },
] as const;

/** A duration as one would say it: `14 days`, `1 hour 30 minutes`. @param minutes - whole minutes, 1 or more */
export function minutesInWords(minutes: number): string {
  let rest = minutes;
  return units
    .map(({ minutes: size, noun }) => {
      const count = Math.floor(rest / size);
      rest -= count * size;
      return count === 0 ? '' : formatCounted(count, noun);
    })
    .filter((words) => words !== '')
    .join(' ');
}
