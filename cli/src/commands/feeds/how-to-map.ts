/** How to import what waits for a mapping, for whoever has to say so.
 * @param flags - those that map the columns, as far as they are known */
export function howToMap(uploadId: string, flags: readonly string[] = ['--map COLUMN=FIELD']): string {
  return [
    'Continue with a mapping file or with flags:',
    `  grt feeds map ${uploadId} --mapping mapping.yaml --wait`,
    `  grt feeds map ${uploadId} ${flags.join(' ')} --wait`,
  ].join('\n');
}
