import type { Locale } from "@/features/shared/locale";

/** A human-readable value of a response. */
export type Reading = {
  /** Its path in the response: `result.gasUsed`. */
  path: string;
  meaning: string;
  /** Path of a page that explains it. */
  href?: string;
};

/** Context of the answered call. */
export type ReadingContext = {
  method: string;
  params: unknown;
  /** Families of the chain: `evm`, `solana`, … */
  families: readonly string[];
  /** Symbol of the chain's own coin. */
  currency: string;
  locale: Locale;
};
