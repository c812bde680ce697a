import type { Content } from "@prismicio/client";

import { catalogue } from "@/features/shared/catalogue/catalogue";
import { getFigure } from "@/features/shared/catalogue/getFigure";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";

import { limitTokens } from "./limitTokens";

type Settings = Content.SettingsDocument["data"];
type Figure = "blockchains_amount" | "nodes_amount" | "starting_price";

/** For a repository whose settings do not have the fields yet. */
const defaults = translate<Record<Figure, string>>({
  en: { blockchains_amount: "More than 40 blockchains", nodes_amount: "40 nodes", starting_price: "from $0" },
  cn: { blockchains_amount: "超过 40 条区块链", nodes_amount: "40 个节点", starting_price: "US$0 起" },
});

/** Available chains with an interface: as many as the interface’s page and its panel say. */
const countChains = (name: string) =>
  catalogue.filter(({ status, interfaces }) => status === "available" && interfaces.includes(name)).length;

/** Figures by placeholder name that no document holds: numbers of chains counted from the catalogue, and all limits. */
export const countTokens = (locale: Locale): Record<string, string> => ({
  ...limitTokens(locale),
  live_chains: formatNumber(getFigure("available_chains") ?? 0, locale),
  chains: formatNumber(catalogue.length, locale),
  json_rpc_chains: formatNumber(countChains("json-rpc"), locale),
  websocket_chains: formatNumber(countChains("websocket"), locale),
  rest_chains: formatNumber(countChains("rest"), locale),
  graphql_chains: formatNumber(countChains("graphql"), locale),
});

/** Figures by placeholder name: those of the settings, and the counted ones. */
export function figureTokens(settings: Partial<Pick<Settings, Figure>>, locale: Locale): Record<string, string> {
  const usual = defaults[locale];
  return {
    ...countTokens(locale),
    blockchains_amount: settings.blockchains_amount || usual.blockchains_amount,
    nodes_amount: settings.nodes_amount || usual.nodes_amount,
    starting_price: settings.starting_price || usual.starting_price,
  };
}
