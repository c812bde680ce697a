import { translate } from "@/features/shared/contracts/translate";

import type { Faucet } from "@/features/shared/contracts/faucetApi";

type Messages = {
  network: string;
  balance: string;
  payout: string;
  cooldown: string;
  state: string;
  states: Record<Faucet["state"], string>;
  unknown: string;
  local: string;
  localNote: string;
  /** Said once above the list, where it is true of all. */
  pays: (wait: string) => string;
  holds: (coins: string) => string;
  allReady: string;
  claim: string;
  readAt: (moment: string) => string;
  listDown: string;
  stale: (moment: string) => string;
  facts: string;
  perAddress: (wait: string) => string;
  perVisitor: (count: string) => string;
  perFaucet: (count: string) => string;
  limits: string;
  chainId: string;
  publicChainId: string;
  confirmations: string;
  explorerLabel: string;
  returnTo: string;
  copyAddress: string;
  payouts: string;
  noPayouts: string;
  payoutsUnknown: string;
  when: string;
  to: string;
  amount: string;
  others: string;
  othersNote: string;
  faucet: string;
  asks: string;
};

export const messages = translate<Messages>({
  en: {
    network: "Network",
    balance: "Balance",
    payout: "Payout",
    cooldown: "Cooldown",
    state: "State",
    states: { ready: "Ready", empty: "Empty", down: "Chain down" },
    unknown: "unknown",
    local: "local test chain",
    localNote:
      "Local test chain: no public node is configured here. Coins are paid in real transactions on this site’s own chain, not on the public network.",
    pays: (wait) => `Every faucet pays an address once every ${wait}.`,
    holds: (coins) => `Each holds ${coins} coins.`,
    allReady: "All are ready.",
    claim: "Claim",
    readAt: (moment) => `As of ${moment}.`,
    listDown:
      "The faucet service is not responding, so balances and states are unknown right now. Nothing is lost: accepted claims are paid once it is back.",
    stale: (moment) => `The service is not responding right now; these figures are from ${moment}.`,
    facts: "This faucet",
    perAddress: (wait) => `once every ${wait} per address`,
    perVisitor: (count) => `${count} per day from one network (IP range)`,
    perFaucet: (count) => `${count} per day in total`,
    limits: "Limits",
    chainId: "Chain ID",
    publicChainId: "Public chain ID",
    confirmations: "Confirmations",
    explorerLabel: "Block explorer",
    returnTo: "Return coins to",
    copyAddress: "Copy the faucet’s address",
    payouts: "Latest payouts",
    noPayouts: "No payouts yet.",
    payoutsUnknown: "They cannot be loaded right now.",
    when: "When",
    to: "To",
    amount: "Amount",
    others: "Other faucets, and what they require",
    othersNote: "Run by others, under their own rules, which may change.",
    faucet: "Faucet",
    asks: "Requires",
  },
  cn: {
    network: "网络",
    balance: "余额",
    payout: "每次发放",
    cooldown: "冷却时间",
    state: "状态",
    states: { ready: "可领取", empty: "已空", down: "链无响应" },
    unknown: "未知",
    local: "本地测试链",
    localNote: "本地测试链：这里没有配置公共网络的节点，测试币通过真实交易发放在本站自己的链上，公共网络上看不到。",
    pays: (wait) => `每个水龙头对同一地址每 ${wait}发放一次。`,
    holds: (coins) => `余额均为 ${coins} 枚。`,
    allReady: "目前都可领取。",
    claim: "领取",
    readAt: (moment) => `数据读取于 ${moment}。`,
    listDown: "水龙头服务没有响应，暂时不知道余额和状态。已接受的领取不会丢失，服务恢复后照常发放。",
    stale: (moment) => `服务暂时没有响应，以下数据来自 ${moment}。`,
    facts: "此水龙头",
    perAddress: (wait) => `每个地址每 ${wait}一次`,
    perVisitor: (count) => `每个 IP 段每天 ${count} 次`,
    perFaucet: (count) => `合计每天 ${count} 次`,
    limits: "限制",
    chainId: "链 ID",
    publicChainId: "公共网络链 ID",
    confirmations: "确认数",
    explorerLabel: "区块浏览器",
    returnTo: "归还地址",
    copyAddress: "复制水龙头地址",
    payouts: "最近发放",
    noPayouts: "还没有发放记录。",
    payoutsUnknown: "暂时读不到发放记录。",
    when: "时间",
    to: "接收方",
    amount: "数量",
    others: "其他水龙头及其要求",
    othersNote: "由他人运营，规则可能变化，以对方页面为准。",
    faucet: "水龙头",
    asks: "要求",
  },
});
