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
  addOns: string;
  ask: string;
  summary: string;
  /** Lowest price, and time until the endpoint answers, by the data that the server keeps. */
  price: Record<"full" | "archive", (amount: string) => string>;
  delivery: Record<"full" | "archive", string>;
  freeMonth: string;
  hardware: (chain: string) => string;
  storage: string;
  /** Heads what the choices do to the price. */
  effects: string;
  byHardware: string;
  samePrice: string;
  disks: string;
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
    addOns: "Add-ons",
    ask: "Talk to sales about this server",
    summary: "Your server",
    price: {
      full: (amount) => `From ${amount}/month`,
      archive: (amount) => `Above ${amount}/month, by disk size`,
    },
    delivery: {
      full: "Ready in hours from our snapshot; in days where there is none and the node verifies from the start.",
      archive:
        "Ready in days: the history is copied. It needs several times the disk of a full node; the offer names it.",
    },
    freeMonth: "First month free, once per customer.",
    hardware: (chain) => `What ${chain} nodes need`,
    storage: "Storage",
    effects: "What changes the price",
    byHardware: "by disk, memory and cores",
    samePrice: "same starting price",
    disks: "Disk by chain",
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
    addOns: "附加接口",
    ask: "就这台服务器联系销售",
    summary: "你的服务器",
    price: {
      full: (amount) => `每月 ${amount} 起`,
      archive: (amount) => `每月高于 ${amount}，按磁盘大小报价`,
    },
    delivery: {
      full: "有快照时数小时内就绪；没有快照、需从头验证的链为数天。",
      archive: "数天内就绪：历史数据直接复制。所需磁盘是全节点的数倍，报价会写明硬件。",
    },
    freeMonth: "首月免费，每位客户一次。",
    hardware: (chain) => `${chain} 节点的硬件要求`,
    storage: "存储",
    effects: "哪些选择影响价格",
    byHardware: "按磁盘、内存和核数报价",
    samePrice: "起价相同",
    disks: "各链所需磁盘",
    configure: (chain) => `选择 ${chain}`,
  },
});
