import type { Problem } from "#cms/repository/domain/model/context.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";

import { makeGroup, makeId } from "./draft.ts";
import type { Draft } from "./draft.ts";
import { composeFields } from "./composeFields.ts";
import type { ComposeContext } from "./composeFields.ts";
import type { LinkContext } from "./links.ts";
import { describeUnknown } from "./describeUnknown.ts";

type Options = {
  models: Models;
  findIdByPath: LinkContext["findIdByPath"];
  before: StoredDocument | undefined;
  now: string;
};

/**
 * Composes the document of a draft and reports problems by their path in the draft. An unchanged document keeps its
 * dates; a replaced one keeps its id and group.
 */
export function composeDocument(draft: Draft, options: Options): { document: StoredDocument; problems: Problem[] } {
  const { models, findIdByPath, before, now } = options;
  const { type, uid, lang, tags } = draft;
  const problems: Problem[] = [];
  const context: ComposeContext = { lang, findIdByPath, path: "data", problems };
  const fields = models.types.get(type)?.fields;
  if (!fields) problems.push({ field: "type", reason: describeUnknown("type", type, [...models.types.keys()]) });
  const data = composeFields(draft.data, fields ?? {}, context);
  if (draft.parent !== undefined) data.parent = composeParent(draft.parent, { ...context, path: "parent" });
  if (fields?.slices) data.slices = draft.slices.map((slice, index) => composeSlice(slice, index, models, context));
  else if (draft.slices.length > 0) problems.push({ field: "slices", reason: `a ${type} has no slices` });
  const same = before && JSON.stringify([before.data, before.tags]) === JSON.stringify([data, tags]);
  const document = {
    id: draft.id ?? before?.id ?? makeId(type, uid, lang),
    type,
    uid,
    lang,
    group: draft.group ?? before?.group ?? makeGroup(type, uid),
    tags,
    first_publication_date: draft.published ?? before?.first_publication_date ?? now,
    last_publication_date: same ? before.last_publication_date : now,
    data,
  };
  return { document, problems };
}

function composeParent(path: string, { lang, findIdByPath, problems, path: field }: ComposeContext): Json {
  const id = findIdByPath(path, lang);
  if (id) return { link_type: "Document", id };
  problems.push({ field, reason: `there is no page ${path} to stand below` });
  return null;
}

function composeSlice(slice: JsonObject, index: number, models: Models, context: ComposeContext): Json {
  if (slice.slice_type !== undefined) return slice;
  const { type, variation = "default", $id, $label, $version = "initial", $items = [], ...fields } = slice;
  const path = `slices[${index}](${String(type)})`;
  const variations = models.slices.get(String(type))?.variations;
  const model = variations?.[String(variation)];
  if (!model) {
    const reason = variations
      ? describeUnknown("variation", String(variation), Object.keys(variations))
      : describeUnknown("slice", String(type), [...models.slices.keys()]);
    context.problems.push({ field: path, reason });
    return null;
  }
  const here = { ...context, path };
  const items = Array.isArray($items) ? $items.filter(isObject) : [];
  return {
    id: typeof $id === "string" ? $id : `${String(type)}$${index + 1}`,
    slice_type: String(type),
    slice_label: typeof $label === "string" ? $label : null,
    variation: String(variation),
    version: $version,
    primary: composeFields(fields, model.primary, here),
    items: items.map((item, at) => composeFields(item, model.items, { ...here, path: `${path}.$items[${at}]` })),
  };
}
