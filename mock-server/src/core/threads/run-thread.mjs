/** Runs the code of a thread. A thread does not inherit its parent's TypeScript loader: where Node needs one, it gets its
 * own, or runs what a test run has compiled for all of them (scripts/built-threads.mjs), in half the processor time.
 * @param {string} start - URL of its `-worker-start.mjs`, next to which the code is */
export async function runThread(start) {
  const code = start.replace(/-start\.mjs$/, '.ts');
  const built = process.env['GRT_BUILT_THREADS'];
  if (built) {
    const root = new URL('../../../../', import.meta.url).href;
    await import(code.replace(root, built).replace(/\.ts$/, '.js'));
    return;
  }
  if (!process.features.typescript) (await import('tsx/esm/api')).register();
  await import(code);
}
