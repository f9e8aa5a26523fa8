/** A program that people can download. */
export interface Download {
  readonly name: string;
  readonly sizeBytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

const systems: Readonly<Record<string, string>> = { linux: 'Linux', darwin: 'macOS', win32: 'Windows' };

/** The page that lists the programs.
 * @param origin - this server's address, without a trailing slash */
export function downloadsPage(downloads: readonly Download[], origin: string): string {
  const rows = downloads.map(
    ({ name, sizeBytes, sha256 }) =>
      `<tr><td><a href="/downloads/${name}" download>${name}</a></td><td>${forWhat(name)}</td>` +
      `<td>${(sizeBytes / 1_000_000).toFixed(1)} MB</td><td><code>${sha256}</code></td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>GRT downloads</title>
    <link rel="icon" href="/favicon.svg">
    <style>
      :root { color-scheme: light dark; }
      body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; }
      .wide { overflow-x: auto; }
      table { border-collapse: collapse; }
      th, td { padding: 0.4rem 1rem 0.4rem 0; text-align: left; }
      code { font-size: 0.9em; }
      td { white-space: nowrap; }
      pre { padding: 0.8rem 1rem; border: 1px solid; white-space: pre-wrap; overflow-wrap: anywhere; }
    </style>
  </head>
  <body>
    <h1>grt</h1>
    <p>The command line for this platform. Each file works on its own, in any folder and under any name.</p>
    <div class="wide" tabindex="0" role="region" aria-label="Files"><table>
      <thead><tr><th>File</th><th>For</th><th>Size</th><th>SHA-256</th></tr></thead>
      <tbody>
        ${rows.join('\n        ')}
      </tbody>
    </table></div>
    <p>The checksums as a file: <a href="/downloads/SHA256SUMS">SHA256SUMS</a></p>
    <h2>In a pipeline</h2>
    <p>With an API token in the GRT_TOKEN secret:</p>
    <pre><code>curl -fsSO ${origin}/downloads/grt.cjs &amp;&amp; GRT_API_URL=${origin}/api node grt.cjs feeds sync feeds.yaml</code></pre>
  </body>
</html>
`;
}

function forWhat(name: string): string {
  const [, system = '', processor = ''] = /^grt-(\w+)-(\w+)/.exec(name) ?? [];
  if (system === '') return 'any system with Node 20.19 or newer';
  return `${systems[system] ?? system} (${processor}), without Node`;
}
