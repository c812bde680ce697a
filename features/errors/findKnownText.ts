import { translate } from "@/features/shared/contracts/translate";
import { sharedLimits } from "@/features/shared/contracts/planLimits";
import { rpcMeanings } from "@/features/shared/errorMeanings";
import type { Meaning } from "@/features/shared/errorMeanings";
import { nodeTexts } from "@/features/shared/nodeTexts";

import { solanaTexts } from "./solanaTexts";

/** Limits of other providers, whose words say more than their code: what they mean, and what the same call does here. */
const providerTexts: { pattern: RegExp; meaning: Meaning | undefined }[] = [
  // The order counts: texts about a day or a batch speak of rates and requests too.
  {
    // "daily request count exceeded, request rate limited", "Monthly capacity limit exceeded", "reached the usage limit"
    pattern:
      /daily request count exceeded|(daily|monthly|free) (request |credit |quota |capacity )*(limit|quota|cap)|out of (credits|cu)|quota (exceeded|reached)|(exceeded|reached) (the|your) quota|usage limit|calls limits? (have|has) been reached|payment required/i,
    meaning: translate({
      en: {
        what: "The provider’s daily or monthly allowance is used up; some providers return the status 402.",
        remedy:
          "Here the free allowance resets at 00:00 UTC and a paid one with its billing period; above it calls return 402, and the message says when it resets and which plan has more. The header ratelimit shows what is left.",
      },
      cn: {
        what: "该服务商的每日或每月额度已用完，有的服务商用状态码 402 表示。",
        remedy:
          "这里的免费额度在 UTC 零点重置，付费额度随计费周期重置；用完时返回 402，消息里写明重置时间和额度更高的套餐。ratelimit 头会显示剩余额度。",
      },
    }),
  },
  {
    // "up to a 500 block range", "limited to a 10,000 range", "block range is too wide", "query returned more than 10000
    // results", "range 1000000 exceeds limit of 10000", "exceed maximum block range: 5000"
    pattern:
      /up to an? [\d,]+k? block range|limited to (an? )?[\d,]+k? (block|range)|range (is )?(too (wide|large)|larger|bigger|greater)|(exceed(s|ed)?|than) (the |max(imum)? )?(block )?range|(max(imum)?|allowed) (block )?range|range ([\d,]+ )?(limit|threshold) exceeded|range ([\d,]+ )?exceeds|returned more than [\d,]+ results|query (exceeds max|must be smaller)|exceeds limit of [\d,]+|ranges? over [\d,]+ blocks|block range should work|try with this block range|limit the query to|too many blocks|number of requested blocks|blocks distance|(log )?response (size|is)? ?(exceeded|too large|should not)|exceeded max allowed/i,
    meaning: translate({
      en: {
        what: "The call covers more blocks, or matches more logs, than the provider returns at once.",
        remedy: `Here a range may have ${sharedLimits.logBlocks.toLocaleString("en")} blocks on shared endpoints; the error names a range that fits, so indexers can split on it.`,
      },
      cn: {
        what: "查询的区块范围或日志数量超过了该服务商单次返回的上限。",
        remedy: `这里的共享端点每次最多 ${sharedLimits.logBlocks.toLocaleString("en")} 个区块；错误消息会给出合适的范围，索引程序可以据此自动拆分。`,
      },
    }),
  },
  {
    // "batch of more than 3 requests are not allowed on free tier", "the maximum batch request size is 1000"
    pattern:
      /batch (of more than|size|request)[^.]*(not allowed|too large|limit|exceed)|maximum batch|batch too large|too many requests in (a |the )?batch/i,
    meaning: translate({
      en: {
        what: "The batch has more calls than the provider accepts.",
        remedy: `Here a batch may have ${sharedLimits.batchCalls.toLocaleString("en")} calls, and no more than the plan’s requests per second; each of them gets its own result or error.`,
      },
      cn: {
        what: "批量请求里的调用数超过了该服务商的上限。",
        remedy: `这里一批最多 ${sharedLimits.batchCalls.toLocaleString("en")} 个调用，且不超过套餐的每秒请求数；每个调用都有自己的结果或错误。`,
      },
    }),
  },
  {
    // "credits limited to 6000/sec", "exceeded its compute units per second capacity", "50/second request limit reached",
    // "project ID request rate exceeded", "exceeded project rate limit", "over rate limit"
    pattern:
      /limited to [\d,]+ ?\/ ?s|(per|a) second (capacity|limit)|\/ ?sec(ond)? request limit|request rate exceeded|throughput limit|\brate[ -]limit|too many requests|(maximum|RPS) request limit|RPS limit/i,
    meaning: translate({
      en: {
        what: "The provider’s limit of calls, credits or compute units per second was reached.",
        remedy:
          "Here every plan for shared endpoints has a limit of calls per second: above it calls return 429 with retry-after. The header ratelimit-policy states the limit in advance. Spread the calls out, or combine reads with Multicall.",
      },
      cn: {
        what: "达到了该服务商每秒调用、额度或计算单元的限制。",
        remedy:
          "这里共享端点的每个套餐都限制每秒调用数：超出时返回 429 和 retry-after，ratelimit-policy 头会事先写明限制。请把调用错开，或用 Multicall 合并读取。",
      },
    }),
  },
  {
    // "method is not available on freetier, please upgrade to paid tier", "archive requests require an upgrade"
    pattern:
      /(not (available|supported|allowed|enabled|included) (on|for|in) (the |your )?(free ?tier|free plan|current plan|plan))|please upgrade|upgrade (to|your)/i,
    meaning: translate({
      en: {
        what: "The provider offers this method, or data this old, only on a larger plan.",
        remedy:
          "Here methods do not depend on the plan, except archive data and trace calls: the table of limits shows which plans include them. Without them calls return 403 and name a plan that has them.",
      },
      cn: {
        what: "该服务商只在更高的套餐里提供此方法或这么早的数据。",
        remedy:
          "这里的方法不分套餐。归档数据和 trace 调用以限制表里各套餐的说明为准：不包含时返回 403，并写明哪个套餐包含。",
      },
    }),
  },
  {
    // "missing trie node", "state not available", "pruned history unavailable", "old data not available due to pruning"
    pattern:
      /missing trie node|state (is )?not available|(pruned|historical) (history|state)[^.]* (un|not )available|due to pruning|distance to target block exceeds/i,
    meaning: translate({
      en: {
        what: "The node no longer has the state of that block: only archive nodes keep it.",
        remedy: "Use a block from the last minutes, or a chain whose page lists archive data.",
      },
      cn: {
        what: "节点已经没有那个区块的状态：它是全节点，只有归档节点才保存。",
        remedy: "改查最近几分钟的区块，或选择页面上列出归档数据的链。",
      },
    }),
  },
  // Last: nearly every limit above says these words too.
  { pattern: /limit exceeded/i, meaning: rpcMeanings[-32005] },
];

/** What the words of a pasted error mean; `undefined` when they are no known ones. */
export const findKnownText = (text: string): Meaning | undefined =>
  [...solanaTexts, ...nodeTexts, ...providerTexts].find(({ pattern }) => pattern.test(text))?.meaning;
