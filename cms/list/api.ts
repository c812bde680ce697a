import { object, string } from "yup";

import { send } from "#cms/http/send.ts";
import { modelsSchema } from "#cms/models/contract.ts";
import type { StudioModels } from "#cms/models/contract.ts";

import { documentLinksSchema, documentsSchema, documentTreeSchema } from "./contract.ts";
import type { DocumentLinks, Documents, DocumentSearch, DocumentTree } from "./contract.ts";

/** Documents that fulfil every condition, a page of them; `next` asks for the next one as `after`. */
export const searchDocuments = (search: DocumentSearch, signal?: AbortSignal): Promise<Documents> =>
  send("documents/search", documentsSchema, { method: "POST", body: search, signal });

type TreeLevel = { lang: string; parent?: string | undefined; after?: string | undefined };

/** Pages of a language directly below one, or at the top; `next` asks for more of them as `after`. */
export const loadTree = (level: TreeLevel, signal?: AbortSignal): Promise<DocumentTree> =>
  send("documents/tree", documentTreeSchema, { query: level, signal });

/** What links to a document and what it links to, with the fields. */
export const loadLinks = (id: string, signal?: AbortSignal): Promise<DocumentLinks> =>
  send(`documents/${encodeURIComponent(id)}/links`, documentLinksSchema, { signal });

/** The models of types and slices as Slice Machine writes them, and the languages. */
export const loadModels = (signal?: AbortSignal): Promise<StudioModels> => send("models", modelsSchema, { signal });

const proposal = object({ uid: string().defined() });

/** A UID for a title in any language; empty when it has no letters. */
export const requestUid = async (title: string, signal?: AbortSignal): Promise<string> =>
  (await send("uid", proposal, { query: { title }, signal })).uid;
