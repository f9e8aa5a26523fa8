/** 'November 20, 2026 at 14:05 UTC', the format of times in messages. */
export function momentInWords(moment: Date): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
  return `${day} at ${moment.toISOString().slice(11, 16)} UTC`;
}
