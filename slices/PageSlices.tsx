import { SliceZone } from "@prismicio/react";

import { isFormId } from "@/features/contact";
import type { SliceContext } from "@/features/content";
import type { PageSlice } from "@/features/content/server";

import { registry } from "./registry";

type Props = { slices: readonly PageSlice[]; context: SliceContext };

/** Slices in the editor's order; a slice the site does not know renders nothing. */
export function PageSlices({ slices, context }: Props) {
  const shown = showsForeignForm(slices, context.query.plain) ? slices.filter(isAboutNoForm) : slices;
  return <SliceZone slices={shown} components={registry} context={context} defaultComponent={() => null} />;
}

/** Whether a form that was sent without script (`?plain=newsletter`) takes the place of the one the page is about. */
const showsForeignForm = (slices: readonly PageSlice[], plain: string | undefined): boolean =>
  isFormId(plain) && !slices.some((slice) => slice.slice_type === "form" && slice.primary.form === plain);

/** What explains the page's own form would mislead beside another one. */
const isAboutNoForm = ({ slice_type: type }: PageSlice): boolean => ["breadcrumbs", "hero", "form"].includes(type);
