// The second chance of failed tests. It is for bad moments of a machine, not for bad tests: what needs it is named.

/** More tests than this that pass only when they are run again make a run fail. */
export const mostUnstable = 3;

/** Runs failed tests once more, alone, unless they are too many for that. Those that pass then are unstable.
 * @param {import('./test-report.mjs').Failure[]} failures
 * @param {(failures: import('./test-report.mjs').Failure[]) => Promise<readonly string[]>} rerun - runs these tests alone;
 * resolves with the `rerun` of those that passed. A test that was not found has not.
 * @returns {Promise<{ failed: import('./test-report.mjs').Failure[], unstable: import('./test-report.mjs').Failure[] }>} */
export async function withSecondChance(failures, rerun) {
  const again = failures.filter((failure) => failure.rerun !== undefined);
  if (again.length === 0 || failures.length > mostUnstable) return { failed: failures, unstable: [] };
  const passed = new Set(await rerun(again));
  const isUnstable = ({ rerun: key }) => key !== undefined && passed.has(key);
  return {
    failed: failures.filter((failure) => !isUnstable(failure)),
    unstable: failures.filter(isUnstable),
  };
}
