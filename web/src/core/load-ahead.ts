type Load = () => Promise<unknown>;

const waiting: Load[] = [];
let isAtWork = false;
let isLoading = false;

/** How long after the first of them becomes known, which is when its screen has loaded. */
const afterMs = 4000;

/** Loads a part of the app once the browser has nothing else to do: one after the other, so that whatever the user asks for
 * comes first. A dialog then opens at once, and also while the network is away. Whoever saves data loads nothing ahead. */
export function loadAhead(load: Load): void {
  if (!('requestIdleCallback' in globalThis) || savesData()) return;
  waiting.push(load);
  if (isAtWork) return;
  isAtWork = true;
  setTimeout(next, afterMs);
}

/** Whether something is being loaded that nobody has asked for yet: that it fails is no reason to reload the page. */
export const isLoadingAhead = (): boolean => isLoading;

function next(): void {
  if (!navigator.onLine) {
    window.addEventListener('online', next, { once: true });
    return;
  }
  const load = waiting.shift();
  if (!load) {
    isAtWork = false;
    return;
  }
  requestIdleCallback(() => {
    isLoading = true;
    const goOn = () => {
      isLoading = false;
      next();
    };
    // Whoever opens it loads it again, and tells the failure.
    load().then(goOn, goOn);
  });
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
