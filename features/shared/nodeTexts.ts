import { translate } from "@/features/shared/contracts/translate";
import { rpcMeanings } from "./errorMeanings";
import type { Meaning } from "./errorMeanings";

/**
 * Messages of EVM nodes, most of which share the code -32000, as in the table of the page about errors. A pattern of
 * several begins with the one that is searched for.
 */
export const nodeTexts: { pattern: RegExp; meaning: Meaning | undefined }[] = [
  // First: a contract words its own reasons, such as "insufficient funds".
  { pattern: /execution reverted|VM Exception while processing|0x(08c379a0|4e487b71)/i, meaning: rpcMeanings[3] },
  {
    pattern: /nonce too low/i,
    meaning: translate({
      en: {
        what: "A transaction with this nonce is already in a block.",
        remedy:
          'Look for the receipt of your hash first: it may be yours. If there is none, another transaction used the nonce: read the next one with eth_getTransactionCount(address, "pending"), sign again and send.',
      },
      cn: {
        what: "使用该 nonce 的交易已经上链。",
        remedy:
          '先按你的交易哈希查回执，可能就是你自己那笔。如果没有，说明 nonce 已被另一笔占用：用 eth_getTransactionCount(address, "pending") 取下一个 nonce，重新签名后再发送。',
      },
    }),
  },
  {
    pattern: /already known|known transaction|already imported/i,
    meaning: translate({
      en: {
        what: "The pool has exactly this transaction.",
        remedy: "Treat it as success and wait for the receipt.",
      },
      cn: { what: "内存池里已有完全相同的交易。", remedy: "视为成功，等待回执。" },
    }),
  },
  {
    pattern: /replacement transaction underpriced/i,
    meaning: translate({
      en: {
        what: "Same nonce, fee not raised enough: geth requires 10% more on both fees, 100% for blobs.",
        remedy: "Raise maxFeePerGas and maxPriorityFeePerGas.",
      },
      cn: {
        what: "nonce 相同但加价不够：geth 要求两项费用各提高 10%，blob 交易提高 100%。",
        remedy: "提高 maxFeePerGas 和 maxPriorityFeePerGas。",
      },
    }),
  },
  {
    pattern: /insufficient funds/i,
    meaning: translate({
      en: {
        what: "The balance is below value plus gas limit × maximum fee.",
        remedy: "Lower the gas limit or fund the account.",
      },
      cn: { what: "余额低于转账金额加上 gas 上限 × 最高费用。", remedy: "降低 gas 上限，或给账户充值。" },
    }),
  },
  {
    pattern: /intrinsic gas too low/i,
    meaning: translate({
      en: {
        what: "The gas limit is below the minimum of the transaction: 21,000, and more with data.",
        remedy: "Estimate again.",
      },
      cn: { what: "gas 上限低于交易的最低消耗：21,000，带数据则更高。", remedy: "重新估算。" },
    }),
  },
  {
    pattern: /max fee per gas less than block base fee/i,
    meaning: translate({
      en: {
        what: "The fee cap is below the current base fee.",
        remedy: "Read eth_feeHistory and raise the cap.",
      },
      cn: { what: "费用上限低于当前基础费。", remedy: "查 eth_feeHistory，提高上限。" },
    }),
  },
  {
    pattern: /header not found/i,
    meaning: translate({
      en: {
        what: "This node does not have that block: too new, or replaced.",
        remedy: "Wait a moment, or ask by hash.",
      },
      cn: { what: "该节点没有这个区块：太新，或已被替换。", remedy: "稍等片刻，或按哈希查询。" },
    }),
  },
  {
    pattern: /filter not found/i,
    meaning: translate({
      en: {
        what: "The filter expired (in geth after 5 minutes without a poll), or lives on another node.",
        remedy: "Use eth_getLogs or a subscription.",
      },
      cn: {
        what: "过滤器已过期（geth 中 5 分钟无轮询），或在另一个节点上。",
        remedy: "改用 eth_getLogs 或订阅。",
      },
    }),
  },
  {
    pattern: /notifications not supported/i,
    meaning: translate({
      en: { what: "eth_subscribe was called over HTTP.", remedy: "Use WebSocket." },
      cn: { what: "通过 HTTP 调用了 eth_subscribe。", remedy: "使用 WebSocket。" },
    }),
  },
  {
    pattern: /request timed out/i,
    meaning: translate({
      en: { what: "The node took too long for this call.", remedy: "Ask for less: fewer blocks, fewer accounts." },
      cn: { what: "节点处理这次调用的时间过长。", remedy: "缩小范围：减少区块或账户。" },
    }),
  },
  {
    // geth, batches; a back end's response that is too large is a limit of a provider.
    pattern: /(?<!backend )response too large/i,
    meaning: translate({
      en: { what: "The responses of the batch are too large together.", remedy: "Split the batch." },
      cn: { what: "整批响应合计过大。", remedy: "拆分批量请求。" },
    }),
  },
  {
    pattern: /pruned history unavailable/i,
    meaning: translate({
      en: {
        what: "The blocks or receipts are older than the history the node keeps (EIP-4444).",
        remedy: "Ask a node that keeps the full history.",
      },
      cn: {
        what: "查询的区块或回执早于该节点的历史起点（EIP-4444）。",
        remedy: "改用保留完整历史的节点。",
      },
    }),
  },
  {
    pattern: /ETIMEDOUT|ECONNRESET|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|fetch failed|failed to fetch/i,
    meaning: translate({
      en: {
        what: "No response arrived: the name or the connection failed, on the way or at the server.",
        remedy: "Check the host name. Repeat reads after a pause; look for a transaction before sending it again.",
      },
      cn: {
        what: "没有收到响应：域名解析或连接失败。",
        remedy: "检查域名。读操作稍后重试；交易先查询是否已经到达，再决定是否重发。",
      },
    }),
  },
];
