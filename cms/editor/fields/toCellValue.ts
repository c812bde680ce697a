import type { Locale } from "@/features/shared/locale";
import { configNames } from "#cms/editor/model/FieldModel.ts";
import type { NamedField } from "#cms/editor/model/FieldModel.ts";
import type { Json } from "#cms/editor/store/json.ts";

import { nameOption } from "./nameOption.ts";
import { parseNumber } from "./parseNumber.ts";

const textTypes = ["Text", "Color"];

/** The cell of a sheet as the value of a field; `undefined` where the field does not take it. */
export function toCellValue(cell: string, { type, config }: NamedField, locale: Locale): Json | undefined {
  if (textTypes.includes(type)) return cell;
  if (type === "Select")
    return configNames(config.options).find((option) =>
      [option, nameOption(option, locale)].some((name) => name.toLowerCase() === cell.toLowerCase()),
    );
  if (type === "Boolean") return /^(?:true|yes|1|x|是)$/i.test(cell);
  if (type === "Date") return /^\d{4}-\d\d-\d\d$/.test(cell) ? cell : undefined;
  if (type === "Number" || type === "Range") {
    const read = parseNumber(cell);
    return "number" in read ? read.number : undefined;
  }
  if (type === "Link") return /^(?:https?:\/\/|\/|#|mailto:)/.test(cell) ? { link_type: "Web", url: cell } : undefined;
  if (type !== "StructuredText") return undefined;
  const [kind = "paragraph"] = configNames(config.single ?? config.multi);
  return cell.split(/\n+/).map((text) => ({ type: kind, text, spans: [], direction: "ltr" }));
}
