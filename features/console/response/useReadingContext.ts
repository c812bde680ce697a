import { useMemo } from "react";

import type { Menu, Outcome } from "@/features/console/model";
import { demoChain } from "@/features/shared/contracts/demoChain";
import type { Locale } from "@/features/shared/locale";

import type { ReadingContext } from "./read/Reading";

type Asked = { method: string; params: unknown };

/** Context of an answered call: the demo chain has its own coin. */
export function useReadingContext(
  { method, params }: Asked,
  source: Outcome["source"],
  { currency, families }: Menu,
  locale: Locale,
): ReadingContext {
  return useMemo(() => {
    const own = source === "demo" ? { families: ["evm"], currency: demoChain.currency.symbol } : { families, currency };
    return { method, params, ...own, locale };
  }, [method, params, source, families, currency, locale]);
}
