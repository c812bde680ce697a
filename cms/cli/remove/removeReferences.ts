import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { FieldModel, Fields, Models } from "#cms/repository/domain/model/models.ts";

/** What was removed from a document: the path of the field, and why. */
export type Change = { field: string; reason: string };

type Options = {
  models: Models;
  /** Where a link leads that is gone; `undefined` for a link that stays. */
  findGone: (link: JsonObject) => string | undefined;
  /** Whether everything that a slice lists is gone. */
  listsGone: (slice: { type: string; primary: JsonObject }) => boolean;
};

/**
 * A document without its references to what is gone: an entry of a group goes with its link, a slice with its last
 * entry or with what it lists, a word of a text only loses its link.
 */
export function removeReferences(
  document: StoredDocument,
  { models, findGone, listsGone }: Options,
): { document: StoredDocument; changes: Change[] } {
  const changes: Change[] = [];
  const note = (field: string, reason: string): undefined => void changes.push({ field, reason });
  const fields = models.types.get(document.type)?.fields ?? {};
  const data = cleanFields(document.data, fields, "data");
  return { document: { ...document, data }, changes };

  function cleanFields(value: JsonObject, models: Fields, path: string): JsonObject {
    return toObject(
      Object.entries(value).map(([name, one]) => [name, one && cleanField(one, models[name], `${path}.${name}`)]),
    );
  }

  function cleanField(value: Json, model: FieldModel | undefined, path: string): Json | undefined {
    if (!Array.isArray(value) || !model) return cleanValue(value, path);
    if (model.type === "Slices") return mapKept(value, (one, index) => cleanSlice(one, `${path}[${index}]`));
    if (model.type !== "Group") return cleanValue(value, path);
    return mapKept(value, (one, index) => cleanEntry(one, model.config?.fields ?? {}, `${path}[${index}]`));
  }

  function cleanSlice(slice: Json, path: string): Json | undefined {
    if (!isObject(slice) || !isObject(slice.primary)) return cleanValue(slice, path);
    const { primary, slice_type, variation } = slice;
    const type = String(slice_type);
    if (listsGone({ type, primary })) return note(`${path}(${type})`, "everything it lists is removed: slice removed");
    const fields = models.slices.get(type)?.variations[String(variation)]?.primary ?? {};
    const cleaned = cleanFields(primary, fields, `${path}(${type}).primary`);
    if (becameEmpty(primary, cleaned, fields)) return note(`${path}(${type})`, "has no entries left: slice removed");
    return { ...slice, primary: cleaned };
  }

  function cleanEntry(entry: Json, fields: Fields, path: string): Json | undefined {
    if (!isObject(entry)) return entry;
    const links = Object.entries(entry).flatMap(([name, one]) =>
      fields[name]?.type === "Link" && isObject(one) && (one.id || one.url) ? [one] : [],
    );
    const [gone] = links.flatMap((link) => findGone(link) ?? []);
    if (gone !== undefined) return note(path, `leads to ${gone}: entry removed`);
    const cleaned = cleanFields(entry, fields, path);
    if (links.length === 0 && becameEmpty(entry, cleaned, fields))
      return note(path, "has no entries left: entry removed");
    return cleaned;
  }

  function cleanValue(value: Json, path: string): Json | undefined {
    if (Array.isArray(value)) return mapKept(value, (one, index) => cleanValue(one, `${path}[${index}]`));
    if (!isObject(value)) return value;
    // A link, or the span of a linked word.
    const link = isObject(value.data) && value.type === "hyperlink" ? value.data : value;
    const gone = typeof link.link_type === "string" ? findGone(link) : undefined;
    if (gone !== undefined) return note(path, `leads to ${gone}: link removed`);
    return toObject(Object.entries(value).map(([name, one]) => [name, one && cleanValue(one, `${path}.${name}`)]));
  }
}

const toObject = (entries: [string, Json | undefined][]): JsonObject =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));

const mapKept = (values: Json[], clean: (value: Json, index: number) => Json | undefined): Json[] =>
  values.map(clean).filter((value) => value !== undefined);

const isFilled = (value: Json | undefined) => Array.isArray(value) && value.length > 0;

const becameEmpty = (before: JsonObject, after: JsonObject, fields: Fields) =>
  Object.keys(before).some(
    (name) => fields[name]?.type === "Group" && isFilled(before[name]) && !isFilled(after[name]),
  );
