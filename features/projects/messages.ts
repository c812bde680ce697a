import { ownValue } from "@/features/shared/contracts/ownValue";
import type { Locale } from "@/features/shared/locale";
import { translate, translateEach } from "@/features/shared/contracts/translate";

const categories = translateEach<string>({
  wallet: { en: "Wallets", cn: "钱包" },
  exchange: { en: "Exchanges", cn: "交易" },
  lending: { en: "Lending", cn: "借贷" },
  bridge: { en: "Bridges", cn: "跨链桥" },
  oracle: { en: "Oracles", cn: "预言机" },
  explorer: { en: "Explorers", cn: "区块浏览器" },
  library: { en: "Libraries", cn: "开发库" },
  tool: { en: "Tools", cn: "工具" },
  identity: { en: "Identity", cn: "身份" },
  game: { en: "Games", cn: "游戏" },
  nft: { en: "NFT", cn: "NFT" },
  data: { en: "Data", cn: "数据" },
});

/** A category's heading; the id itself when it is not known. */
export const categoryTitle = (id: string, locale: Locale): string => ownValue(categories, id)?.[locale] ?? id;

// In the order of lists: what a developer adds first comes first.
const groups = translateEach<string>({
  libraries: { en: "Libraries", cn: "开发库" },
  tools: { en: "Tools and data", cn: "工具与数据" },
  protocols: { en: "Protocols", cn: "协议" },
  wallets: { en: "Wallets and names", cn: "钱包与域名" },
  games: { en: "Games and NFT", cn: "游戏与 NFT" },
});

const byCategory: Record<string, keyof typeof groups> = {
  library: "libraries",
  tool: "tools",
  explorer: "tools",
  data: "tools",
  wallet: "wallets",
  identity: "wallets",
  exchange: "protocols",
  lending: "protocols",
  bridge: "protocols",
  oracle: "protocols",
  game: "games",
  nft: "games",
};

/** The group of a category in lists; a category that is not known is its own. */
export const findGroup = (category: string): string => ownValue(byCategory, category) ?? category;

/** The categories of a category's group. */
export const listGroup = (category: string): string[] =>
  Object.keys(byCategory).filter((one) => byCategory[one] === findGroup(category));

/** The place of a group in lists; one that is not known follows the others. */
export function getGroupRank(id: string): number {
  const rank = Object.keys(groups).indexOf(id);
  return rank < 0 ? Infinity : rank;
}

/** A group's heading; the id itself when it is not known. */
export const groupTitle = (id: string, locale: Locale): string => ownValue(groups, id)?.[locale] ?? id;

type Messages = {
  filter: string;
  /** Of the columns. */
  heads: readonly string[];
  kind: string;
  anyKind: string;
  chain: string;
  anyChain: string;
  anyOf: (family: string) => string;
  /** After the number of projects that match. */
  ofAll: (count: string) => string;
  noMatch: string;
  near: string;
  clear: string;
  propose: string;
  none: string;
  opened: string;
  silent: string;
  answered: (status: number) => string;
};

export const messages = translate<Messages>({
  en: {
    filter: "Name or language, such as Rust",
    heads: ["Project", "Line of code", "Chains", "Licence"],
    kind: "Kind",
    anyKind: "Any kind",
    chain: "Chain",
    anyChain: "Any chain",
    anyOf: (family) => `Any ${family} chain`,
    ofAll: (count) => ` of ${count} projects`,
    noMatch: "No project matches these filters.",
    near: "No project matches all of these words. These match at least one:",
    clear: "Clear filters",
    propose: "Propose a project",
    none: "No project is listed yet.",
    opened: "link opened on",
    silent: "did not respond on",
    answered: (status) => `returned ${status} on`,
  },
  cn: {
    filter: "名称或语言，例如 Rust",
    heads: ["项目", "一行代码", "链", "许可证"],
    kind: "类别",
    anyKind: "任意类别",
    chain: "链",
    anyChain: "任意链",
    anyOf: (family) => `任意 ${family} 链`,
    ofAll: (count) => ` / ${count} 个项目`,
    noMatch: "没有符合筛选条件的项目。",
    near: "没有项目同时匹配这些词。以下项目匹配其中至少一个：",
    clear: "清除筛选",
    propose: "推荐一个项目",
    none: "还没有收录项目。",
    opened: "链接可打开，检查于",
    silent: "无响应，检查于",
    answered: (status) => `返回 ${status}，检查于`,
  },
});
