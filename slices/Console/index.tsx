import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { LazyConsole } from "@/features/console";
import { ConsolePreview, loadSource, PreviewParts } from "@/features/console/server";
import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { loadSettings } from "@/features/content/server";
import { findChain } from "@/features/shared/catalogue/catalogue";

export default async function Console({ slice, context }: SliceProps<Content.ConsoleSlice>) {
  const { locale } = context;
  const { anchor } = slice.primary;
  const chain = findChain(slice.primary.chain || context.parameters.node || "");
  if (!chain || chain.status !== "available") return null;
  const [settings, source] = await Promise.all([loadSettings(locale), loadSource(chain)]);
  const host = settings.data.endpoint_host || "example.com";
  return (
    <SliceSection slice={slice} locale={locale} {...getHead(slice.primary, source)}>
      <LazyConsole
        chain={chain.key}
        host={host}
        anchor={anchor ?? ""}
        locale={locale}
        parts={<PreviewParts chain={chain} host={host} locale={locale} />}
      >
        <ConsolePreview chain={chain} source={source} locale={locale} />
      </LazyConsole>
    </SliceSection>
  );
}

type Primary = Content.ConsoleSlice["primary"];

/** Title and introduction by who answers; the general ones where an editor left the others empty. */
function getHead(fields: Primary, source: Awaited<ReturnType<typeof loadSource>>): Pick<Primary, "title" | "lede"> {
  const general = { title: fields.title, lede: fields.lede };
  if (source !== "local" && source !== "example") return general;
  const title = fields[`${source}_title`];
  return isFilled.richText(title) ? { title, lede: fields[`${source}_lede`] } : general;
}
