import { demoChain } from "@/features/shared/contracts/demoChain";
import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages";

/** A network's display name; the demo chain is never called after another chain. */
export const nameNetwork = (chain: string, network: string, locale: Locale) =>
  chain === demoChain.chain && network === demoChain.network ? messages[locale].demo : `${chain} ${network}`;
