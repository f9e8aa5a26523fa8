import { isLoadingAhead } from '../core/load-ahead.ts';

const markKey = 'grt_reloaded_for_chunks';
/** Two failures closer together than this mean a broken server, not a deploy: the error is shown. */
const pauseMs = 60_000;

/** A tab from before a deploy requests files that are gone: reload the page once instead of leaving the user with an
 * error. While the server cannot be reached, the page stays: a reload would lose it. */
export function recoverFromStaleChunks(
  reload: () => void = () => location.reload(),
  now: () => number = Date.now,
  isReachable: () => Promise<boolean> = answers,
): void {
  const recover = async () => {
    if ((await isReachable()) && mayReload(now())) reload();
  };
  window.addEventListener('vite:preloadError', () => {
    if (!isLoadingAhead()) void recover();
  });
}

/** Reloads the page if the server can be reached; otherwise the page stays. A file that once failed to load is loaded again
 * only by a new page. */
export async function reloadIfReachable(): Promise<void> {
  if (await answers()) location.reload();
}

/** Whether the server of this page answers at all. */
async function answers(): Promise<boolean> {
  return await fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function mayReload(nowMs: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(markKey) ?? '0');
    if (nowMs - last < pauseMs) return false;
    sessionStorage.setItem(markKey, String(nowMs));
    return true;
  } catch {
    return false;
  }
}
