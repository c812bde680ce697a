import type { Content } from "@prismicio/client";

import { Section } from "@/features/shared/ui/Section";
import type { SliceProps } from "@/features/content";

export default function MethodReference({ slice }: SliceProps<Content.MethodReferenceSlice>) {
  return <Section sliceType={slice.slice_type}>{slice.variation}</Section>;
}
