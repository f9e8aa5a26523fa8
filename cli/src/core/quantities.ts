/** A time span for people: `0.8 s`, `42 s`, `3 min 5 s`, `2 h 4 min`. */
export function spanText(ms: number): string {
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${String(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${String(minutes)} min ${String(seconds % 60)} s`;
  return `${String(Math.floor(minutes / 60))} h ${String(minutes % 60)} min`;
}

/** A count for people: `7,998`. */
export function countText(count: number): string {
  return count.toLocaleString('en-US');
}

/** `1 row`, `2 rows`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${countText(count)} ${count === 1 ? one : many}`;
}

/** A server time for people, in UTC: `2026-11-20 14:05 UTC`. Anything else is returned unchanged. */
export function timeText(iso: string | null | undefined): string {
  if (iso === null || iso === undefined) return '';
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(iso) ? `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC` : iso;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A server time in at most 11 characters: `just now`, `5 min ago`, `in 3 days`; beyond 30 days, its date. Anything else
 * is returned unchanged. */
export function relativeTimeText(iso: string, nowMs: number): string {
  const awayMs = Math.abs(nowMs - Date.parse(iso));
  if (Number.isNaN(awayMs)) return iso;
  if (awayMs < minuteMs) return 'just now';
  if (awayMs >= 31 * dayMs) return iso.slice(0, 10);
  const away = inWords(awayMs);
  return Date.parse(iso) > nowMs ? `in ${away}` : `${away} ago`;
}

function inWords(ms: number): string {
  if (ms < hourMs) return `${String(Math.floor(ms / minuteMs))} min`;
  if (ms < dayMs) return `${String(Math.floor(ms / hourMs))} h`;
  return counted(Math.floor(ms / dayMs), 'day');
}

/** US dollars for people: `$0.25`, `$1,250.00`.
 * @param decimals - decimal places; average click prices have 3 */
export function moneyText(dollars: number, decimals = 2): string {
  return `$${dollars.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}`;
}

/** A percentage for people: `97.2%`. */
export function percentText(percent: number, decimals = 1): string {
  return `${percent.toFixed(decimals)}%`;
}
