import { decodeAbiParameters, decodeErrorResult, decodeEventLog, decodeFunctionData, isHex } from "viem/utils";

import { demoChain } from "@/features/shared/contracts/demoChain";
import type { Locale } from "@/features/shared/locale";
import { findRevertReason } from "@/features/shared/findRevertReason";

import { collectibleAbi, tokenAbi } from "./abi";
import { formatAmount, formatInteger } from "./values";

const abis = [tokenAbi, collectibleAbi] as const;
const { token } = demoChain;
/** Arguments that are an amount of the token itself. */
const amounts = ["value", "balance", "needed", "allowance"];

type Named = { name?: string | undefined };

/** The event of a log, `Transfer(from: 0x…, to: 0x…, value: 5 DEMO)`; `undefined` for one that is not known. */
export function readLog(log: { address: unknown; topics: unknown; data: unknown }, locale: Locale): string | undefined {
  const list: unknown[] = Array.isArray(log.topics) ? log.topics : [];
  const [signature, ...rest] = list.filter((topic) => isHex(topic));
  const { data } = log;
  if (signature === undefined || rest.length + 1 !== list.length || !isHex(data)) return undefined;
  for (const abi of abis) {
    const found = attempt(() => decodeEventLog({ abi, data, topics: [signature, ...rest], strict: true }));
    if (found) return write(found.eventName, found.args, log.address, locale);
  }
  return undefined;
}

/** The decoded call of call data; `undefined` for an unknown function. */
export function readCallData(data: unknown, contract: unknown, locale: Locale): string | undefined {
  if (!isHex(data) || data.length < 10) return undefined;
  for (const abi of abis) {
    const found = attempt(() => decodeFunctionData({ abi, data }));
    if (!found) continue;
    const item = abi.find((one) => one.type === "function" && one.name === found.functionName);
    return write(found.functionName, nameArguments(item?.inputs ?? [], found.args ?? []), contract, locale);
  }
  return undefined;
}

/** The result of a known function's call; `undefined` for others. */
export function readCallResult(data: unknown, result: unknown, contract: unknown, locale: Locale): string | undefined {
  if (!isHex(data) || !isHex(result) || result === "0x") return undefined;
  for (const abi of abis) {
    const call = attempt(() => decodeFunctionData({ abi, data }));
    const item = abi.find((one) => one.type === "function" && one.name === call?.functionName);
    if (item?.type !== "function") continue;
    const values: readonly unknown[] | undefined = attempt(() => decodeAbiParameters(item.outputs, result));
    if (!values?.length) continue;
    const isAmount = ["balanceOf", "allowance", "totalSupply"].includes(item.name);
    return `${item.name}: ${show(isAmount ? "value" : "", values[0], contract, locale)}`;
  }
  return undefined;
}

/** The reason of a revert from its data: a text, a panic, or an error that is known. */
export function readRevert(data: unknown, contract: unknown, locale: Locale): string | undefined {
  if (!isHex(data) || data === "0x") return undefined;
  const reason = findRevertReason(data, locale);
  if (reason !== undefined) return reason;
  for (const abi of abis) {
    const found = attempt(() => decodeErrorResult({ abi, data }));
    if (!found) continue;
    const args: readonly unknown[] = found.args ?? [];
    const name: string = found.errorName;
    const item = abi.find((one) => one.type === "error" && one.name === name);
    return write(name, nameArguments(item?.inputs ?? [], args), contract, locale);
  }
  return undefined;
}

const nameArguments = (inputs: readonly Named[], values: readonly unknown[]): Record<string, unknown> =>
  Object.fromEntries(values.map((value, index) => [inputs[index]?.name ?? String(index), value]));

function write(name: string | undefined, args: unknown, contract: unknown, locale: Locale): string {
  const entries = Object.entries(typeof args === "object" && args !== null ? args : {});
  return `${name ?? ""}(${entries.map(([key, value]) => `${key}: ${show(key, value, contract, locale)}`).join(", ")})`;
}

function show(name: string, value: unknown, contract: unknown, locale: Locale): string {
  if (typeof value !== "bigint") return String(value);
  const isToken = typeof contract === "string" && contract.toLowerCase() === token.address.toLowerCase();
  return isToken && amounts.includes(name)
    ? formatAmount(value, token.decimals, token.symbol, locale)
    : formatInteger(value, locale);
}

/** The decoded value; `undefined` for other data, for which viem throws. */
function attempt<T>(decode: () => T): T | undefined {
  try {
    return decode();
  } catch {
    // Not what was looked for: the next one may be.
    return undefined;
  }
}

/** The transaction object among the parameters, with receiver and data; `undefined` without one. */
export function getCallObject(params: unknown): { to?: unknown; data?: unknown; input?: unknown } | undefined {
  const first: unknown = Array.isArray(params) ? params[0] : undefined;
  return typeof first === "object" && first !== null && !Array.isArray(first) ? first : undefined;
}
