import type { Content } from "@prismicio/client";

import { RichText, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { loadSettings } from "@/features/content/server";
import {
  ChainAvailability,
  ChainEndpoints,
  ChainIdentity,
  ChainMethods,
  ChainRequest,
  RelatedChains,
} from "@/features/chain/server";
import { loadNodeEntry } from "@/features/nodes/server";
import { findChain } from "@/features/shared/catalogue/catalogue";
import type { Chain as CatalogueChain } from "@/features/shared/catalogue/chain";
import type { Locale } from "@/features/shared/locale";
import { loadChainHistory, loadLatency, loadPriceMethods } from "@/features/shared/platform/server";

export default async function Chain({ slice, context }: SliceProps<Content.ChainSlice>) {
  const { locale } = context;
  const chain = findChain(slice.primary.chain || context.parameters.node || "");
  if (!chain) return null;
  if (slice.variation === "default") {
    const isServed = chain.status === "available";
    const [entry, latency] = await Promise.all([
      loadNodeEntry(chain.key),
      isServed ? loadLatency(chain.key) : undefined,
    ]);
    return (
      <SliceSection slice={slice} locale={locale}>
        <ChainIdentity
          chain={chain}
          serviceLevels={entry?.service_levels}
          video={entry?.youtube}
          latency={latency?.value}
          locale={locale}
        >
          <RichText field={slice.primary.lede} locale={locale} />
        </ChainIdentity>
      </SliceSection>
    );
  }
  const { title, lede } = slice.primary;
  const isServed = chain.status === "available";
  // Nothing is sent to a chain without endpoints.
  if (!isServed && slice.variation === "request") return null;
  const isIntroduced = isServed || slice.variation !== "endpoints";
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={isIntroduced ? lede : []} layout="beside">
      {await drawPart(slice.variation, chain, locale)}
    </SliceSection>
  );
}

async function drawPart(
  part: Exclude<Content.ChainSlice["variation"], "default">,
  chain: CatalogueChain,
  locale: Locale,
) {
  if (part === "methods")
    return <ChainMethods chain={chain} prices={await loadPriceMethods(chain.key)} locale={locale} />;
  if (part === "availability") return <ChainAvailability history={await loadChainHistory(chain.key)} locale={locale} />;
  if (part === "related") return <RelatedChains chain={chain} locale={locale} />;
  const host = (await loadSettings(locale)).data.endpoint_host || "example.com";
  return part === "endpoints" ? (
    <ChainEndpoints chain={chain} host={host} locale={locale} />
  ) : (
    <ChainRequest chain={chain} host={host} locale={locale} />
  );
}
