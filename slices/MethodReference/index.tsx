import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { FamilyIndex, MethodReference as Reference } from "@/features/methods/server";

export default function MethodReference({ slice, context }: SliceProps<Content.MethodReferenceSlice>) {
  const { title, lede, family } = slice.primary;
  return (
    <SliceSection slice={slice} locale={context.locale} title={title} lede={lede}>
      {family ? <Reference family={family} locale={context.locale} /> : <FamilyIndex locale={context.locale} />}
    </SliceSection>
  );
}
