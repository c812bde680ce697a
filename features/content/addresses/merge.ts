import { makeBook } from "./book";
import type { Book, Records } from "./book";

/** A book with newer documents in place of their earlier versions. */
export function mergeBooks(before: Book, part: Records): Book {
  const kept = ({ id }: { id: string }) => !part.dates.has(id);
  return makeBook({
    ...{ ref: part.ref, total: part.total, isWhole: part.isWhole },
    dates: new Map([...before.dates, ...part.dates]),
    pages: [...before.pages.filter(kept), ...part.pages],
    templates: [...before.templates.filter(kept), ...part.templates],
    redirectRecords: [
      ...before.redirectRecords.filter(({ document }) => !part.dates.has(document)),
      ...part.redirectRecords,
    ],
  });
}
