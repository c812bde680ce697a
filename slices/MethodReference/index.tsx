import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { MethodReference as Reference } from "@/features/methods/server";

export default function MethodReference({ slice, context }: SliceProps<Content.MethodReferenceSlice>) {
  const { title, lede, family } = slice.primary;
  return (
    <SliceSection slice={slice} locale={context.locale} title={title} lede={lede}>
      <Reference family={family ?? ""} locale={context.locale} />
    </SliceSection>
  );
}
