import type { Chain } from "@/features/shared/catalogue/chain";
import { translate } from "@/features/shared/contracts/translate";
import type { Locale } from "@/features/shared/locale";

import { listClients } from "./choices";

const messages = translate<(chain: string) => string>({
  en: (chain) => `Dedicated ${chain} nodes`,
  cn: (chain) => `${chain} 专用节点`,
});

/** Title of the page while a chain is chosen; `undefined` for one without private servers. */
export const nameServers = (chain: Chain | undefined, locale: Locale): string | undefined =>
  chain?.isDedicated ? messages[locale](chain.name) : undefined;

type Text = { region: string; client: string; history: string; and: string; lede: (choices: string) => string };

const texts = translate<Text>({
  en: {
    region: "the region",
    client: "the client",
    history: "how much history it keeps",
    and: " and ",
    lede: (choices) =>
      `One server that serves your requests alone. You choose ${choices}; we sync, upgrade and monitor it.`,
  },
  cn: {
    region: "地区",
    client: "客户端",
    history: "保留多少历史数据",
    and: "和",
    lede: (choices) => `一台只处理你的请求的服务器。${choices}由你决定；同步、升级和监控由我们负责。`,
  },
});

/** Introduction of the page while a chain is chosen that leaves fewer choices than the page's own words name. */
export function describeServers(chain: Chain | undefined, locale: Locale): string | undefined {
  if (!chain?.isDedicated) return undefined;
  const hasClients = listClients(chain.key, locale).length > 1;
  if (hasClients && chain.hasArchive) return undefined;
  const { region, client, history, and, lede } = texts[locale];
  return lede([region, hasClients ? client : [], chain.hasArchive ? history : []].flat().join(and));
}
