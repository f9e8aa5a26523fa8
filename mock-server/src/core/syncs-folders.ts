/** Whether the names in a folder are synced to disk on their own. On Windows they cannot be, and NTFS writes them in its log. */
export function syncsFolders(platform: NodeJS.Platform): boolean {
  return platform !== 'win32';
}
