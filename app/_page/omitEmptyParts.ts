import { getSiteIndex, listByType } from "@/features/content/server";
import type { PageSlice } from "@/features/content/server";
import { filterBySubject, getSubject, toChange } from "@/features/changelog/server";
import { listMethodParts } from "@/features/console/server";
import { findMethodPage } from "@/features/shared/catalogue/methodPages";
import type { Locale } from "@/features/shared/locale";

/** The slices without those that would be empty: a method's request and console, and changes where none concerns the page. */
export async function omitEmptyParts(
  slices: readonly PageSlice[],
  parameters: Record<string, string>,
  locale: Locale,
): Promise<readonly PageSlice[]> {
  const page = parameters.method === undefined ? undefined : findMethodPage(parameters.method);
  const parts = page && listMethodParts(page);
  const hasNotes = slices.some(({ slice_type: type }) => type === "changelog");
  const changes = hasNotes ? listByType(await getSiteIndex(), "change", locale).map(toChange) : [];
  return slices.filter((slice) => {
    if (slice.slice_type === "changelog" && slice.variation === "concerned")
      return filterBySubject(changes, getSubject(slice.primary.areas, parameters)).length > 0;
    if (!parts) return true;
    if (slice.slice_type === "console") return parts.consoleName !== undefined;
    return slice.slice_type !== "method" || slice.variation !== "request" || parts.hasRequest;
  });
}
