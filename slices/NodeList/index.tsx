import type { Content } from "@prismicio/client";

import { Section } from "@/features/shared/ui/Section";
import type { SliceProps } from "@/features/content";

export default function NodeList({ slice }: SliceProps<Content.NodeListSlice>) {
  return <Section sliceType={slice.slice_type}>{slice.variation}</Section>;
}
