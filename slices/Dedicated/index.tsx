import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { Configurator } from "@/features/dedicated/server";

export default function Dedicated({ slice, context }: SliceProps<Content.DedicatedSlice>) {
  const { title, lede, chain } = slice.primary;
  return (
    <SliceSection slice={slice} locale={context.locale} title={title} lede={lede}>
      <Configurator chain={context.query.chain || chain || "eth"} locale={context.locale} />
    </SliceSection>
  );
}
