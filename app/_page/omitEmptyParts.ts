import type { PageSlice } from "@/features/content/server";
import { listMethodParts } from "@/features/console/server";
import { findMethodPage } from "@/features/shared/catalogue/methodPages";

/** The slices of a method's page without the request and the console of a method that has none. */
export function omitEmptyParts(slices: readonly PageSlice[], method: string | undefined): readonly PageSlice[] {
  const page = method === undefined ? undefined : findMethodPage(method);
  if (!page) return slices;
  const { hasRequest, consoleName } = listMethodParts(page);
  return slices.filter(({ slice_type: type, variation }) => {
    if (type === "console") return consoleName !== undefined;
    return type !== "method" || variation !== "request" || hasRequest;
  });
}
