import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  chain: string;
  show: string;
  changed: (chain: string) => string;
  region: string;
  client: string;
  data: string;
  full: string;
  archive: string;
  interface: string;
  ask: string;
  summary: string;
  lines: string[];
  price: (amount: string) => string;
  configure: (chain: string) => string;
};

export const messages = translate<Messages>({
  en: {
    chain: "Chain",
    show: "Show its choices",
    changed: (chain) => `Clients, data and interfaces are those of ${chain} now.`,
    region: "Region",
    client: "Client",
    data: "Data",
    full: "Full",
    archive: "Archive",
    interface: "Interface",
    ask: "Ask for this server",
    summary: "Your server",
    lines: ["No request limit and no rate limit", "A server of your own", "First month free"],
    price: (amount) => `From ${amount}/month`,
    configure: (chain) => `Choose ${chain}`,
  },
  cn: {
    chain: "链",
    show: "显示该链的选项",
    changed: (chain) => `客户端、数据与接口已换成 ${chain} 的。`,
    region: "地区",
    client: "客户端",
    data: "数据",
    full: "全节点",
    archive: "归档",
    interface: "接口",
    ask: "咨询这台服务器",
    summary: "你的服务器",
    lines: ["不限请求总量，也不限速率", "独享服务器，不与他人共用", "首月免费"],
    price: (amount) => `每月 ${amount} 起`,
    configure: (chain) => `选择 ${chain}`,
  },
});
