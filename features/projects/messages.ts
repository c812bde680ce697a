import type { Locale } from "@/features/shared/locale";

const categories = {
  wallet: ["Wallets", "钱包"],
  exchange: ["Exchanges", "交易"],
  lending: ["Lending", "借贷"],
  bridge: ["Bridges", "跨链桥"],
  oracle: ["Oracles", "预言机"],
  explorer: ["Explorers", "区块浏览器"],
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

type Messages = {
  chains: string;
  none: string;
  notChecked: string;
  opened: string;
  silent: string;
  answered: (status: number) => string;
};

export const messages: Record<Locale, Messages> = {
  en: {
    chains: "Chains",
    none: "No project is listed yet.",
    notChecked: "link not checked yet",
    opened: "link opened on",
    silent: "did not answer on",
    answered: (status) => `answered ${status} on`,
  },
  cn: {
    chains: "链",
    none: "还没有收录项目。",
    notChecked: "链接尚未检查",
    opened: "链接可打开，检查于",
    silent: "无响应，检查于",
    answered: (status) => `返回 ${status}，检查于`,
  },
};
