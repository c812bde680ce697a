import { translate } from "@/features/shared/contracts/translate";

import type { Cost } from "./mix";

// Seconds of a month as the price list counts it.
const monthSeconds = 30 * 86_400;
const maxShown = 3;

/** A call worth changing: how, and how many of its calls come more often than blocks do. */
export type Saving = { method: string; advice: Advice; idle?: { calls: number; of: number } };

/** How a call is replaced, or made rarer. */
type Advice =
  | "heads"
  | "slots"
  | "logs"
  | "multicall"
  | "receipts"
  | "nonce"
  | "fees"
  | "constant"
  | "blockhash"
  | "accounts"
  | "signatures";

/** What replaces a call, or makes it rarer. Sources: the pages of the methods named. */
export const savingTexts = translate<Record<Advice, string>>({
  en: {
    heads: "Subscribe to newHeads over WebSocket: one message for each block.",
    slots: "Subscribe to slots over WebSocket (slotSubscribe) instead of asking again.",
    logs: "Subscribe to logs for what is new, and keep the ranges that you have read.",
    multicall: "Read several contracts in one call with Multicall.",
    receipts: "eth_getBlockReceipts returns all receipts of a block in one call.",
    nonce: "Count the nonce in your application between your own transactions.",
    fees: "Fees change with each block: once a block is enough.",
    constant: "The value never changes: ask once and keep it.",
    blockhash: "A blockhash is valid for 150 blocks: ask once and use it for several transactions.",
    accounts: "getMultipleAccounts reads up to 100 accounts in one call.",
    signatures: "Subscribe to the signature (signatureSubscribe) instead of asking for its state.",
  },
  cn: {
    heads: "改用 WebSocket 订阅 newHeads：每个区块只推送一次。",
    slots: "改用 WebSocket 的 slotSubscribe，不必反复查询。",
    logs: "新日志用订阅接收；读过的区间自己保存。",
    multicall: "用 Multicall 在一次调用里读取多个合约。",
    receipts: "eth_getBlockReceipts 一次返回一个区块的全部回执。",
    nonce: "在自己的两笔交易之间，由应用自行累加 nonce。",
    fees: "费用随区块变化，每个区块查询一次即可。",
    constant: "这个值不会变，查询一次后保存即可。",
    blockhash: "一个 blockhash 在 150 个区块内有效，可供多笔交易使用。",
    accounts: "getMultipleAccounts 一次可读取最多 100 个账户。",
    signatures: "用 signatureSubscribe 订阅签名状态，不必反复查询。",
  },
});

const adviceByMethod: Readonly<Record<string, Advice>> = {
  eth_blockNumber: "heads",
  eth_getBlockByNumber: "heads",
  eth_getLogs: "logs",
  eth_getFilterChanges: "logs",
  eth_call: "multicall",
  eth_getTransactionReceipt: "receipts",
  eth_getTransactionCount: "nonce",
  eth_gasPrice: "fees",
  eth_feeHistory: "fees",
  eth_maxPriorityFeePerGas: "fees",
  eth_chainId: "constant",
  net_version: "constant",
  web3_clientVersion: "constant",
  getSlot: "slots",
  getBlockHeight: "slots",
  getLatestBlockhash: "blockhash",
  getAccountInfo: "accounts",
  getSignatureStatuses: "signatures",
};

// Their answer is new once a block.
const onceABlock = new Set<Advice>(["heads", "slots", "fees"]);

/** The dearest three calls of a mix that can be changed; `blockSeconds` of the chain where they are known. */
export function findSavings(costs: readonly Cost[], blockSeconds: number | undefined): Saving[] {
  return costs
    .toSorted((one, other) => other.total - one.total)
    .flatMap(({ method, count }) => {
      const advice = Object.hasOwn(adviceByMethod, method) ? adviceByMethod[method] : undefined;
      if (!advice || count === 0) return [];
      const blocks = blockSeconds === undefined ? Infinity : Math.ceil(monthSeconds / blockSeconds);
      const isOften = onceABlock.has(advice) && count > blocks;
      return [{ method, advice, ...(isOften ? { idle: { calls: count - blocks, of: count } } : {}) }];
    })
    .slice(0, maxShown);
}
