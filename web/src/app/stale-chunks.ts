const markKey = 'grt_reloaded_for_chunks';
/** Two failures closer together than this mean a broken server, not a deploy: the error is shown. */
const pauseMs = 60_000;

/** A tab from before a deploy requests files that are gone: reload the page once instead of showing an error. */
export function recoverFromStaleChunks(
  reload: () => void = () => location.reload(),
  now: () => number = Date.now,
): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload(now())) return;
    event.preventDefault();
    reload();
  });
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
