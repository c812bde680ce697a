import type { Book } from "./book";

/** A book with newer documents in place of their earlier versions. */
export function mergeBooks(before: Book, part: Book): Book {
  const kept = ({ id }: { id: string }) => !part.dates.has(id);
  return {
    ...part,
    dates: new Map([...before.dates, ...part.dates]),
    entries: [...before.entries.filter(kept), ...part.entries],
    templates: [...before.templates.filter(kept), ...part.templates],
    redirects: [...before.redirects.filter(({ document }) => !part.dates.has(document)), ...part.redirects],
  };
}

/** Ids of the pages below those whose path a newer part changes: their own paths change with it. */
export function listDescendants(before: Book, part: Book): string[] {
  const paths = new Map(before.entries.map(({ id, path }) => [id, path]));
  const moved = part.entries.filter(({ id, path }) => paths.has(id) && paths.get(id) !== path).map(({ id }) => id);
  const below = new Set<string>();
  // What is found is looked at in turn: pages stand several deep.
  for (const above of moved) {
    for (const { id, parent } of before.entries) {
      if (parent !== above || below.has(id) || part.dates.has(id)) continue;
      below.add(id);
      moved.push(id);
    }
  }
  return [...below];
}
