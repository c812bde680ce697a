import { formatNumber, joinWords } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

const micro = 10n ** 12n;

/** An amount in wei as coins, cut to six decimals: `10,000`, `0.05`. */
export const formatCoins = (wei: string, locale: Locale): string =>
  formatNumber(Number(BigInt(wei) / micro) / 1e6, locale, { maximumFractionDigits: 6 });

const units = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A duration in at most two units, rounded up: `24 hours`, `2 hours 5 minutes`. */
export function formatDuration(seconds: number, locale: Locale): string {
  // One day is written as hours, because cooldowns are compared in hours.
  const index = units.findIndex(([unit, size]) => seconds >= (unit === "day" ? 2 * size : size));
  const [unit, size] = units[index] ?? units[3];
  const next = units[index + 1];
  if (!next || index < 0) return say(Math.max(1, Math.ceil(seconds)), unit, locale);
  const [part, partSize] = next;
  const parts = Math.ceil(seconds / partSize);
  // Rounding up may fill the larger unit: 23 hours and 60 minutes are 24 hours.
  if (parts * partSize !== seconds) return formatDuration(parts * partSize, locale);
  const rest = parts % (size / partSize);
  const words = [say(Math.floor(seconds / size), unit, locale), ...(rest > 0 ? [say(rest, part, locale)] : [])];
  return words.join(" ");
}

const say = (value: number, unit: string, locale: Locale) =>
  joinWords(formatNumber(value, locale, { style: "unit", unit, unitDisplay: "long" }));

/** Shortens a wallet address or hash: `0x1234…abcd`. */
export const shorten = (hex: string): string => `${hex.slice(0, 6)}…${hex.slice(-4)}`;
