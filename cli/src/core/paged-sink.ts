import type { Pager, Sink, World } from './world.ts';

/** Standard output that switches to a pager when it is longer than the screen. */
export interface PagedSink {
  /** Runs work that writes output; all of it is flushed when this settles. */
  during<Result>(work: (write: Sink['write']) => Promise<Result>): Promise<Result>;
}

/** @param allowed - false with `--no-pager` */
export function pagedSink(
  { stdout, stderr, env, openPager }: Pick<World, 'stdout' | 'stderr' | 'env' | 'openPager'>,
  allowed: boolean,
): PagedSink {
  const chosen = env['GRT_PAGER'] ?? env['PAGER'];
  const command = chosen ?? 'less';
  const { rows } = stdout;
  const isUsed = allowed && stdout.isTTY && rows !== undefined && env['TERM'] !== 'dumb';
  if (!isUsed || command === '' || command === 'cat' || openPager === undefined) {
    return { during: (work) => work((text) => stdout.write(text)) };
  }
  return {
    during: async (work) => {
      let held = '';
      let lines = 0;
      let pager: Pager | undefined;
      const write: Sink['write'] = async (chunk) => {
        if (pager !== undefined) return pager.write(chunk);
        const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
        held += text;
        lines += text.split('\n').length - 1;
        if (lines < rows) return;
        pager = await openPager(command);
        if (pager === undefined) {
          // Said only to people who chose one: `less` is missing on many small systems.
          if (chosen !== undefined) await stderr.write(`The pager "${chosen}" was not found.\n`);
          pager = { write: (part) => stdout.write(part), close: () => Promise.resolve() };
        }
        await pager.write(held);
      };
      try {
        return await work(write);
      } finally {
        if (pager === undefined) await stdout.write(held);
        else await pager.close();
      }
    },
  };
}
