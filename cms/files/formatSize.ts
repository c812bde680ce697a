import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

const steps = [
  { limit: 1_000, divisor: 1, unit: "B" },
  { limit: 1_000_000, divisor: 1_024, unit: "KB" },
  { limit: Infinity, divisor: 1_048_576, unit: "MB" },
];

/** Formats a size in bytes: `4.2 MB`. */
export function formatSize(bytes: number, locale: Locale): string {
  const { divisor, unit } = steps.find(({ limit }) => bytes < limit) ?? { divisor: 1, unit: "B" };
  return `${formatNumber(bytes / divisor, locale, { maximumFractionDigits: unit === "MB" ? 1 : 0 })} ${unit}`;
}

/** Width and height of a picture, such as `1,600 × 1,000`. */
export const formatPixels = (width: number, height: number, locale: Locale): string =>
  `${formatNumber(width, locale)} × ${formatNumber(height, locale)}`;
