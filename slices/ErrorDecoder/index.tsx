import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { Decoder } from "@/features/errors/server";

export default function ErrorDecoder({ slice, context }: SliceProps<Content.ErrorDecoderSlice>) {
  const { title, lede } = slice.primary;
  return (
    <SliceSection slice={slice} locale={context.locale} title={title} lede={lede}>
      <Decoder error={context.query.error ?? ""} locale={context.locale} />
    </SliceSection>
  );
}
