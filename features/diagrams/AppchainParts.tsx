import { translate } from "@/features/shared/contracts/translate";
import type { Locale } from "@/features/shared/locale";

import { PartTable } from "./PartTable";
import type { PartTableProps } from "./PartTable";

const messages = translate<PartTableProps>({
  en: {
    label: "An application chain, part by part",
    note: "Rollups post to a layer below; a Cosmos zone or an Avalanche L1 settles itself and needs no batcher.",
    heads: ["Part", "We run", "You keep"],
    parts: [
      { name: "Wallets, applications", first: "–", second: "Yours", link: "↓ JSON-RPC, WebSocket" },
      {
        name: "RPC nodes",
        first: "All of it, in one to three regions",
        second: "The list of methods",
        link: "↕ blocks",
      },
      {
        name: "Sequencer or validators",
        first: "Machine, client, upgrades, watch",
        second: "Keys and policy",
        link: "↓ batches",
      },
      {
        name: "Batcher, proposer",
        first: "Machine and watch",
        second: "The account that pays",
        link: "↓ data, state roots",
      },
      { name: "Layer below", first: "An endpoint to it", second: "The contracts" },
    ],
  },
  cn: {
    label: "应用链的各个部分",
    note: "Rollup 把数据提交到下层链；Cosmos 区域链和 Avalanche L1 自行结算，不需要批处理器。",
    heads: ["部分", "我们运行", "由你掌握"],
    parts: [
      { name: "钱包与应用", first: "–", second: "全部归你", link: "↓ JSON-RPC、WebSocket" },
      { name: "RPC 节点", first: "全部，一到三个地区", second: "开放哪些方法", link: "↕ 区块" },
      { name: "排序器或验证者", first: "机器、客户端、升级、值守", second: "密钥与策略", link: "↓ 批次" },
      { name: "批处理器与提案者", first: "机器与值守", second: "付费账户", link: "↓ 数据、状态根" },
      { name: "下层链", first: "通往它的端点", second: "合约" },
    ],
  },
});

/** The parts of an application chain from wallet to settlement, and who runs each. */
export const AppchainParts = ({ locale }: { locale: Locale }) => <PartTable {...messages[locale]} />;
