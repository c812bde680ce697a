import { isWritten } from "./sliceGroups.ts";

type Bag = Record<string, unknown>;

const isBag = (value: unknown): value is Bag => typeof value === "object" && value !== null && !Array.isArray(value);
export const toRecord = (value: unknown): Bag => (isBag(value) ? value : {});
export const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

// Rich text without words still has a paragraph, and links their kind.
const kinds = new Set(["type", "spans", "direction", "link_type", "key", "variant"]);

// Blanks, also those of no width, show nothing.
const blank = /^[\s\u00ad\u200b-\u200f\u2060\ufeff]*$/;

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isFilled);
  if (typeof value === "string") return !blank.test(value);
  if (!isBag(value)) return value !== null && value !== undefined;
  return Object.entries(value).some(([name, part]) => !kinds.has(name) && isFilled(part));
}

/** Whether an editor filled any of the fields in; choices have defaults and show nothing by themselves. */
export const hasContent = (values: unknown, fields: Bag): boolean =>
  Object.entries(toRecord(values)).some(([name, value]) => {
    const { type, config } = toRecord(fields[name]);
    if (type === "Group") return toList(value).some((row) => hasContent(row, toRecord(toRecord(config).fields)));
    return type !== "Select" && type !== "Boolean" && isFilled(value);
  });

/**
 * Whether a slice has nothing to show: its fields are empty, and it draws nothing by itself. `fields` are those of its
 * variation; without them the slice is unknown and not judged.
 */
export function isEmptySlice(slice: unknown, fields: Bag | undefined): boolean {
  const { slice_type: type, variation, primary, items } = toRecord(slice);
  if (!fields || !isWritten(String(type), String(variation))) return false;
  const { anchor: _, ...shown } = toRecord(primary);
  return !hasContent(shown, fields) && !isFilled(toList(items));
}
