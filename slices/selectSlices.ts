import { isFormName } from "@/features/contact";
import type { PageSlice } from "@/features/content/server";

import { completeSlice } from "./completeSlice";

/**
 * A page's slices, complete. When a form sent without script (`?plain=newsletter`) replaces the one the page is about,
 * only that slice remains: the texts around it would mislead.
 */
export function selectSlices(slices: readonly PageSlice[], plain: string | undefined): PageSlice[] {
  const complete = slices.map(completeSlice);
  const forms = complete.filter(isForm);
  const isOwn = !isFormName(plain) || forms.some(({ primary }) => primary.form === plain);
  return isOwn || forms.length === 0 ? complete : complete.filter((slice) => isForm(slice) || isTrail(slice));
}

const isForm = (slice: PageSlice) => slice.slice_type === "form";
const isTrail = (slice: PageSlice) => slice.slice_type === "breadcrumbs";
