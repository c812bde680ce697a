import type { PageSlice } from "@/features/content/server";
import { getSubject } from "@/features/changelog/server";
import { listMethodParts } from "@/features/console/server";
import { findChain } from "@/features/shared/catalogue/catalogue";
import { findMethodPage } from "@/features/shared/catalogue/methodPages";
import type { Locale } from "@/features/shared/locale";
import { readConcernedChanges } from "@/slices/concernedReads";

/**
 * The slices without those that would be empty: a method's request and console, changes where none concerns the page, and
 * questions about a chain that is not served, which are about calls of it.
 */
export async function omitEmptyParts(
  slices: readonly PageSlice[],
  parameters: Record<string, string>,
  locale: Locale,
): Promise<readonly PageSlice[]> {
  const page = parameters.method === undefined ? undefined : findMethodPage(parameters.method);
  const parts = page && listMethodParts(page);
  const chain = parameters.node === undefined ? undefined : findChain(parameters.node);
  const hasQuestions = !chain || chain.status === "available";
  const concerned = await Promise.all(slices.map((slice) => isConcerned(slice, parameters, locale)));
  return slices.filter((slice, index) => {
    if (!concerned[index]) return false;
    if (slice.slice_type === "faq" && !hasQuestions) return false;
    if (!parts) return true;
    if (slice.slice_type === "console") return parts.consoleName !== undefined;
    return slice.slice_type !== "method" || slice.variation !== "request" || parts.hasRequest;
  });
}

/** Whether a slice that shows the changes of a page's subject has any; true for every other slice. */
async function isConcerned(slice: PageSlice, parameters: Record<string, string>, locale: Locale): Promise<boolean> {
  if (slice.slice_type !== "changelog" || slice.variation !== "concerned") return true;
  return (await readConcernedChanges(locale, getSubject(slice.primary.areas, parameters))).length > 0;
}
