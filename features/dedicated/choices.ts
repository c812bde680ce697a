import { ownValue } from "@/features/shared/contracts/ownValue";
import type { Locale } from "@/features/shared/locale";
import { translate, translateEach } from "@/features/shared/contracts/translate";
import type { Chain } from "@/features/shared/catalogue/chain";

import type { Choice } from "./Chosen";
import { messages } from "./messages";
import { separator } from "./separator";

// Clients whose own documentation names the chain; everywhere else the network's reference client is offered.
const clients: Record<string, string[]> = {
  eth: ["Geth", "Nethermind", "Besu", "Erigon", "Reth"],
  bsc: ["BNB Smart Chain client (geth)", "Erigon for BSC"],
  pol: ["Bor with Heimdall", "Erigon with Heimdall"],
  gno: ["Nethermind", "Erigon"],
  btc: ["Bitcoin Core"],
  sol: ["Agave"],
  dot: ["Polkadot SDK"],
  op: ["op-geth", "op-reth"],
  base: ["op-reth", "op-geth"],
  arb: ["Nitro"],
  avax: ["AvalancheGo"],
};

/** Clients to choose from for a chain; the first is the default. */
export const listClients = (chain: string, locale: Locale) => ownValue(clients, chain) ?? [referenceClient[locale]];

const referenceClient = translate({ en: "the network’s reference client", cn: "该网络的参考客户端" });

const features = translateEach<string[]>({
  bsc: {
    en: [
      "Full node with fast block import for 0.45-second blocks",
      "debug and txpool namespaces",
      "Archive data takes less disk on Erigon for BSC",
    ],
    cn: ["全节点，跟得上 0.45 秒出块", "开放 debug 与 txpool 命名空间", "归档数据用 Erigon for BSC 更省磁盘"],
  },
  eth: {
    en: [
      "Choice of five execution clients, each with a consensus client",
      "Beacon API on the same server",
      "Archive data on all five; trace methods on Erigon, Nethermind, Besu or Reth",
    ],
    cn: [
      "五种执行客户端可选，均配共识客户端",
      "同一台服务器提供 Beacon API",
      "五种客户端均可保留归档数据；trace 方法：Erigon、Nethermind、Besu 或 Reth",
    ],
  },
  pol: {
    en: [
      "Bor and Heimdall on one server",
      "bor namespace for validators and checkpoints",
      "Archive data takes less disk on Erigon",
    ],
    cn: ["Bor 与 Heimdall 同机运行", "bor 命名空间，可查验证者与检查点", "归档数据用 Erigon 更省磁盘"],
  },
  sol: {
    en: [
      "256 GB of memory and more, many cores",
      "Agave with account indexes for quick getProgramAccounts",
      "gRPC streams of accounts and transactions (Yellowstone, an add-on)",
    ],
    cn: [
      "256 GB 以上内存，多核心",
      "Agave 账户索引，加快 getProgramAccounts",
      "账户与交易的 gRPC 流（Yellowstone，附加接口）",
    ],
  },
});

/** What is true of this chain's private servers alone; nothing for most chains. */
export const listFeatures = (chain: string, locale: Locale): string[] => ownValue(features, chain)?.[locale] ?? [];

/** What each choice does to the price; choices with one option only are left out. */
export function listEffects({ key, hasArchive }: Chain, locale: Locale): Choice[] {
  const text = messages[locale];
  const hasClients = listClients(key, locale).length > 1;
  const raising = [text.chain, ...(hasClients ? [text.client] : []), ...(hasArchive ? [text.data] : [])];
  return [
    { name: raising.join(separator), value: text.byHardware },
    { name: [text.region, text.interface].join(separator), value: text.samePrice },
  ];
}
