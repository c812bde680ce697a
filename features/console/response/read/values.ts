import { formatUnits } from "viem/utils";

import { formatMoment, formatNumber, getPunctuation, htmlLang } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { words } from "./words";

/** Whether a value is a number as an EVM chain writes it. */
export const isQuantity = (value: unknown): value is `0x${string}` =>
  typeof value === "string" && /^0x[\da-f]{1,64}$/i.test(value);

/** An integer with its separators: `24,500,123`. */
export const formatInteger = (value: bigint, locale: Locale): string =>
  new Intl.NumberFormat(htmlLang(locale)).format(value);

/** An amount in whole coins, with every significant digit: `1.5 ETH`. */
export function formatAmount(value: bigint, decimals: number, symbol: string, locale: Locale): string {
  const [whole = "0", fraction] = formatUnits(value, decimals).split(".");
  const sign = whole.startsWith("-") ? "-" : "";
  const figure = formatInteger(BigInt(whole.replace("-", "")), locale);
  return `${sign}${figure}${fraction === undefined ? "" : `.${fraction}`} ${symbol}`;
}

const perSecond = [
  { digits: 10, divisor: 1n },
  { digits: 13, divisor: 1_000n },
  { digits: 16, divisor: 1_000_000n },
  { digits: 19, divisor: 1_000_000_000n },
];

/** A moment from its count of seconds, or of smaller parts by its length; `undefined` for a number that is no moment. */
export function formatTimestamp(count: bigint, locale: Locale, now = Date.now()): string | undefined {
  const unit = perSecond.find(({ digits }) => String(count).length === digits);
  if (!unit) return undefined;
  const seconds = Number(count / unit.divisor);
  const moment = formatMoment(new Date(seconds * 1_000), locale, "UTC");
  const age = Math.round(now / 1_000) - seconds;
  if (age < 0 || age > 600) return moment;
  return `${moment}${getPunctuation(locale).brackets.join(words[locale].ago(formatNumber(age, locale)))}`;
}
