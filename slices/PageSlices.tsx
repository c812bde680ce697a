import { SliceZone } from "@prismicio/react";

import type { SliceContext } from "@/features/content";
import type { PageSlice } from "@/features/content/server";

import { registry } from "./registry";

type Props = { slices: readonly PageSlice[]; context: SliceContext };

/** Slices in the editor's order; a slice the site does not know renders nothing. */
export function PageSlices({ slices, context }: Props) {
  return <SliceZone slices={slices} components={registry} context={context} defaultComponent={() => null} />;
}
