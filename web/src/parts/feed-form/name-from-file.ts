/** The longest name that the contract takes. */
const longest = 200;

/** A feed's name from its file's: `new_releases-2026.csv.gz` gives `New releases 2026`. */
export function nameFromFile(fileName: string): string {
  const words = fileName
    .replace(/\.gz$/i, '')
    .replace(/\.(?:csv|txt|json|xml|rss)$/i, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .slice(0, longest);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
