import { translate } from "@/features/shared/contracts/translate";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regionName } from "@/features/shared/platform/regions";

type Messages = {
  place: (chain: string, region: string) => string;
  /** `count` includes the place, `others` does not. */
  tied: (place: string, count: string, others: string) => string;
};

const messages = translate<Messages>({
  en: {
    place: (chain, region) => `${chain} in ${region}`,
    tied: (place, _, others) => `${place} and ${others} more`,
  },
  cn: {
    place: (chain, region) => `${region}的 ${chain}`,
    tied: (place, count) => `${place} 等 ${count} 处`,
  },
});

/** A chain in a region, the first of `count` with equal downtime. */
export function namePlace({ name, region }: { name: string; region: string }, count: number, locale: Locale): string {
  const text = messages[locale];
  const place = text.place(name, regionName(region, locale));
  return count > 1 ? text.tied(place, formatNumber(count, locale), formatNumber(count - 1, locale)) : place;
}
