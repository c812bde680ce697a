import { object } from "yup";

import { documentsSchema, documentStates } from "#cms/list/contract.ts";
import { previewSchema } from "#cms/previews/contract.ts";
import { shortModelsSchema } from "#cms/short/contract.ts";

import {
  AgentError,
  describeChanges,
  describeFindings,
  findPage,
  kinds,
  lang,
  loadChanges,
  page,
  reads,
  text,
  writes,
} from "./tool.server.ts";
import type { AgentTool } from "./tool.server.ts";

type Page = { page: string; lang?: string };

export const findPages: AgentTool<{ text?: string; lang?: string; type?: string; state?: string; limit?: number }> = {
  name: "find_pages",
  title: "Find pages",
  description:
    "Documents by words in title, UID, path or text, by language, type and state; drafts before what is published.",
  properties: {
    text: text(200),
    lang: text(20, "Language id, such as en-us"),
    type: text(100),
    state: { enum: documentStates },
    limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
  },
  required: [],
  output: { total: kinds.number, pages: kinds.rows },
  annotations: reads,
  run: async ({ text: words, lang: language, type, state, limit = 20 }, core) => {
    const body = {
      limit,
      ...(words === undefined ? {} : { text: words }),
      ...(language === undefined ? {} : { lang: language }),
      ...(type === undefined ? {} : { types: [type] }),
      ...(state === undefined ? {} : { states: [state] }),
    };
    const { total, results } = documentsSchema.validateSync(
      (await core("documents/search", { method: "POST", body })).body,
    );
    const pages = results.map(({ id, title, type: kind, lang: of, path, state: at }) => ({
      id,
      title,
      type: kind,
      lang: of,
      path,
      state: at,
    }));
    return { total, pages };
  },
};

export const readPage: AgentTool<Page> = {
  name: "read_page",
  title: "Read a page",
  description:
    "A page's newest version in the short form of drafts, with its mark, which edit_page needs. Slices have ids ($id).",
  properties: { page, lang },
  required: ["page"],
  output: {
    ...{ id: kinds.text, group: kinds.text, path: kinds.maybeText, state: kinds.text, saved_by: kinds.maybeText },
    ...{ mark: kinds.text, draft: kinds.values },
  },
  annotations: reads,
  run: async (input, core) => {
    const { document, draft, mark } = await findPage(input, core);
    const { id, group, path, state, saved_by: by } = document;
    return { id, group, path, state, saved_by: by?.name ?? null, mark, draft };
  },
};

export const listSlices: AgentTool<{ type?: string; slice?: string }> = {
  name: "list_slices",
  title: "List slices and fields",
  description:
    "Fields of a type and names of its slices; with slice, that slice's fields by variation, with their kinds and allowed values.",
  properties: { type: { ...text(100), default: "page" }, slice: text(100) },
  required: [],
  output: {
    ...{ "type?": kinds.text, "fields?": kinds.values, "slices?": kinds.values },
    ...{ "slice?": kinds.text, "variations?": kinds.values },
  },
  annotations: reads,
  run: async ({ type = "page", slice }, core) => {
    const { body } = await core(`short/models?${new URLSearchParams({ type }).toString()}`);
    const { types, slices } = shortModelsSchema.validateSync(body);
    if (slice === undefined) {
      const names = Object.entries(slices).map(([name, variations]) => [
        name,
        Object.keys(Object(variations)).join(" | "),
      ]);
      return { type, fields: types[type], slices: Object.fromEntries(names) };
    }
    const variations = slices[slice];
    if (variations === undefined)
      throw new AgentError(`A ${type} has no slice ${slice}.`, { allowed: Object.keys(slices) });
    return { slice, variations };
  },
};

export const checkPage: AgentTool<Page> = {
  name: "check_page",
  title: "Check a page",
  description: "Problems of a page's newest version: errors stop its publication, warnings do not.",
  properties: { page, lang },
  required: ["page"],
  output: { id: kinds.text, mark: kinds.text, findings: kinds.rows },
  annotations: reads,
  run: async (input, core) => {
    const { document, mark } = await findPage(input, core);
    const { findings } = await loadChanges(document.id, core);
    return { id: document.id, mark, findings: describeFindings(findings) };
  },
};

export const previewPage: AgentTool<Page> = {
  name: "preview_page",
  title: "Preview a page",
  description:
    "A link that shows the newest version at its address for a day, and what publishing would change, word by word.",
  properties: { page, lang },
  required: ["page"],
  output: { id: kinds.text, mark: kinds.text, url: kinds.text, expires: kinds.text, changes: kinds.rows },
  annotations: writes,
  run: async (input, core) => {
    const { document, mark } = await findPage(input, core);
    const { id } = document;
    const { changes } = await loadChanges(id, core);
    const { body } = await core("previews", { method: "POST", body: { document_id: id } });
    const { url, expires } = object({
      url: previewSchema.fields.url,
      expires: previewSchema.fields.expires,
    }).validateSync(body);
    return { id, mark, url, expires, changes: describeChanges(changes) };
  },
};
