import { SliceZone } from "@prismicio/react";

import type { SliceContext } from "@/features/content";
import type { PageSlice } from "@/features/content/server";

import { isEmpty } from "./completeSlice";
import { registry } from "./registry";

type Props = { slices: readonly PageSlice[]; context: SliceContext };

/** Slices in the editor's order; an empty slice, and one the site does not know, renders nothing. */
export function PageSlices({ slices, context }: Props) {
  const filled = slices.filter((slice) => !isEmpty(slice));
  return <SliceZone slices={filled} components={registry} context={context} defaultComponent={() => null} />;
}
