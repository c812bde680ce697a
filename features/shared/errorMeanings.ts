import type { Locale } from "@/features/shared/locale";
import { translateEach } from "@/features/shared/contracts/translate";

/** The meaning of an endpoint's errors, and what to do. Codes from the JSON-RPC 2.0 specification and EIP-1474. */
export type Explanation = { what: string; remedy: string };
export type Meaning = Record<Locale, Explanation>;

/** By HTTP status. */
export const httpMeanings: Readonly<Record<string, Meaning>> = translateEach<Explanation>({
  400: {
    en: {
      what: "The request could not be read.",
      remedy: "Check that the body is valid JSON and the header content-type says application/json.",
    },
    cn: { what: "请求无法解析。", remedy: "检查请求体是否为合法 JSON，content-type 是否为 application/json。" },
  },
  401: {
    en: {
      what: "The key is missing, unknown or was removed.",
      remedy: "Check the last part of the URL, or make a new key under “Get a key”.",
    },
    cn: { what: "密钥缺失、不存在或已被删除。", remedy: "检查地址的最后一段，或通过“获取密钥”生成新的密钥。" },
  },
  402: {
    en: {
      what: "The allowance of the day or the period is used up.",
      remedy: "Choose the larger plan that the message names, or wait until the time that it names.",
    },
    cn: { what: "当天或周期内的额度已用完。", remedy: "换用消息中写明的更大套餐，或等到消息中写明的时间。" },
  },
  403: {
    en: {
      what: "The key is valid, but not allowed to do this.",
      remedy: "Check the plan, the allowed origins and whether the method is enabled for this endpoint.",
    },
    cn: { what: "密钥有效，但没有这项权限。", remedy: "检查套餐、允许的来源，以及该端点是否启用了此方法。" },
  },
  404: {
    en: {
      what: "There is no endpoint at this URL.",
      remedy: "Compare chain, network and interface in the path with the chain’s page.",
    },
    cn: { what: "这个地址没有端点。", remedy: "对照链页面，检查路径中的链、网络和接口。" },
  },
  405: {
    en: { what: "JSON-RPC was called with GET.", remedy: "Use POST." },
    cn: { what: "用 GET 调用了 JSON-RPC。", remedy: "改用 POST。" },
  },
  413: {
    en: { what: "The request or its batch is too large.", remedy: "Split the batch into smaller ones." },
    cn: { what: "请求或批量过大。", remedy: "拆分成更小的批量请求。" },
  },
  415: {
    en: { what: "The content type is wrong.", remedy: "Set content-type: application/json." },
    cn: { what: "内容类型不对。", remedy: "设置 content-type: application/json。" },
  },
  429: {
    en: {
      what: "A rate limit of the plan was reached.",
      remedy: "Wait for the time in retry-after, then send more slowly; a larger plan raises the limit.",
    },
    cn: {
      what: "达到了套餐的速率限制，请求被限流。",
      remedy: "按 retry-after 的时间等待后再放慢请求；更高的套餐限制更宽。",
    },
  },
  500: {
    en: {
      what: "Internal failure; Bitcoin Core also uses it for ordinary errors.",
      remedy: "Read the body first: its code and message say more.",
    },
    cn: {
      what: "内部故障；Bitcoin Core 也用它返回普通错误。",
      remedy: "先看响应内容，其中的错误码和消息更具体。",
    },
  },
  502: {
    en: {
      what: "The node behind the endpoint gave no usable response.",
      remedy: "Repeat reads after a short pause; before you resend a transaction, check whether it arrived.",
    },
    cn: {
      what: "端点后面的节点没有给出可用的响应。",
      remedy: "读取请求稍后重试；重发交易之前，先查询它是否已经到达。",
    },
  },
  503: {
    en: {
      what: "The endpoint is not available at the moment.",
      remedy: "Use another region for reads, and check the tracker.",
    },
    cn: { what: "端点暂时不可用。", remedy: "读取请求可以换一个地区，并查看可用率追踪。" },
  },
  504: {
    en: { what: "The call took too long.", remedy: "Ask for less: fewer blocks, fewer accounts." },
    cn: { what: "调用耗时过长。", remedy: "缩小范围：减少区块或账户。" },
  },
});

