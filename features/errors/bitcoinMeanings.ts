import { translateEach } from "@/features/shared/contracts/translate";
import type { Explanation, Meaning } from "@/features/shared/errorMeanings";

/** Errors of Bitcoin Core, and of nodes derived from it, by code: the table of the page about errors, word for word. */
export const bitcoinMeanings: Readonly<Record<string, Meaning>> = translateEach<Explanation>({
  [-1]: {
    en: {
      what: "Miscellaneous, often wrong usage: the message is the help text.",
      remedy: "Read the help in the message.",
    },
    cn: { what: "杂项，多为用法错误，消息就是帮助文本。", remedy: "看消息里的用法说明。" },
  },
  [-3]: {
    en: { what: "Type error.", remedy: "A string where a number belongs, or the reverse." },
    cn: { what: "类型错误。", remedy: "该用数字的地方用了字符串，或相反。" },
  },
  [-5]: {
    en: {
      what: "Invalid address, or no such block or transaction.",
      remedy: "For a transaction: give its block hash, unless the node has a transaction index.",
    },
    cn: { what: "地址无效，或区块、交易不存在。", remedy: "查交易时给出区块哈希，除非节点建有交易索引。" },
  },
  [-8]: {
    en: { what: "Invalid parameter, such as a height beyond the tip.", remedy: "Check against getblockcount." },
    cn: { what: "参数无效，例如高度超过链头。", remedy: "对照 getblockcount。" },
  },
  [-22]: {
    en: { what: "Deserialisation failed.", remedy: "The hex is cut off or not a transaction." },
    cn: { what: "反序列化失败。", remedy: "十六进制被截断，或不是交易。" },
  },
  [-25]: {
    en: {
      what: "Missing or spent inputs, or a fee rate above maxfeerate.",
      remedy: "Inputs that are gone: build a new transaction.",
    },
    cn: { what: "输入不存在或已花费，或费率高于 maxfeerate。", remedy: "输入没有了就重新构造交易。" },
  },
  [-26]: {
    en: { what: "Rejected by the node’s rules, such as min relay fee not met.", remedy: "The message names the rule." },
    cn: { what: "被节点规则拒绝，例如未达最低转发费。", remedy: "消息会写明是哪条规则。" },
  },
  [-27]: {
    en: { what: "Already in the chain (its outputs are in the set of unspent ones).", remedy: "Treat as success." },
    cn: { what: "已经上链（其输出已在未花费集合中）。", remedy: "视为成功。" },
  },
  [-28]: {
    en: { what: "The node is starting.", remedy: "Try again later or elsewhere." },
    cn: { what: "节点正在启动。", remedy: "稍后再试，或换一处。" },
  },
});
