import type { SliceModel, Variation } from "#cms/editor/model/EditorModels.ts";
import type { NamedField } from "#cms/editor/model/FieldModel.ts";

import written from "./layouts.json";

/** By slice type and variation: the files `layout.json` beside the models. */
const layouts: Record<string, Record<string, string>> = written;

/** The parts that fields become. */
const parts: Record<string, string> = { Link: "b", Group: "c", Table: "t", Embed: "e", Image: "|p" };

function toPart({ type, config }: NamedField): string {
  if (type !== "StructuredText") return parts[type] ?? "";
  const [first = ""] = String(config.single ?? "").split(",");
  if (first === "heading1") return "H";
  return first.startsWith("heading") ? "h" : "l";
}

/** How a variation of a slice is laid out, for `LayoutPicture`; without a `layout.json`, after its fields. */
export const layoutSlice = ({ type }: SliceModel, { id, primary }: Variation): string =>
  layouts[type]?.[id] ??
  primary
    .map(toPart)
    .sort((a, b) => Number(a === "|p") - Number(b === "|p"))
    .join("");
