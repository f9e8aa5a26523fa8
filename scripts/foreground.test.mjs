import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const script = `
  import { runInForeground } from ${JSON.stringify(new URL('foreground.mjs', import.meta.url).href)};
  const program = "process.on('SIGTERM', () => { console.log('finished'); process.exit(7); }); setInterval(() => {}, 1e6); console.log('running');";
  runInForeground(process.execPath, ['-e', program]);
`;

/** Starts it as npm does: below a shell that ends at a signal and passes none on. */
function startBelowShell() {
  const node = `"${process.execPath}" --input-type=module -e "$SCRIPT"; true`;
  const shell = spawn('sh', ['-c', node], {
    env: { ...process.env, SCRIPT: script },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  shell.stdout.setEncoding('utf8').on('data', (text) => (out += text));
  return { shell, output: () => out };
}

it('lets a program finish its work when whoever started the script is told to stop, and passes nothing on', async () => {
  const { shell, output } = startBelowShell();
  await expect.poll(output).toBe('running\n');
  const gone = once(shell, 'close'); // once nobody holds its output any more
  shell.kill('SIGTERM');
  await gone;
  expect(output()).toBe('running\nfinished\n');
});
