/** The known list when the new one is equal, so that observers do not run again. */
export const keepSame = <T>(known: readonly T[], next: readonly T[]): readonly T[] =>
  JSON.stringify(known) === JSON.stringify(next) ? known : next;