/** By JSON-RPC code. */
export const rpcMeanings: Readonly<Record<string, Meaning>> = translateEach<Explanation>({
  [-32700]: {
    en: {
      what: "Parse error: the body is not valid JSON.",
      remedy: "Look for a trailing comma, single quotes or a truncated body.",
    },
    cn: { what: "解析错误：请求体不是合法 JSON。", remedy: "检查多余的逗号、单引号或被截断的内容。" },
  },
  [-32600]: {
    en: {
      what: "Invalid request: JSON, but not a JSON-RPC call.",
      remedy: "Send jsonrpc, id, method and params; an empty batch is not allowed.",
    },
    cn: {
      what: "无效请求：是 JSON，但不是 JSON-RPC 调用。",
      remedy: "需要 jsonrpc、id、method、params；不允许空批量。",
    },
  },
  [-32601]: {
    en: {
      what: "Method not found: the node does not offer it.",
      remedy: "Check the spelling and the chain’s method list; not every client offers trace and debug methods.",
    },
    cn: {
      what: "方法不存在：节点不提供此方法。",
      remedy: "检查拼写和链的方法列表；并非每种客户端都提供 trace、debug 方法。",
    },
  },
  [-32602]: {
    en: {
      what: "Invalid params: number, order or form of the parameters is wrong.",
      remedy: "Quantities are hexadecimal without leading zeros, addresses have 20 bytes, block tags are strings.",
    },
    cn: {
      what: "参数无效：参数的数量、顺序或格式不对。",
      remedy: "数量用不带前导零的十六进制，地址为 20 字节，区块标签是字符串。",
    },
  },
  [-32603]: {
    en: {
      what: "Internal error of the node.",
      remedy: "Repeat once; if it persists, send us the request and its time.",
    },
    cn: { what: "节点内部错误。", remedy: "重试一次；如果仍然出现，请把请求和时间发给我们。" },
  },
  [-32000]: {
    en: {
      what: "The node refused: its message says why (nonce too low, insufficient funds, header not found …).",
      remedy: "Read the message: fix nonce and fee errors yourself; missing state needs archive data.",
    },
    cn: {
      what: "节点拒绝：原因在 message 中，如 nonce 过低（nonce too low）、余额不足（insufficient funds）、header not found。",
      remedy: "按 message 处理；nonce 和费用问题需要自己修正，缺少状态则需要归档端点。",
    },
  },
  [-32001]: {
    en: {
      what: "The resource does not exist.",
      remedy: "Check the hash or id; a very new block may not have reached this node yet.",
    },
    cn: { what: "资源不存在。", remedy: "检查哈希或 ID；刚产生的区块可能还没到达这个节点。" },
  },
  [-32002]: {
    en: { what: "Not available now, or the request timed out.", remedy: "Retry with growing pauses." },
    cn: { what: "资源暂不可用，或请求超时。", remedy: "逐渐拉长间隔后重试。" },
  },
  [-32003]: {
    en: {
      what: "The transaction was rejected, or the response is too large.",
      remedy: "Read the message: fix nonce, fee or balance; of a response that is too large, ask for less at a time.",
    },
    cn: {
      what: "交易被拒绝，或响应过大。",
      remedy: "查看 message：nonce、费用或余额问题自行修正，响应过大时缩小查询范围。",
    },
  },
  [-32004]: {
    en: {
      what: "The method exists but is not supported here.",
      remedy: "Use an interface or network that supports it.",
    },
    cn: { what: "方法存在，但这里不支持。", remedy: "换用支持它的接口或网络。" },
  },
  [-32005]: {
    en: {
      what: "A limit was exceeded, usually too many logs or requests.",
      remedy:
        "For logs, ask for fewer blocks: the message names a range that fits. Otherwise wait before the next request.",
    },
    cn: {
      what: "超出限制，通常是日志过多或请求过多。",
      remedy: "查询日志时减少区块，message 会写明可用的范围；否则稍后再请求。",
    },
  },
  3: {
    en: {
      what: "Execution reverted: the contract refused the call.",
      remedy: "Decode error.data with the contract’s ABI; it holds the reason.",
    },
    cn: { what: "执行回滚：合约拒绝了这次调用。", remedy: "用合约 ABI 解码 error.data，里面有原因。" },
  },
});
