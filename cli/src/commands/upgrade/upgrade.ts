import { dirname } from 'node:path';
import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { CommandError, UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { exitCode } from '../../core/exit-code.ts';
import { replaceFile, sha256Of } from '../../core/replace-file.ts';
import { downloadsUrl } from '../../core/downloads-url.ts';
import type { OwnProgram } from '../../core/world.ts';

/** `grt upgrade` */
export function upgradeCommand(context: Context): Command {
  const command = new Command().action(() => upgrade(context));
  prints(command, { fields: ['path', 'sha256', 'is_changed'] });
  return withExample(command, 'grt upgrade', 'grt upgrade --profile acme');
}

async function upgrade(context: Context): Promise<void> {
  const program = await replaceable(context);
  const { apiUrl } = await context.accounts.chosen();
  const url = downloadsUrl(apiUrl);
  const { name, path } = program;
  const sums = await (await fetched(context, new URL('SHA256SUMS', url))).text();
  const wanted = sums.split('\n').map((line) => line.split('  '));
  const [sha256] = wanted.find(([, file]) => file === name) ?? [];
  if (sha256 === undefined) {
    throw new CommandError(`${url.host} does not offer ${name}. See: ${url.href}`, {
      exitCode: exitCode.notFound,
      code: 'not_offered',
    });
  }
  const isSame = (await sha256Of(path)) === sha256;
  if (!isSame) {
    const { body } = await fetched(context, new URL(name, url));
    await replaceFile(path, body ?? new ReadableStream<Uint8Array>(), sha256);
  }
  await context.output.result({ path, sha256, is_changed: !isSame }, [
    { name: 'File', whole: true, value: (row) => row.path },
    { name: 'Changed', value: (row) => row.is_changed },
  ]);
  await context.note(
    isSame ? `grt already matches the version of ${url.host}.` : `grt now matches the version of ${url.host}.`,
  );
}

/** The file that is running. @throws UsageError where something else keeps it up to date */
async function replaceable(context: Context): Promise<OwnProgram> {
  const program = await context.ownProgram();
  if (program === undefined) throw new UsageError('grt runs from its sources here. Update the checkout instead');
  const { path } = program;
  if (/[\\/]node_modules[\\/]/.test(path)) throw new UsageError(`npm installed ${path}. Upgrade it with npm`);
  // The build leaves this beside the program.
  if ((await context.files.listFolder(dirname(path)))?.includes('bundled.json') === true)
    throw new UsageError(`${path} is in a checkout. Update the checkout, and run this in it: npm run build -w cli`);
  return program;
}

/** A file that the server offers; without the token, which it does not need. */
async function fetched(context: Context, url: URL): Promise<Response> {
  const reply = await context.fetch(url.href, { signal: context.signal }).catch((error: unknown) => {
    if (context.signal.aborted) throw error;
    throw new CommandError(`${url.href} cannot be fetched. Is the server up?`, {
      exitCode: exitCode.failed,
      code: 'unreachable',
      cause: error,
    });
  });
  if (reply.ok) return reply;
  const [reason = ''] = (await reply.text()).split('\n');
  throw new CommandError(`${url.href} cannot be fetched (status ${String(reply.status)}). ${reason}`.trim(), {
    exitCode: reply.status === 404 ? exitCode.notFound : exitCode.failed,
    code: 'not_offered',
  });
}
