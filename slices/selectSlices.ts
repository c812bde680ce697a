import { isFormId } from "@/features/contact";
import type { PageSlice } from "@/features/content/server";

import { completeSlice } from "./completeSlice";

/**
 * A page's slices, complete. Where a form that was sent without script (`?plain=newsletter`) takes the place of the one
 * the page is about, that place alone stays: what introduces and explains the page's own would mislead.
 */
export function selectSlices(slices: readonly PageSlice[], plain: string | undefined): PageSlice[] {
  const complete = slices.map(completeSlice);
  const forms = complete.filter(isForm);
  const isOwn = !isFormId(plain) || forms.some(({ primary }) => primary.form === plain);
  return isOwn || forms.length === 0 ? complete : complete.filter((slice) => isForm(slice) || isTrail(slice));
}

const isForm = (slice: PageSlice) => slice.slice_type === "form";
const isTrail = (slice: PageSlice) => slice.slice_type === "breadcrumbs";
