import type { Content } from "@prismicio/client";

import { ConsoleDoor } from "@/features/console";
import { ConsolePreview, PreviewParts } from "@/features/console/server";
import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { loadSettings } from "@/features/content/server";
import { findChain } from "@/features/shared/catalogue/catalogue";

export default async function Console({ slice, context }: SliceProps<Content.ConsoleSlice>) {
  const { locale } = context;
  const { title, lede, anchor } = slice.primary;
  const chain = findChain(slice.primary.chain || context.parameters.node || "");
  if (!chain || chain.status !== "available") return null;
  const host = (await loadSettings(locale)).data.endpoint_host || "example.com";
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede}>
      <ConsoleDoor
        chain={chain.key}
        host={host}
        anchor={anchor ?? ""}
        locale={locale}
        parts={<PreviewParts chain={chain} host={host} locale={locale} />}
      >
        <ConsolePreview chain={chain} locale={locale} />
      </ConsoleDoor>
    </SliceSection>
  );
}
