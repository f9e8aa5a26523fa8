/** Whether this is the full run (`npm run test:full`), which draws and reads more. */
export const isFull = process.env['GRT_TEST_TIER'] === 'full';
