import type { GuardedPool } from './guarded-pool.ts';

/** The statement was told to end. */
const queryCanceled = '57014';

/** Runs a statement on the only connection, and ends it as soon as somebody else asks for that connection. Only for what
 * can begin again at any time.
 * @param interrupt - tells the running statement to end, or that it may go on.
 * @returns whether it came to its end. */
export async function runUntilAsked(
  pool: GuardedPool,
  interrupt: (does: boolean) => void,
  statement: string,
): Promise<boolean> {
  const client = await pool.connect();
  const stop = pool.whenAsked(() => interrupt(true));
  try {
    await client.query(statement);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === queryCanceled) return false;
    throw error;
  } finally {
    stop();
    interrupt(false);
    client.release();
  }
}
