import type { CoverageShares } from './public-api.ts';

export const loopback = '127.0.0.1';

const kinds: Readonly<Record<string, keyof CoverageShares>> = {
  operations: 'operations',
  statuses: 'statuses',
  'request-fields': 'requestFields',
  'reply-fields': 'replyFields',
};

/** Reads `operations=0.8,reply-fields=0.2`.
 * @throws RangeError for another kind, or a share that is not 0 to 1 */
export function readShares(text: string): CoverageShares {
  const pairs = text.split(',').map((part) => {
    const [kind = '', share = ''] = part.trim().split('=', 2);
    const name = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    const least = Number(share);
    if (name === undefined || share === '' || !(least >= 0 && least <= 1))
      throw new RangeError(`Not a share: ${part}. Use ${Object.keys(kinds).join(', ')}, each with = and 0 to 1.`);
    return [name, least] as const;
  });
  return Object.fromEntries(pairs);
}

/** @throws RangeError for what is not a port; 0 is any free one */
export function portOf(text = '0'): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new RangeError('--port must be 0 to 65535');
  return port;
}

const ofAll = ['test', 'json', 'help', 'port'];

/** What each way of running takes beside that. */
const flagsOf = {
  test: ['scenario', 'seed', 'now', 'chaos', 'coverage', 'require', 'host', 'reachable-from-elsewhere'],
  proxy: ['proxy', 'record', 'report'],
  replay: ['replay', 'report'],
} as const;

/** A flag without effect would let its user believe otherwise: a proxy, for example, is on loopback only.
 * @param values - the flags that were given.
 * @returns how it is to run.
 * @throws Error for two ways at once, and for a flag of another way */
export function wayOf(values: Readonly<Record<string, unknown>>): keyof typeof flagsOf {
  const { proxy, replay } = values;
  if (proxy !== undefined && replay !== undefined) throw new Error('Use either --proxy or --replay.');
  const way = proxy !== undefined ? 'proxy' : replay !== undefined ? 'replay' : 'test';
  const known = new Set<string>([...ofAll, ...flagsOf[way]]);
  const foreign = Object.keys(values).filter((name) => !known.has(name));
  if (foreign.length > 0)
    throw new Error(
      `${foreign.map((name) => `--${name}`).join(', ')} cannot be used with ${way === 'test' ? '--test alone' : `--${way}`}. ` +
        `It takes ${flagsOf[way].map((name) => `--${name}`).join(', ')}.`,
    );
  return way;
}

interface HostFlags {
  readonly host?: string;
  readonly 'reachable-from-elsewhere'?: boolean;
}

/** Whoever reaches a test server may do anything with it, so another address than loopback has to be asked for twice.
 * @throws Error if it is asked for once */
export function hostOf({ host = loopback, ...flags }: HostFlags): string {
  if (host !== loopback && flags['reachable-from-elsewhere'] !== true)
    throw new Error(
      `With --host ${host}, anybody who reaches it can control it. If so, add --reachable-from-elsewhere.`,
    );
  return host;
}

/** @throws Error with `NODE_ENV=production` */
export function refuseProduction(): void {
  if (process.env['NODE_ENV'] === 'production') throw new Error('The test server is refused with NODE_ENV=production.');
}
