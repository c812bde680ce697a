import { translate } from "@/features/shared/contracts/translate";
import { formatShortDay } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** How it is known that a chain has something: the day of a probe's call that was answered (`2026-11-24`), or `source`. */
export type FeatureProof = string;

const messages = translate({
  en: { answered: (day: string) => `answered on ${day}`, source: "from the specification" },
  cn: { answered: (day: string) => `${day}实测可用`, source: "据规范" },
});

/** A proof in words: `answered on 24 Nov`. */
export const describeProof = (proof: FeatureProof, locale: Locale): string =>
  proof === "source" ? messages[locale].source : messages[locale].answered(formatShortDay(proof, locale));
