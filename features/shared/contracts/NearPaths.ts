// Longer paths are not compared.
const maxLength = 120;
// Lower values suggest pages that share no word with the path.
const minLikeness = 0.52;

/** The bigrams of a path behind its language's prefix; its end counts as a letter. */
const listPairs = (path: string, prefix: string): string[] => {
  const text = path.slice(prefix.length).toLowerCase();
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2));
};

/** Finds known paths similar to a missing one, by shared bigrams. */
export class NearPaths {
  private readonly paths: readonly string[];
  private readonly prefix: string;
  private readonly lengths: number[] = [];
  /** Paths by letter pair, as positions in `paths`. */
  private readonly byPair = new Map<string, number[]>();

  /** All paths have the same language: its prefix does not count. */
  constructor(paths: readonly string[], prefix = "") {
    this.paths = paths;
    this.prefix = prefix;
    for (const [index, path] of paths.entries()) {
      const pairs = new Set(listPairs(path, prefix));
      this.lengths.push(pairs.size);
      for (const pair of pairs) {
        const positions = this.byPair.get(pair);
        if (positions) positions.push(index);
        else this.byPair.set(pair, [index]);
      }
    }
  }

  /** The most similar paths, the best first; none when nothing resembles it. */
  find(path: string, count: number): string[] {
    if (path.length > maxLength) return [];
    const pairs = new Set(listPairs(path, this.prefix));
    const shared = new Map<number, number>();
    for (const pair of pairs)
      for (const position of this.byPair.get(pair) ?? []) shared.set(position, (shared.get(position) ?? 0) + 1);
    return [...shared]
      .map(([position, both]) => ({ position, likeness: (2 * both) / (pairs.size + (this.lengths[position] ?? 0)) }))
      .filter(({ likeness }) => likeness >= minLikeness)
      .toSorted((a, b) => b.likeness - a.likeness || a.position - b.position)
      .slice(0, count)
      .flatMap(({ position }) => this.paths[position] ?? []);
  }
}
