import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  add: string;
  /** For screen readers, which lack the visual context. */
  addNamed: (name: string) => string;
  asking: string;
  added: string;
  declined: string;
  noKey: string;
  getKey: string;
  notConnected: string;
  manual: string;
  failed: string;
  name: string;
  rpcUrl: string;
  copyUrl: string;
  chainId: string;
  symbol: string;
  explorer: string;
};

export const messages = translate<Messages>({
  en: {
    add: "Add to wallet",
    addNamed: (name) => `Add ${name} to your wallet`,
    asking: "Look at your wallet: it asks whether to add the network.",
    added: "Added: your wallet now calls your endpoint.",
    declined: "You declined in the wallet; nothing was changed.",
    noKey: "A wallet needs an endpoint with a key in it.",
    getKey: "Get a key",
    notConnected: "No node is connected to this network here, so a wallet would get no response.",
    manual: "There is no wallet in this browser. In yours, choose “Add network” and enter these:",
    failed: "The wallet did not add it. It says:",
    name: "Network name",
    rpcUrl: "RPC URL",
    copyUrl: "Copy the RPC URL",
    chainId: "Chain ID",
    symbol: "Currency symbol",
    explorer: "Block explorer",
  },
  cn: {
    add: "添加到钱包",
    addNamed: (name) => `把 ${name} 添加到你的钱包`,
    asking: "请查看钱包：它正在询问是否添加此网络。",
    added: "已添加：钱包现在使用你的端点。",
    declined: "你在钱包中拒绝了请求，没有任何改动。",
    noKey: "钱包需要带密钥的端点。",
    getKey: "获取密钥",
    notConnected: "此处没有该网络的节点，钱包将得不到响应。",
    manual: "此浏览器中没有钱包。请在你的钱包中选择“添加网络”，并填写：",
    failed: "钱包没有添加此网络。钱包的说明：",
    name: "网络名称",
    rpcUrl: "RPC URL",
    copyUrl: "复制 RPC URL",
    chainId: "链 ID",
    symbol: "货币符号",
    explorer: "区块浏览器",
  },
});
