import type { Locale } from "@/features/shared/locale";

const categories = {
  wallet: ["Wallets", "钱包"],
  exchange: ["Exchanges", "交易"],
  lending: ["Lending", "借贷"],
  bridge: ["Bridges", "跨链桥"],
  oracle: ["Oracles", "预言机"],
  explorer: ["Explorers", "浏览器"],
  library: ["Libraries", "开发库"],
  tool: ["Tools", "工具"],
  identity: ["Identity", "身份"],
  game: ["Games", "游戏"],
  nft: ["NFT", "NFT"],
  data: ["Data", "数据"],
} as const;

/** A category's heading; the id itself when it is not known. */
export function categoryTitle(id: string, locale: Locale): string {
  const names = Object.entries(categories).find(([name]) => name === id)?.[1];
  return names?.[locale === "en" ? 0 : 1] ?? id;
}

export const messages: Record<Locale, { chains: string; none: string }> = {
  en: { chains: "Chains", none: "No project is listed yet." },
  cn: { chains: "链", none: "还没有收录项目。" },
};
