import { ownValue } from "@/features/shared/contracts/ownValue";
import { demoChain } from "@/features/shared/contracts/demoChain";
import { formatNumber } from "@/features/shared/locale";

import type { ReadingContext } from "./Reading";
import { formatAmount, formatInteger, formatTimestamp, isQuantity } from "./values";
import { words } from "./words";

type Kind = "coin" | "gwei" | "number" | "chain" | "code" | "status" | "type";

// Members of an EVM chain's answers, and results by the method.
const evmKinds: Record<string, Kind> = {
  balance: "coin",
  value: "coin",
  gasPrice: "gwei",
  effectiveGasPrice: "gwei",
  baseFeePerGas: "gwei",
  maxFeePerGas: "gwei",
  maxPriorityFeePerGas: "gwei",
  baseFeePerBlobGas: "gwei",
  blobGasPrice: "gwei",
  chainId: "chain",
  status: "status",
  type: "type",
  eth_gasPrice: "gwei",
  eth_maxPriorityFeePerGas: "gwei",
  eth_getBalance: "coin",
  eth_chainId: "chain",
  net_version: "chain",
  eth_getCode: "code",
};

/** Decimals of amounts in the smallest unit, by chain family. */
const decimals: Record<string, Record<string, number>> = {
  solana: { lamports: 9, fee: 9, getBalance: 9 },
  near: { amount: 24, locked: 24 },
  tron: { balance: 6 },
  xrpl: { Balance: 6, Fee: 6 },
  sui: { totalBalance: 9 },
  ton: { balance: 9 },
  algorand: { amount: 6 },
  tezos: { balance: 6 },
};

const timeName = /^(timestamp\w*|\w*_timestamp|time|mediantime|block_?time|block_?timestamp)$/i;
// Longer ones are hashes and data, which are no meaningful numbers.
const maxNumberChars = 18;

/** The meaning of a value by its member's name, or by the method for a result; `undefined` if it is readable itself. */
export function readMember(name: string, value: unknown, context: ReadingContext): string | undefined {
  const { families, currency, locale } = context;
  const time = timeName.test(name) ? toCount(value) : undefined;
  const moment = time === undefined ? undefined : formatTimestamp(time, locale);
  if (moment !== undefined) return moment;
  if (families.includes("evm")) return readEvm(name, value, context);
  const places = families.map((family) =>
    ownValue(ownValue(decimals, family === "svm" ? "solana" : family) ?? {}, name),
  );
  const known = places.find((place) => place !== undefined);
  const count = toCount(value);
  return known === undefined || count === undefined ? undefined : formatAmount(count, known, currency, locale);
}

function readEvm(name: string, value: unknown, { currency, locale }: ReadingContext): string | undefined {
  const kind = ownValue(evmKinds, name) ?? "number";
  if (kind === "code" && typeof value === "string")
    return value === "0x" ? words[locale].noCode : words[locale].code(formatNumber((value.length - 2) / 2, locale));
  if (kind === "chain") return readChain(value, locale);
  if (!isQuantity(value)) return undefined;
  const count = BigInt(value);
  if (kind === "coin") return formatAmount(count, 18, currency, locale);
  if (kind === "gwei") return formatAmount(count, 9, "gwei", locale);
  if (kind === "status") return count === 1n ? words[locale].succeeded : words[locale].reverted;
  if (kind === "type") return words[locale].transactionType(Number(count));
  return value.length <= maxNumberChars || /^eth_getStorageAt$/.test(name) ? formatInteger(count, locale) : undefined;
}

function readChain(value: unknown, locale: ReadingContext["locale"]): string | undefined {
  const id = toCount(value);
  if (id === undefined) return undefined;
  const text = words[locale];
  return id === BigInt(demoChain.chainId) ? text.demoChain(String(id)) : text.chain(String(id));
}

/** An integer in any spelling; `undefined` for anything else. */
function toCount(value: unknown): bigint | undefined {
  if (typeof value === "number" && Number.isSafeInteger(value)) return BigInt(value);
  return typeof value === "string" && /^(0x[\da-f]{1,64}|\d{1,30})$/i.test(value) ? BigInt(value) : undefined;
}
