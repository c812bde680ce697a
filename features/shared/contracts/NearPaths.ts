// Longer paths are not compared.
const maxLength = 120;
const minLikeness = 0.35;

/** The bigrams of a path; its end counts as a letter. */
const listPairs = (path: string): string[] => {
  const text = path.toLowerCase();
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2));
};

/** Finds known paths similar to a missing one, by shared bigrams. */
export class NearPaths {
  private readonly paths: readonly string[];
  private readonly lengths: number[] = [];
  /** Paths by letter pair, as positions in `paths`. */
  private readonly byPair = new Map<string, number[]>();

  constructor(paths: readonly string[]) {
    this.paths = paths;
    for (const [index, path] of paths.entries()) {
      const pairs = new Set(listPairs(path));
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
    const pairs = new Set(listPairs(path));
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
