import { SliceZone } from "@prismicio/react";

import { isFormId } from "@/features/contact";
import type { SliceContext } from "@/features/content";
import type { PageSlice } from "@/features/content/server";

import { completeSlice } from "./completeSlice";
import { registry } from "./registry";

type Props = { slices: readonly PageSlice[]; context: SliceContext };

/** Slices in the editor's order; a slice the site does not know renders nothing. */
export function PageSlices({ slices, context }: Props) {
  const whole = slices.map(completeSlice);
  const shown = showsForeignForm(whole, context.query.plain) ? whole.filter(staysBesideForm) : whole;
  return <SliceZone slices={shown} components={registry} context={context} defaultComponent={() => null} />;
}

/** Whether a form that was sent without script (`?plain=newsletter`) takes the place of the one the page is about. */
const showsForeignForm = (slices: readonly PageSlice[], plain: string | undefined): boolean =>
  isFormId(plain) && !slices.some((slice) => slice.slice_type === "form" && slice.primary.form === plain);

/** The page's beginning stays, and the place of the form; what explains the page's own would mislead beside another. */
const staysBesideForm = ({ slice_type: type }: PageSlice): boolean => ["breadcrumbs", "hero", "form"].includes(type);
