import "server-only";

import computeUnits from "@/content/data/compute-units.json";
import { byUse } from "@/features/shared/catalogue/byUse";
import { catalogue, findChain } from "@/features/shared/catalogue/catalogue";
import { categoryName } from "@/features/shared/catalogue/categories";
import type { Chain, Network } from "@/features/shared/catalogue/chain";
import { familyName, isMethod, networkName, technicalName } from "@/features/shared/catalogue/names";
import { toMethodAnchor } from "@/features/shared/contracts/anchors";
import { chineseNames } from "@/features/shared/catalogue/chineseNames";
import { describeProof } from "@/features/shared/catalogue/describeProof";
import { findProof } from "@/features/shared/catalogue/findProof";
import { findMethodChain } from "@/features/shared/catalogue/listMethodChains";
import { isInConsole } from "@/features/shared/catalogue/consoleMethods";
import { getMethodUrl } from "@/features/shared/catalogue/methodPages";
import { findReference } from "@/features/shared/catalogue/references";
import type { MethodChecks } from "@/features/shared/contracts/availabilityApi";
import { usualRegion } from "@/features/shared/platform/regions";
import { getEndpointUrl } from "@/features/shared/requests/getEndpointUrl";
import { faucetIds } from "@/features/shared/faucetIds";
import { formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import type { Source } from "./entry";
import { messages } from "./messages";
import { once } from "./pageSources";
import { splitQuery, splitText } from "./words";

const families: Record<string, { method: string; category: string; multiplier: number }[]> = computeUnits.families;

/** Chains by names, tickers, keys, old names and ids of every network, the most used first; `host` is that of endpoints. */
export const chainSources = (host: string, locale: Locale): Source[] =>
  catalogue.toSorted(byUse).map((chain) => chainSource(chain, host, locale));

function chainSource(chain: Chain, host: string, locale: Locale): Source {
  const { key, name, ticker, oldNames, otherNames, networks, families: kinds, interfaces, addOns, hasArchive } = chain;
  const ids = networks.flatMap(({ chainId }) => (chainId === undefined ? [] : [String(chainId), toHex(chainId)]));
  const chinese = chineseNames[key]?.split(" ") ?? [];
  // Shown too, so that a chain that is found by it says why.
  const archive = hasArchive ? [messages[locale].archive] : [];
  // Technical terms are sought in any language.
  const archiveWords = hasArchive ? Object.values(messages).map((one) => one.archive) : [];
  const words = [...networks.map((one) => one.name), messages[locale].chainId, ...archiveWords];
  return {
    kind: "chain",
    title: name,
    path: localizePath(`/nodes/${key}/`, locale),
    detail: [ticker, ...networks.map((network) => networkLine(network, locale)), ...archive].join(" · "),
    within: "",
    chain: key,
    names: [ticker, ...oldNames, ...otherNames, ...chinese].join(","),
    ...getEndpoint(chain, host),
    // Each word once: of names that begin alike, the chain with more of them is not the better one.
    keys: [
      ...new Set(splitText([key, ticker, ...oldNames, ...otherNames, ...chinese, ...ids, ...words].join(" "))),
    ].join(" "),
    text: [...kinds, ...interfaces, ...addOns].map((id) => technicalName(id, locale)).join(" "),
  };
}

// Copies the main network's endpoint.
function getEndpoint({ key, status, networks, interfaces }: Chain, host: string): { copy?: string } {
  const [network] = networks;
  const name = (network?.interfaces.length ? network.interfaces : interfaces)[0];
  if (status !== "available" || !network || !name) return {};
  const url = getEndpointUrl(host, usualRegion, key, network.id, name);
  const hasSocket =
    name === "json-rpc" && (network.interfaces.length ? network.interfaces : interfaces).includes("websocket");
  return { copy: hasSocket ? url.replace(/^https:/, "") : url };
}

const toHex = (id: number) => `0x${id.toString(16)}`;

const networkLine = ({ name, chainId }: Network, locale: Locale) =>
  `${networkName(name, locale)}${chainId === undefined ? "" : ` ${chainId} (${toHex(chainId)})`}`;

/** Methods of every family; each leads to its page, or to its place in the page that lists its family. */
export function methodSources(
  pages: ReadonlyMap<string, string>,
  checks: MethodChecks | undefined,
  locale: Locale,
): Source[] {
  return Object.entries(families).flatMap(([family, methods]) =>
    methods
      .filter(({ method }) => isMethod(method))
      .map(({ method, category, multiplier }) => {
        const page = pages.get(family);
        return {
          kind: "method" as const,
          title: method,
          path:
            getPage(family, method, locale) ??
            (page
              ? `${page}#${toMethodAnchor(method)}`
              : localizePath(`/pricing/compute-units/?q=${encodeURIComponent(method)}`, locale)),
          detail: [
            ...[
              familyName(family, locale),
              categoryName(category, locale),
              getCost(family, method, multiplier, locale),
            ],
            ...describeMethodProof(family, method, checks, locale),
          ].join(" · "),
          within: "",
          chain: "",
          ...nameMethod(family, method, locale),
          keys: `${family} ${messages[locale].kinds.method} ${describe(family, method, locale)}`,
          text: "",
        };
      }),
  );
}

/** On the method's usual chain. */
const getCost = (family: string, method: string, multiplier: number, locale: Locale) =>
  `${formatNumber((findMethodChain(family, method)?.multiplier ?? 1) * multiplier, locale)} CU`;

/** What a description says before its colon names the method: `交易回执：状态、gas、日志`. */
function nameMethod(family: string, method: string, locale: Locale): { names?: string } {
  const [name, ...rest] = (findReference(family, method)?.summary[locale] ?? "").split(/[:：]/);
  // One word such as `account` names too many things.
  return name && rest.length > 0 && splitQuery(name).length > 1 ? { names: name } : {};
}

/** The words of a method's description that its name lacks: visitors ask for a balance in their own language. */
function describe(family: string, method: string, locale: Locale): string {
  const own = new Set(splitText(method));
  const words = once(findReference(family, method)?.summary[locale] ?? "").split(" ");
  return words.filter((word) => !own.has(word)).join(" ");
}

/** The day on which the method's usual chain responded to it; empty without one. */
function describeMethodProof(
  family: string,
  method: string,
  checks: MethodChecks | undefined,
  locale: Locale,
): string[] {
  const chain = findMethodChain(family, method)?.key;
  const proof = chain === undefined ? undefined : findProof(checks, { chain, family, method });
  return proof?.kind === "answered" ? [describeProof(proof.day, locale)] : [];
}

/** A method's page, or its description on it where the console cannot run the method. */
function getPage(family: string, method: string, locale: Locale): string | undefined {
  const url = getMethodUrl(family, method, locale);
  return url && !isInConsole(family, method) ? `${url}#details` : url;
}

/** Faucets by chain and network. A network's name alone, such as Sepolia, means that of the first chain that has it. */
export function faucetSources(locale: Locale): Source[] {
  const named = new Set<string>();
  return faucetIds.flatMap((id) => {
    const [protocol = "", networkId] = id.split("-");
    const chain = findChain(protocol);
    if (!chain) return [];
    const network = chain.networks.find((one) => one.id === networkId);
    const ownName = network?.name ?? networkId ?? "";
    const isFirst = !named.has(ownName);
    named.add(ownName);
    const [family = ""] = chain.name.split(" ");
    const title = ownName.includes(family) ? ownName : `${chain.name} ${ownName}`;
    return [
      {
        kind: "page" as const,
        title: messages[locale].faucet.replace("{name}", title),
        path: localizePath(`/faucet/${id}/`, locale),
        detail: messages[locale].faucetDetail.replace("{ticker}", chain.ticker),
        within: "",
        chain: chain.key,
        ...(isFirst ? { names: messages[locale].faucet.replace("{name}", ownName) } : {}),
        keys: `${id} ${chain.key} ${chain.ticker} ${chineseNames[chain.key] ?? ""}`,
        text: messages[locale].faucetDetail.replace("{ticker}", chain.ticker),
      },
    ];
  });
}
