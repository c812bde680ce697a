import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { LazyConsole } from "@/features/console";
import { ConsolePreview, getBestSource, loadSources, PreviewParts } from "@/features/console/server";
import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { loadSettings } from "@/features/content/server";
import { findChain } from "@/features/shared/catalogue/catalogue";
import { findMethodChain } from "@/features/shared/catalogue/listMethodChains";
import { findMethodPage } from "@/features/shared/catalogue/methodPages";

export default async function Console({ slice, context }: SliceProps<Content.ConsoleSlice>) {
  const { locale } = context;
  const { anchor } = slice.primary;
  const page = findMethodPage(context.parameters.method ?? "");
  const named = slice.primary.chain || context.parameters.node;
  const chain = named ? findChain(named) : page && findMethodChain(page.family, page.method);
  if (!chain || chain.status !== "available") return null;
  const [settings, sources] = await Promise.all([loadSettings(locale), loadSources(chain)]);
  const host = settings.data.endpoint_host || "example.com";
  return (
    <SliceSection slice={slice} locale={locale} {...getHead(slice.primary, getBestSource(chain, sources))}>
      <LazyConsole
        chain={chain.key}
        host={host}
        anchor={anchor ?? ""}
        start={page && { method: page.method }}
        locale={locale}
        parts={<PreviewParts chain={chain} host={host} sources={sources} methodName={page?.method} locale={locale} />}
      >
        <ConsolePreview chain={chain} sources={sources} methodName={page?.method} locale={locale} />
      </LazyConsole>
    </SliceSection>
  );
}

type Primary = Content.ConsoleSlice["primary"];

/** Title and introduction by who answers; the general ones where an editor left the others empty. */
function getHead(fields: Primary, source: ReturnType<typeof getBestSource>): Pick<Primary, "title" | "lede"> {
  const general = { title: fields.title, lede: fields.lede };
  if (source !== "demo" && source !== "example") return general;
  const title = fields[`${source}_title`];
  return isFilled.richText(title) ? { title, lede: fields[`${source}_lede`] } : general;
}
