import { createHash } from "node:crypto";

import { parse, YAMLParseError } from "yaml";

import { replacementPlacesSchema, replacementSchema } from "#cms/replace/contract.ts";
import { editedSchema, shortDocumentSchema } from "#cms/short/contract.ts";

import { CoreError } from "./callCore.server.ts";
import {
  AgentError,
  describeChanges,
  describeFindings,
  findPage,
  kinds,
  lang,
  page,
  text,
  writes,
} from "./tool.server.ts";
import type { AgentTool } from "./tool.server.ts";

const mark = text(100, "The mark that read_page gave");

/** A hash of what was shown; another one when anything has changed since. */
export const hashShown = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 16);

type Edit = { page: string; lang?: string; mark: string; operations: object[]; dry_run?: boolean };

export const editPage: AgentTool<Edit> = {
  name: "edit_page",
  title: "Edit a page",
  description:
    "Changes fields and slices of a page and saves it as a draft; with dry_run only says what would change. When somebody saved since, nothing is saved and both sides are shown.",
  properties: {
    page,
    lang,
    mark,
    operations: {
      type: "array",
      minItems: 1,
      maxItems: 200,
      description:
        "In order. set: value (null empties) at field (title, items[0].text, tags) of a slice by $id, or of the page without slice. add_slice: value {type, …fields} after the slice after (null: first). move_slice, remove_slice: slice.",
      items: {
        type: "object",
        properties: {
          op: { enum: ["set", "add_slice", "move_slice", "remove_slice"] },
          slice: text(200),
          field: text(200),
          value: {},
          after: { type: ["string", "null"] },
        },
        required: ["op"],
        additionalProperties: false,
      },
    },
    dry_run: { type: "boolean", default: false },
  },
  required: ["page", "mark", "operations"],
  output: { id: kinds.text, saved: kinds.flag, mark: kinds.text, changes: kinds.rows, findings: kinds.rows },
  annotations: writes,
  run: async ({ operations, mark: read, dry_run: isDryRun = false, ...input }, core) => {
    const { document, mark: current } = await findPage(input, core);
    const path = `short/documents/${encodeURIComponent(document.id)}`;
    try {
      const body = { operations, dry_run: isDryRun };
      const { body: edited, mark: next } = await core(path, { method: "PATCH", mark: read, body });
      const { saved, changes, findings } = editedSchema.validateSync(edited);
      const words = { changes: describeChanges(changes), findings: describeFindings(findings) };
      return { id: document.id, saved, mark: next, ...words };
    } catch (error) {
      if (!(error instanceof CoreError) || error.status !== 412) throw error;
      const facts = { sides: error.body.sides, saved_by: error.body.saved_by, mark: current };
      throw new AgentError(
        "Somebody saved this page since you read it. Decide for each side, then repeat with the new mark.",
        facts,
      );
    }
  },
};

export const createPage: AgentTool<{ draft: string }> = {
  name: "create_page",
  title: "Create a page",
  description:
    "Saves a new document as a draft, from YAML as read_page shows it: type, uid, lang, parent (path), data, slices. A translation names the group that read_page shows.",
  properties: { draft: text(1_000_000) },
  required: ["draft"],
  output: { id: kinds.text, path: kinds.maybeText, state: kinds.text, mark: kinds.text },
  annotations: writes,
  run: async ({ draft }, core) => {
    const { body, mark: newMark } = await core("short/documents", { method: "POST", body: { draft: readYaml(draft) } });
    const { document } = shortDocumentSchema.validateSync(body);
    return { id: document.id, path: document.path, state: document.state, mark: newMark };
  },
};

function readYaml(draft: string): unknown {
  try {
    return parse(draft);
  } catch (error) {
    if (error instanceof YAMLParseError) throw new AgentError(`draft is no YAML: ${error.message}`);
    throw error;
  }
}

type Replace = {
  text: string;
  replacement: string;
  lang?: string;
  whole_words?: boolean;
  match_case?: boolean;
  hash?: string;
};

export const findAndReplace: AgentTool<Replace> = {
  name: "find_and_replace",
  title: "Find and replace",
  description:
    "First lists every place of some words, with a hash; called again with the hash, replaces them as drafts. If anything changed since, it lists again.",
  properties: {
    text: text(500),
    replacement: { type: "string", maxLength: 500 },
    lang: text(20, "Language id, such as en-us"),
    whole_words: { type: "boolean", default: false },
    match_case: { type: "boolean", default: false },
    hash: text(100, "The hash of the list just shown"),
  },
  required: ["text", "replacement"],
  output: {
    ...{ replaced: kinds.flag, "total?": kinds.number, "hash?": kinds.text, "changed_since?": kinds.flag },
    ...{
      "pages?": kinds.rows,
      "id?": kinds.text,
      "places?": kinds.number,
      "changed?": kinds.rows,
      "left?": kinds.rows,
    },
  },
  annotations: writes,
  run: async ({ hash, replacement, ...search }, core) => {
    const { body } = await core("replacements/search", { method: "POST", body: search });
    const { total, results } = replacementPlacesSchema.validateSync(body);
    const found = results.map(({ document, etag, places }) => ({
      id: document.id,
      etag,
      places: places.map(({ index }) => index),
    }));
    const shown = hashShown([search, replacement, found]);
    if (total === 0) return { replaced: false, total, pages: [] };
    if (hash !== shown) {
      const pages = results.map(({ document: { id, title, lang: of }, places }) => ({
        ...{ id, title, lang: of },
        places: places.map(({ field, before, found: words, after }) => ({
          field,
          words: `${before}[-${words}-]{+${replacement}+}${after}`,
        })),
      }));
      return { replaced: false, changed_since: hash !== undefined, total, hash: shown, pages };
    }
    const request = { ...search, replacement, documents: found };
    const replaced = await core("replacements", { method: "POST", body: request });
    const { id, places, changed, left } = replacementSchema.validateSync(replaced.body);
    return { replaced: true, id, places, changed, left };
  },
};
