import type { Chain } from "@/features/shared/catalogue/chain";
import { translate } from "@/features/shared/contracts/translate";
import type { Locale } from "@/features/shared/locale";

const messages = translate<(chain: string) => string>({
  en: (chain) => `Dedicated ${chain} nodes`,
  cn: (chain) => `${chain} 专用节点`,
});

/** Title of the page while a chain is chosen; `undefined` for one without private servers. */
export const nameServers = (chain: Chain | undefined, locale: Locale): string | undefined =>
  chain?.isDedicated ? messages[locale](chain.name) : undefined;
