import { fileURLToPath } from 'node:url';

/** Whether this is the built package; otherwise it is the sources in a checkout. */
export const isPackaged = import.meta.url.endsWith('.js');

/** How a person calls `grt-server` here, for messages. */
export const serverProgram = isPackaged ? 'grt-server' : 'npm run grt-server --';

/** Where relative paths in settings begin, and where the data is kept by default: the checkout, or for the package, whose
 * own folder may be read-only and is replaced with every version, the folder in which it is started. */
export const home = isPackaged
  ? { folder: process.cwd(), dataDir: 'grt-data' }
  : { folder: fileURLToPath(new URL('../../../', import.meta.url)), dataDir: '.data' };
