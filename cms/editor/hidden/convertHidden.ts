import type { FieldModel } from "#cms/editor/model/FieldModel.ts";
import { isJsonObject, toText } from "#cms/editor/store/json.ts";
import type { Json } from "#cms/editor/store/json.ts";

/** The text of a stored value, one line per block. */
export function readWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(readWords).filter(Boolean).join("\n");
  if (isJsonObject(value)) {
    const own = [toText(value.text), toText(value.alt), toText(value.url)].filter(Boolean);
    if (own.length > 0) return own.join(" · ");
    return Object.entries(value)
      .flatMap(([name, inner]) =>
        /^(id|type|slice_type|variation|version|key|link_type)$/.test(name) ? [] : [readWords(inner)],
      )
      .filter(Boolean)
      .join("\n");
  }
  return value === null || value === undefined ? "" : String(value);
}

/** Converts a stored value to a field of another kind; `undefined` if nothing can be converted. */
export function convertHidden(value: unknown, field: FieldModel): Json | undefined {
  const words = readWords(value);
  if (words === "") return undefined;
  if (field.type === "Text") return words.replaceAll("\n", " ");
  if (field.type === "Number") return Number.isFinite(Number(words)) ? Number(words) : undefined;
  if (field.type !== "StructuredText") return undefined;
  const { single, multi } = field.config;
  const [first = "paragraph"] = toText(single ?? multi).split(",");
  const kinds = toText(multi).split(",");
  const type = kinds.includes("paragraph") ? "paragraph" : first;
  const lines = single === undefined ? words.split("\n") : [words.replaceAll("\n", " ")];
  return lines.map((text) => ({ type, text, spans: [], direction: "ltr" }));
}
