import type { Locale } from "@/features/shared/locale";

type Messages = {
  chain: string;
  region: string;
  client: string;
  data: string;
  full: string;
  archive: string;
  interface: string;
  ask: string;
  summary: string;
  lines: string[];
  offer: string;
  from: string;
  perMonth: string;
  configure: string;
  update: string;
  message: (parts: { chain: string; region: string; client: string; data: string; interface: string }) => string;
};

export const messages: Record<Locale, Messages> = {
  en: {
    chain: "Chain",
    region: "Region",
    client: "Client",
    data: "Data",
    full: "Full",
    archive: "Archive",
    interface: "Interface",
    ask: "Ask for this server",
    summary: "Your server",
    lines: ["No request limit, no limit a second", "A server of your own, shared with nobody", "First month free"],
    offer: "One month free",
    from: "from",
    perMonth: "a month",
    configure: "Choose a server",
    update: "Show clients",
    message: ({ chain, region, client, data, interface: name }) =>
      `We would like a dedicated node: ${chain}, ${region}, ${client}, ${data.toLowerCase()} data, ${name}.`,
  },
  cn: {
    chain: "链",
    region: "地区",
    client: "客户端",
    data: "数据",
    full: "全节点",
    archive: "归档",
    interface: "接口",
    ask: "咨询这台服务器",
    summary: "你的服务器",
    lines: ["不限请求数，不限每秒请求", "独享服务器，不与他人共用", "首月免费"],
    offer: "首月免费",
    from: "起价",
    perMonth: "每月",
    configure: "选择服务器",
    update: "显示客户端",
    message: ({ chain, region, client, data, interface: name }) =>
      `我们想要一台专用节点：${chain}，${region}，${client}，${data}数据，${name}。`,
  },
};
