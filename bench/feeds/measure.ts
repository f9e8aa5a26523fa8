/** Takes one measurement in its own process and sends the result: `measure.ts reading|memory|storing|importing path…`.
 * Loads only what it needs: anything else in memory would add to every garbage collection. */
const [what = '', ...paths] = process.argv.slice(2);
const [path = '', other = ''] = paths;
const measures: Readonly<Record<string, () => Promise<unknown>>> = {
  reading: async () => (await import('./reading.ts')).compareReaders(path),
  memory: async () => (await import('./memory.ts')).peakOverIdle(paths),
  importing: async () => (await import('./importing.ts')).watchImport(path, other),
  storing: async () => (await import('./storing.ts')).compareStoring(path),
};
process.send?.(await measures[what]?.());
