import { translate } from "@/features/shared/translate";

/** How many of all bars are below the usual. */
export const messages = translate<(below: number, all: number) => string>({
  en: (below, all) => `${below || "None"} of ${all} bars below 99.9\u00a0%`,
  cn: (below, all) => (below ? `${all} 根柱中有 ${below} 根低于 99.9%` : `${all} 根柱都不低于 99.9%`),
});
