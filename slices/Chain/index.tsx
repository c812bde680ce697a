import type { Content, RichTextField } from "@prismicio/client";

import { getSource, loadSources, listDescriptions } from "@/features/console/server";
import type { Sources } from "@/features/console/server";
import { RichText, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { loadSettings } from "@/features/content/server";
import {
  ChainAvailability,
  ChainEndpoints,
  ChainIdentity,
  ChainLimits,
  ChainMethods,
  ChainRequest,
  RelatedChains,
} from "@/features/chain/server";
import { loadNodeEntry } from "@/features/nodes/server";
import { findChain } from "@/features/shared/catalogue/catalogue";
import type { Chain as CatalogueChain, Network } from "@/features/shared/catalogue/chain";
import { demoChain } from "@/features/shared/contracts/demoChain";
import { translate } from "@/features/shared/contracts/translate";
import type { Locale } from "@/features/shared/locale";
import {
  loadChainHistory,
  loadLatency,
  loadMethodChecks,
  loadPlans,
  loadPriceMethods,
} from "@/features/shared/platform/server";

// A chain that is not served has nothing to call, and nothing of it is measured; its first part shows related chains.
// One that comes soon has methods to read about, one that has ended has none.
const servedParts: ReadonlySet<Content.ChainSlice["variation"]> = new Set([
  "endpoints",
  "request",
  "availability",
  "related",
]);

// The entry's title and introduction are about costs, which a chain that is not served has none of.
const toHead = (title: string, lede: string): { title: RichTextField; lede: RichTextField } => ({
  title: [{ type: "heading2", text: title, spans: [] }],
  lede: [{ type: "paragraph", text: lede, spans: [] }],
});
const referenceHeads = translate({
  en: toHead("Methods", "Methods of its family; its own nodes may lack some. Each name leads to its reference."),
  cn: toHead("方法", "同族的链通用，该链的节点不一定全部支持。点击名称查看说明。"),
});

export default async function Chain({ slice, context }: SliceProps<Content.ChainSlice>) {
  const { locale } = context;
  const chain = findChain(slice.primary.chain || context.parameters.node || "");
  if (!chain) return null;
  if (slice.variation === "default") {
    const isServed = chain.status === "available";
    const [entry, latency, host, sources] = await Promise.all([
      loadNodeEntry(chain.key),
      isServed ? loadLatency(chain.key) : undefined,
      loadHost(locale),
      isServed ? loadSources(chain) : undefined,
    ]);
    const [first] = chain.networks;
    return (
      <SliceSection slice={slice} locale={locale}>
        <ChainIdentity
          chain={chain}
          host={host}
          serviceLevels={entry?.service_levels}
          video={entry?.youtube}
          latency={latency?.value}
          isConnected={!first || isConnected(first, sources)}
          hasDemo={hasDemo(sources)}
          locale={locale}
        >
          <RichText field={slice.primary.lede} locale={locale} />
        </ChainIdentity>
      </SliceSection>
    );
  }
  const { title, lede } = slice.primary;
  const isReference = slice.variation === "methods" && chain.status !== "available";
  if (chain.status === "inactive" || (chain.status !== "available" && servedParts.has(slice.variation))) return null;
  const part = await drawPart(slice.variation, chain, locale);
  if (!part) return null;
  return (
    <SliceSection
      slice={slice}
      locale={locale}
      {...(isReference ? referenceHeads[locale] : { title, lede })}
      layout="beside"
    >
      {part}
    </SliceSection>
  );
}

async function drawPart(
  part: Exclude<Content.ChainSlice["variation"], "default">,
  chain: CatalogueChain,
  locale: Locale,
) {
  if (part === "methods") {
    const loading = [loadPriceMethods(chain.key), loadPlans(), loadMethodChecks()] as const;
    const [prices, plans, { value }] = await Promise.all(loading);
    const checks = value?.protocols[chain.key];
    return (
      <>
        <ChainMethods
          chain={chain}
          prices={prices}
          checks={checks}
          descriptions={listDescriptions(chain)}
          locale={locale}
        />
        {chain.status === "available" ? (
          <ChainLimits chain={chain} prices={prices} plans={plans} checks={checks} locale={locale} />
        ) : null}
      </>
    );
  }
  if (part === "availability") return <ChainAvailability history={await loadChainHistory(chain.key)} locale={locale} />;
  if (part === "related") return <RelatedChains chain={chain} locale={locale} />;
  const [host, sources] = await Promise.all([loadHost(locale), loadSources(chain)]);
  const Part = part === "request" ? ChainRequest : ChainEndpoints;
  return (
    <Part
      chain={chain}
      host={host}
      isConnected={(network) => isConnected(network, sources)}
      hasDemo={hasDemo(sources)}
      locale={locale}
    />
  );
}

// While the gateway is down, nothing is said about nodes.
const isConnected = (network: Network, sources: Sources | undefined) =>
  !sources || getSource(network, sources) !== "example";

const hasDemo = (sources: Sources | undefined) => sources?.[demoChain.network] !== undefined;

const loadHost = async (locale: Locale): Promise<string> =>
  (await loadSettings(locale)).data.endpoint_host || "example.com";
