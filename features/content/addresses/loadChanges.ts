import "server-only";

import { filter } from "@prismicio/client";

import { createClient } from "@/features/content/client";

import type { Book } from "./book";
import { mergeBooks } from "./merge";
import { readPages, startAt } from "./readPages";
import { bookFields, toRecords } from "./toRecords";

// Publication dates have whole seconds, so the last ones are read again.
const overlap = 2_000;
const mostAtOnce = 100;

const newestFirst = { field: "document.last_publication_date", direction: "desc" } as const;

/**
 * A book brought to a newer ref by reading the hundred documents that were published last. It is not whole when that
 * does not explain the difference: more was published, or something was removed.
 */
export async function loadChanges(before: Book, ref: string): Promise<{ book: Book; documents: string[] }> {
  const client = createClient({ ref });
  const [recent, all] = await Promise.all([
    client.get({
      filters: [publishedSince(before)],
      orderings: newestFirst,
      ...{ lang: "*", fetch: bookFields, pageSize: mostAtOnce },
    }),
    client.get({ lang: "*", fetch: [], pageSize: 1 }),
  ]);
  const changed = recent.results.filter(
    ({ id, last_publication_date }) => before.dates.get(id) !== last_publication_date,
  );
  const added = changed.filter(({ id }) => !before.dates.has(id));
  const part = toRecords(ref, changed);
  const total = all.total_results_size;
  const isExplained = changed.length > 0 && total - before.total === added.length;
  const isWhole = before.isWhole && isExplained && recent.total_pages <= 1;
  const book = mergeBooks(before, { ...part, total, isWhole });
  return { book, documents: isExplained ? [...part.dates.keys()] : [] };
}

/** The same by reading everything that was published since, however much it is; whole unless something was removed. */
export async function loadAllChanges(before: Book, ref: string): Promise<Book> {
  const progress = startAt(ref);
  const [{ documents }, all] = await Promise.all([
    readPages(progress, { filters: [publishedSince(before)], orderings: newestFirst }),
    createClient({ ref }).get({ lang: "*", fetch: [], pageSize: 1 }),
  ]);
  const total = all.total_results_size;
  const added = new Set(documents.map(({ id }) => id).filter((id) => !before.dates.has(id)));
  const isChanged = documents.some(({ id, last_publication_date }) => before.dates.get(id) !== last_publication_date);
  const isWhole = isChanged && added.size === total - before.total;
  return mergeBooks(before, { ...toRecords(ref, documents), total, isWhole });
}

const publishedSince = (book: Book) =>
  filter.dateAfter("document.last_publication_date", new Date(Date.parse(newestOf(book)) - overlap));

const newestOf = (book: Book) => [...book.dates.values()].reduce((a, b) => (a > b ? a : b), "1970-01-01T00:00:00+0000");
