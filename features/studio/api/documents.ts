import { documentLinksSchema, documentsSchema, documentTreeSchema } from "@/features/shared/contracts/studio/documents";
import type {
  DocumentLinks,
  Documents,
  DocumentSearch,
  DocumentTree,
} from "@/features/shared/contracts/studio/documents";

import { send } from "./send";

/** Documents that fulfil every condition, a page of them; `next` asks for the next one as `after`. */
export const searchDocuments = (search: DocumentSearch, signal?: AbortSignal): Promise<Documents> =>
  send("documents/search", documentsSchema, { method: "POST", body: search, signal });

/** Pages of a language as visitors see them, parents before children. */
export const loadTree = (lang: string, signal?: AbortSignal): Promise<DocumentTree> =>
  send("documents/tree", documentTreeSchema, { query: { lang }, signal });

/** What links to a document and what it links to, with the fields. */
export const loadLinks = (id: string, signal?: AbortSignal): Promise<DocumentLinks> =>
  send(`documents/${encodeURIComponent(id)}/links`, documentLinksSchema, { signal });
