import "server-only";

import { makeBook } from "./book";
import type { Book } from "./book";
import { readPages } from "./readPages";
import type { Progress } from "./readPages";
import { toRecords } from "./toRecords";

/** Reads every address of the repository; throws when it cannot be read, and goes on from the same progress next time. */
export async function loadBook(progress: Progress): Promise<Book> {
  const orderings = { field: "document.first_publication_date" };
  const { documents, total } = await readPages(progress, { orderings });
  return makeBook({ ...toRecords(progress.ref, documents), total });
}
