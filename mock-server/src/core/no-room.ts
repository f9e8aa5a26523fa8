import { isErrnoException } from './errno.ts';

/** Error codes of a full disk, of a quota, and of a limit on the size of files; 53100 is PostgreSQL's. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

/** Whether something could not be saved because there is no room, wherever the query layer put the error. Nothing was
 * done; reads continue, and the write can be retried later. */
export function isNoRoom(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    if (isErrnoException(current) && fullCodes.has(current.code ?? '')) return true;
  }
  return false;
}
