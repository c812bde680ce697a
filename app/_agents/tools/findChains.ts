import { catalogue } from "@/features/shared/catalogue/catalogue";
import { searchRank } from "@/features/shared/catalogue/searchRank";
import { toFindable } from "@/features/shared/catalogue/toFindable";
import { localizePath } from "@/features/shared/locale";
import { loadNodes } from "@/features/shared/platform/server";

import { defineTool, from, number, rows, toUrl } from "@/app/_agents/tool";

export const findChains = defineTool<{ query?: string; limit?: number }>({
  name: "find_chains",
  title: "Find chains",
  description:
    "Chains with networks, chain ids and interfaces, by name, former name, ticker or chain id (decimal or 0x). Without a query all.",
  properties: {
    query: { type: "string", maxLength: 100, default: "" },
    limit: { type: "integer", minimum: 1, maximum: 100, default: 5 },
  },
  output: { chains: rows, total: number },
  run: async ({ query = "", limit = 5, locale }) => {
    const { value } = await loadNodes();
    const responding = value && new Set(value.map(({ protocol }) => protocol._key));
    const found = catalogue
      .map((chain) => ({ chain, rank: searchRank(toFindable(chain), query) }))
      .filter(({ rank }) => rank > 0)
      .toSorted((one, other) => other.rank - one.rank);
    const chains = found.slice(0, limit).map(({ chain }) => ({
      key: chain.key,
      name: chain.name,
      ticker: chain.ticker,
      formerNames: chain.oldNames,
      state: chain.status === "available" && responding && !responding.has(chain.key) ? "inactive" : chain.status,
      interfaces: chain.interfaces,
      hasArchive: chain.hasArchive,
      networks: chain.networks.map(({ id, name, isTest, chainId = null }) => ({ id, name, isTest, chainId })),
      url: toUrl(localizePath(`/nodes/${chain.key}/`, locale)),
    }));
    return { chains, total: found.length, ...from(localizePath("/nodes/", locale)) };
  },
});
