/** Modules that go into one file. */
export interface Pack {
  readonly modules: readonly string[];
  /** Names of the screens that load any of them. */
  readonly users: ReadonlySet<string>;
  readonly bytes: number;
  /** Only packs of one kind are joined. */
  readonly kind: string;
}

/** Joins packs of a kind until no screen loads more than so many of them, those first that make the screens load the least
 * in vain. Packs never need each other in a circle: modules would run before what they need.
 * @param packs - the finest parts, of all kinds
 * @param kind - of which kind to join
 * @param most - the most packs of this kind that a screen loads
 * @param needs - what a module imports */
export function joinPacks(
  packs: readonly Pack[],
  kind: string,
  most: number,
  needs: (id: string) => readonly string[],
): readonly Pack[] {
  let joined = packs;
  const screens = [...new Set(packs.filter((pack) => pack.kind === kind).flatMap(({ users }) => Array.from(users)))];
  for (;;) {
    const own = joined.filter((pack) => pack.kind === kind);
    const crowded = screens.filter((screen) => own.filter(({ users }) => users.has(screen)).length > most);
    if (crowded.length === 0) return joined;
    const next = bestPair(own, crowded, graphOf(joined, needs));
    if (!next) return joined;
    joined = join(joined, next);
  }
}

/** What a pack loads with it, directly or not. */
type Graph = (pack: Pack) => ReadonlySet<Pack>;

interface Pair {
  readonly one: Pack;
  readonly other: Pack;
  readonly users: ReadonlySet<string>;
  readonly loaded: ReadonlySet<Pack>;
  readonly cost: number;
}

/** The pair that a crowded screen loads both of, and that is the least wasteful for each screen that it relieves. */
function bestPair(own: readonly Pack[], crowded: readonly string[], loadedWith: Graph): Pair | undefined {
  let best: Pair | undefined;
  for (const [index, one] of own.entries()) {
    for (const other of own.slice(index + 1)) {
      const relief = crowded.filter((screen) => one.users.has(screen) && other.users.has(screen)).length;
      if (relief === 0) continue;
      const users = new Set([...one.users, ...other.users]);
      const loaded = new Set([...loadedWith(one), ...loadedWith(other)]);
      const waste = [one, other, ...loaded].reduce(
        (sum, { bytes, users: known }) => sum + bytes * [...users].filter((user) => !known.has(user)).length,
        0,
      );
      const cost = waste / relief;
      if (best && best.cost <= cost) continue;
      if (!isCircle(one, other, loadedWith)) best = { one, other, users, loaded, cost };
    }
  }
  return best;
}

/** Whether one needs a third that needs the other. */
const isCircle = (one: Pack, other: Pack, loadedWith: Graph): boolean =>
  [...loadedWith(one)].some((pack) => pack !== other && loadedWith(pack).has(other)) ||
  [...loadedWith(other)].some((pack) => pack !== one && loadedWith(pack).has(one));

/** Whoever loads a pack loads what it needs. */
function join(packs: readonly Pack[], { one, other, users, loaded }: Pair): readonly Pack[] {
  return [
    ...packs
      .filter((pack) => pack !== one && pack !== other)
      .map((pack) => (loaded.has(pack) ? withUsers(pack, users) : pack)),
    { ...one, modules: [...one.modules, ...other.modules], users, bytes: one.bytes + other.bytes },
  ];
}

const withUsers = (pack: Pack, more: ReadonlySet<string>): Pack =>
  Object.assign({}, pack, { users: new Set([...pack.users, ...more]) });

function graphOf(packs: readonly Pack[], needs: (id: string) => readonly string[]): Graph {
  const ownerOf = new Map(packs.flatMap((pack) => pack.modules.map((id) => [id, pack] as const)));
  const known = new Map<Pack, ReadonlySet<Pack>>();
  const loadedWith: Graph = (pack) => {
    const before = known.get(pack);
    if (before) return before;
    const direct = new Set(pack.modules.flatMap(needs).flatMap((id) => ownerOf.get(id) ?? []));
    direct.delete(pack);
    const all = new Set(direct);
    for (const next of direct) for (const more of loadedWith(next)) all.add(more);
    known.set(pack, all);
    return all;
  };
  return loadedWith;
}
