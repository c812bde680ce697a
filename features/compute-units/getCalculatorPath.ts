import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { toChainParam } from "./mix";

/** Path of the calculator with a chain's example, or with a mix of calls, filled in. */
export function getCalculatorPath(locale: Locale, { chain = "", mix = "" }: { chain?: string; mix?: string }): string {
  const query = new URLSearchParams(
    Object.entries({ chain: toChainParam(chain), mix }).filter(([, value]) => value !== ""),
  ).toString();
  return `${localizePath("/pricing/", locale)}${query && `?${query}`}#calculator`;
}
