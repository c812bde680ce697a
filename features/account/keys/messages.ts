import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  title: string;
  ownTitle: string;
  close: string;
  lede: string;
  /** For visitors who are signed in. */
  ownLede: string;
  /** What the key does, a line each. */
  points: readonly string[];
  make: string;
  making: string;
  loading: string;
  ready: string;
  endpoint: string;
  copyEndpoint: string;
  demo: string;
  call: string;
  calling: string;
  callFailed: string;
  answer: string;
  /** Parts of the line above the response. */
  block: (height: string) => string;
  milliseconds: (count: string) => string;
  units: (count: string) => string;
  account: string;
  limit: (minutes: number | undefined) => string;
  unavailable: string;
  again: string;
};

export const messages = translate<Messages>({
  en: {
    title: "Get a key",
    ownTitle: "Your endpoint",
    close: "Close",
    lede: "A key on the Free plan. No email address, no card.",
    ownLede: "A key for your account, on the plan you have.",
    points: [
      "It works on the demo chain, a live EVM chain on this site, and on no public network.",
      "Endpoints and samples on this site include it.",
      "This browser keeps it for a year. Signing out deletes it.",
    ],
    make: "Make a key",
    making: "Making your key …",
    loading: "Reading your keys …",
    ready: "Your key works now. Endpoints and samples on this site include it.",
    endpoint: "Endpoint of the demo chain",
    copyEndpoint: "Copy the endpoint",
    demo: "The demo chain is a live EVM chain with accounts and contracts to experiment with. It is not Ethereum mainnet.",
    call: "Send eth_blockNumber",
    calling: "Waiting for the response …",
    callFailed: "The endpoint did not respond. Your key is kept; please try again.",
    answer: "Response",
    block: (height) => `Block ${height}`,
    milliseconds: (count) => `${count} ms`,
    units: (count) => `${count} CU`,
    account: "Keys and usage",
    limit: (minutes) =>
      minutes === undefined
        ? "Too many keys were made from this network. Please try again later."
        : `Too many keys were made from this network. Please try again in ${minutes} min.`,
    unavailable: "The account service is not responding right now. Nothing was changed; please try again.",
    again: "Try again",
  },
  cn: {
    title: "获取密钥",
    ownTitle: "我的端点",
    close: "关闭",
    lede: "生成一个 Free 套餐的密钥，无需邮箱，也不用绑卡。",
    ownLede: "为你的账户生成一个密钥，使用当前套餐。",
    points: [
      "可以访问演示链：本站运行的一条 EVM 链，不能访问公共网络。",
      "本站的端点和示例会自动带上它。",
      "在此浏览器中保留一年；退出登录即删除。",
    ],
    make: "生成密钥",
    making: "正在生成密钥……",
    loading: "正在读取密钥……",
    ready: "密钥已可使用，本站的端点和示例都已带上它。",
    endpoint: "演示链端点",
    copyEndpoint: "复制端点",
    demo: "演示链是一条持续出块的 EVM 链，带有可供试用的账户和合约。它不是 Ethereum 主网。",
    call: "发送 eth_blockNumber",
    calling: "等待响应……",
    callFailed: "端点没有响应。密钥已保留，请重试。",
    answer: "响应",
    block: (height) => `区块 ${height}`,
    milliseconds: (count) => `${count} 毫秒`,
    units: (count) => `${count} CU`,
    account: "密钥与用量",
    limit: (minutes) =>
      minutes === undefined
        ? "此网络生成的密钥过多，请稍后再试。"
        : `此网络生成的密钥过多，请在 ${minutes} 分钟后再试。`,
    unavailable: "账户服务暂时没有响应。没有任何更改，请重试。",
    again: "重试",
  },
});
