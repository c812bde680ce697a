import type { ComponentType } from "react";
import type { Content } from "@prismicio/client";

import type { SliceProps } from "@/features/content";

import { components } from "./index";

type PageSlice = Content.PageDocument["data"]["slices"][number];

type SliceRegistry = {
  [Type in PageSlice["slice_type"]]: ComponentType<SliceProps<Extract<PageSlice, { slice_type: Type }>>>;
};

/** The component of every slice; a missing one, or one for another slice, does not compile. */
export const registry = { ...components } satisfies SliceRegistry;
