import { translate } from "@/features/shared/contracts/translate";
import type { Locale } from "@/features/shared/locale";

import type { MenuMethod } from "./model";

/** A method as an example of what the console can ask, with its label. */
export type ConsoleExample = { method: string; label: string };

/** Labels of methods that most visitors begin with, in the order of the chips. */
const named: Record<string, Record<Locale, string>> = {
  eth_blockNumber: translate({ en: "Newest block", cn: "最新区块" }),
  eth_getBalance: translate({ en: "Balance", cn: "余额" }),
  eth_call: translate({ en: "Contract call", cn: "合约调用" }),
  eth_getLogs: translate({ en: "Logs", cn: "日志" }),
  eth_feeHistory: translate({ en: "Fees", cn: "手续费" }),
  eth_getBlockByNumber: translate({ en: "Block by number", cn: "按区块号查询" }),
  getBalance: translate({ en: "Balance", cn: "余额" }),
  getAccountInfo: translate({ en: "Account", cn: "账户" }),
  getLatestBlockhash: translate({ en: "Latest blockhash", cn: "最新区块哈希" }),
  getblockcount: translate({ en: "Block height", cn: "区块高度" }),
  estimatesmartfee: translate({ en: "Fees", cn: "手续费" }),
};

const maxExamples = 6;

/** Examples among the methods of an interface: the named ones, otherwise the first reads by their own name. */
export function listExamples(methods: readonly MenuMethod[], locale: Locale): ConsoleExample[] {
  const known = Object.entries(named).filter(([name]) => methods.some((method) => method.name === name));
  if (known.length > 0) return known.map(([method, label]) => ({ method, label: label[locale] }));
  return methods
    .filter(({ category, kind }) => category === "read" && kind !== "subscription")
    .slice(0, maxExamples)
    .map(({ name }) => ({ method: name, label: name }));
}
