// How a program is started on a system.

/** What npm puts there are links on other systems, and on Windows .cmd files. */
const installed = /[\\/]node_modules[\\/]\.bin[\\/][^\\/]+$/;

/** How a program is started, for `spawn` and `execFile`. Windows has npm, npx, and what npm installs as .cmd files, which
 * only a shell runs.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.Platform} [platform] */
export function startOf(command, args, platform = process.platform) {
  const isCmdFile = command === 'npm' || command === 'npx' || installed.test(command);
  if (platform !== 'win32' || !isCmdFile) return { command, args: [...args], options: {} };
  return { command: quoted(`${command}.cmd`), args: args.map(quoted), options: { shell: true } };
}

/** A word that the shell of Windows takes as it is. */
function quoted(word) {
  return /^[\w./\\:=@+-]+$/.test(word) ? word : `"${word.replaceAll('"', '""')}"`;
}
