import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { FieldModel, Fields, Models } from "#cms/repository/domain/model/models.ts";
import { normalizeData } from "#cms/repository/domain/model/normalize.ts";

// Large enough to show every part, small enough to read.
const maxLength = 12_000;

type Wanted = { slice: string; variation: string; models: Models };

/**
 * An example of a slice's variation: the most complete one of the documents, or one composed from values of other
 * slices.
 */
export function chooseExample(documents: StoredDocument[], { slice, variation, models }: Wanted): JsonObject {
  const all = documents.flatMap(({ data }) => (Array.isArray(data.slices) ? data.slices.filter(isObject) : []));
  const candidates = all.filter((one) => one.slice_type === slice && (one.variation ?? "default") === variation);
  const fitting = candidates.filter((one) => weight(one) <= maxLength);
  const best = (fitting.length > 0 ? fitting : candidates).sort(
    (a, b) => filled(b) - filled(a) || weight(b) - weight(a),
  )[0];
  const fields = models.slices.get(slice)?.variations[variation]?.primary ?? {};
  const input = isObject(best?.primary) ? best.primary : composeExample(fields, all, { slice, models });
  const { data } = normalizeData(input, fields, models, `${slice}-${variation}`);
  return { slice_type: slice, variation, primary: data, items: [] };
}

const weight = (slice: JsonObject) => JSON.stringify(slice).length;

const filled = ({ primary }: JsonObject) => (isObject(primary) ? Object.values(primary).filter(isFilled).length : 0);

const isFilled = (value: Json | undefined) => {
  const text = JSON.stringify(value ?? null);
  return text.length > 4 && !/^\{"link_type":"\w+"\}$/.test(text);
};

function composeExample(
  fields: Fields,
  all: JsonObject[],
  { slice, models }: Pick<Wanted, "slice" | "models">,
): JsonObject {
  const close = [...all.filter(({ slice_type: type }) => type === slice), ...all];
  const entries = Object.entries(fields).flatMap(([name, model]) => {
    const value = fallbacks[model.type]?.() ?? findValue(close, { name, model, models });
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

type Field = { name: string; model: FieldModel; models: Models };

function findValue(slices: JsonObject[], { name, model, models }: Field): Json | undefined {
  // A select keeps its default: another slice's value may not be an option here.
  const standard = model.config?.default_value;
  if (model.type === "Select") return typeof standard === "string" ? standard : undefined;
  if (name === "anchor") return undefined;
  const values = slices.flatMap(({ primary }) => (isObject(primary) ? [primary[name]] : []));
  return values.filter(isFilled).find((value) => {
    const { data, problems } = normalizeData({ [name]: value }, { [name]: model }, models, "");
    return problems.length === 0 && isFilled(data[name]);
  });
}

const fallbacks: Record<string, (() => Json) | undefined> = {
  Image: () => ({ url: "guide/studio-document-en.webp", alt: "The page builder with a page open" }),
  Embed: () => ({
    embed_url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    type: "video",
    provider_name: "YouTube",
    title: "Big Buck Bunny",
    html: '<iframe src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ" title="Big Buck Bunny"></iframe>',
  }),
};
