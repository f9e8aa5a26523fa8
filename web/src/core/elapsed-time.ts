const locale = 'en-US';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const exact = new Intl.DateTimeFormat(locale, {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
});
const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'long', hourCycle: 'h23' });
const day = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric' });

/** How long ago something happened, in its largest unit: `just now`, `5 min ago`, `3 h ago`, `12 d ago`; the date after
 * a month. A future time, due to clock differences, is `just now`. */
export function formatTimeAgo(at: Date, now: Date): string {
  const agoMs = now.getTime() - at.getTime();
  if (agoMs < minuteMs) return 'just now';
  if (agoMs < hourMs) return `${String(Math.floor(agoMs / minuteMs))} min ago`;
  if (agoMs < dayMs) return `${String(Math.floor(agoMs / hourMs))} h ago`;
  if (agoMs < 31 * dayMs) return `${String(Math.floor(agoMs / dayMs))} d ago`;
  return day.format(at);
}

/** Date and time in the browser's timezone, with its name: `Nov 21, 2026, 07:53 UTC`. Times of a day are on a clock of
 * 24 hours everywhere, as in the server's messages and the charts. */
export const formatExactTime = (at: Date): string => exact.format(at);

/** The time of the day in the browser's timezone, to the second: `07:53:20 UTC`. */
export const formatClock = (at: Date): string => clock.format(at);

/** The date in the browser's timezone: `Nov 21, 2026`. */
export const formatDay = (at: Date): string => day.format(at);
