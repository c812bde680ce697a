import "server-only";

import { filter } from "@prismicio/client";

import { createClient } from "@/features/content/client";

import type { Book } from "./book";
import { fields, toBook } from "./loadBook";

// Publication dates have whole seconds, so the last ones are read again.
const overlap = 2_000;

/**
 * A book brought to a newer ref by reading only what was published since. `undefined` when dates cannot tell
 * (something was removed, or a redirect changed): then everything has to be read.
 */
export async function loadChanges(before: Book, ref: string): Promise<{ book: Book; documents: string[] } | undefined> {
  const client = createClient({ ref });
  const since = new Date(Date.parse(newestOf(before)) - overlap);
  const [recent, all] = await Promise.all([
    client.get({
      filters: [filter.dateAfter("document.last_publication_date", since)],
      lang: "*",
      fetch: fields,
      pageSize: 100,
    }),
    client.get({ lang: "*", fetch: [], pageSize: 1 }),
  ]);
  const changed = recent.results.filter(({ id, last_publication_date }) => before.dates.get(id) !== last_publication_date);
  if (changed.length === 0 || recent.total_pages > 1 || changed.some(({ type }) => type === "redirect")) return undefined;
  const part = toBook(ref, changed);
  const kept = ({ id }: { id: string }) => !part.dates.has(id);
  const book: Book = {
    ref,
    dates: new Map([...before.dates, ...part.dates]),
    entries: [...before.entries.filter(kept), ...part.entries],
    templates: [...before.templates.filter(kept), ...part.templates],
    redirects: before.redirects,
  };
  return book.dates.size === all.total_results_size ? { book, documents: [...part.dates.keys()] } : undefined;
}

const newestOf = (book: Book) => [...book.dates.values()].reduce((a, b) => (a > b ? a : b), "1970-01-01T00:00:00+0000");
