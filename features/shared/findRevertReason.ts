import { decodeErrorResult, isHex } from "viem/utils";

import { translate } from "@/features/shared/contracts/translate";
import type { Locale } from "@/features/shared/locale";

/** Meanings of Solidity's panic codes. */
const panics = translate<Record<number, string>>({
  en: {
    1: "an assertion failed",
    17: "an arithmetic overflow",
    18: "a division by zero",
    33: "a value outside its enumeration",
    34: "a byte array in storage is wrongly encoded",
    49: "an empty array was popped",
    50: "an index outside its array",
    65: "too much memory was asked for",
    81: "a function variable without a function was called",
  },
  cn: {
    1: "断言失败",
    17: "算术溢出",
    18: "除以零",
    33: "超出枚举范围的值",
    34: "存储中的字节数组编码有误",
    49: "对空数组执行 pop",
    50: "数组下标越界",
    65: "申请的内存过大",
    81: "调用了未初始化的函数变量",
  },
});

/** The reason in a revert's data by one of Solidity's two own errors, which need no ABI; `undefined` for other data. */
export function findRevertReason(data: unknown, locale: Locale): string | undefined {
  if (!isHex(data)) return undefined;
  try {
    const { errorName, args } = decodeErrorResult({ abi: [], data });
    const [value]: readonly unknown[] = args ?? [];
    if (errorName === "Error") return `“${String(value)}”`;
    const name = panics[locale][Number(value)];
    return [`Panic(0x${BigInt(String(value)).toString(16).padStart(2, "0")})`, name].filter(Boolean).join(": ");
  } catch {
    // viem throws for unknown selectors and for data that was cut off.
    return undefined;
  }
}
