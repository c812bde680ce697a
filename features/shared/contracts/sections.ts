import { fillTokens } from "./fillTokens.ts";
import { mapTexts } from "./mapTexts.ts";
import { toList, toRecord } from "./sliceContent.ts";

type Bag = Record<string, unknown>;

/** Type of the documents whose slices other documents show. */
export const sectionType = "section";
/** Type of the slice that shows them. */
export const sectionSlice = "shared_section";

// Between the id of the slice that shows a section and that of the section's own slice.
const separator = "/";

/**
 * The section that a slice shows, by its id, and the section's data where it came with the link; `undefined` for other
 * slices, and while none is chosen.
 */
export function getSectionLink(slice: unknown): { id: string; data: unknown } | undefined {
  const { slice_type: type, primary } = toRecord(slice);
  const { id, data } = toRecord(toRecord(primary).section);
  if (type !== sectionSlice || typeof id !== "string") return undefined;
  return { id, data: Array.isArray(toRecord(data).slices) ? data : undefined };
}

/** Id of the slice in the page's own document, for a slice of the page or of a section in it. */
export const getOwnSliceId = (id: string): string => id.split(separator)[0] ?? id;

/**
 * Slices with those of their sections in their places. `find` returns the data of a section by its id; a slice whose
 * section is not there stays. A section in a section shows nothing, so that none can contain itself.
 */
export function placeSections<T>(slices: readonly T[], find: (id: string) => unknown): T[];
export function placeSections(slices: readonly unknown[], find: (id: string) => unknown): unknown[] {
  return slices.flatMap((slice) => {
    const link = getSectionLink(slice);
    const data = link && find(link.id);
    return data === undefined ? [slice] : fillSection(slice, data);
  });
}

/** The slices of a section as one page shows them: `{name}` stands for the page's own text, else for the section's. */
export function fillSection(slice: unknown, data: unknown): Bag[] {
  const { id, primary } = toRecord(slice);
  const { slices, texts } = toRecord(data);
  const tokens = { ...readTexts(texts), ...readTexts(toRecord(primary).texts) };
  return toList(slices).flatMap((one) => {
    const own = toRecord(one);
    if (own.slice_type === sectionSlice) return [];
    const filled = mapTexts(own, (text) => fillTokens(text, tokens));
    return [{ ...filled, id: `${String(id)}${separator}${String(own.id)}` }];
  });
}

/** Named texts of a section or of a slice that shows one, by name; rows without one of both are left out. */
export const readTexts = (rows: unknown): Record<string, string> =>
  Object.fromEntries(
    toList(rows).flatMap((row) => {
      const { name, text } = toRecord(row);
      const key = typeof name === "string" ? name.trim().replace(/^\{(.*)\}$/, "$1") : "";
      return key && typeof text === "string" && text ? [[key, text]] : [];
    }),
  );
