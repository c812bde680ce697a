import type { Chain } from "@/features/shared/catalogue/chain";
import { translate } from "@/features/shared/contracts/translate";
import { getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

type Head = { meta_title: string; meta_description: string };

const heads = translate<Record<"inactive" | "coming-soon", (name: string, ticker: string, networks: string) => Head>>({
  en: {
    inactive: (name, ticker) => ({
      meta_title: `${name}: not served here, chains to use instead`,
      meta_description: `${name} (${ticker}) is not served here. Available chains that take the same calls, and the methods of its family.`,
    }),
    "coming-soon": (name, ticker, networks) => ({
      meta_title: `${name}: networks and methods, coming soon`,
      meta_description: `${name} (${ticker}) is not served here yet. Its networks (${networks}) with their IDs, and the methods that its family shares.`,
    }),
  },
  cn: {
    inactive: (name, ticker) => ({
      meta_title: `${name}：目前不提供接入，可以改用的链`,
      meta_description: `本站目前不提供 ${name}（${ticker}）的接入。这里列出调用方式相同的可用链，以及同族链的方法。`,
    }),
    "coming-soon": (name, ticker, networks) => ({
      meta_title: `${name}：即将推出，网络与方法`,
      meta_description: `${name}（${ticker}）尚未提供接入。这里列出它的网络（${networks}）和 ID，以及同族链通用的方法。`,
    }),
  },
});

/** Title and description of a chain's page in place of the template's, which offer its endpoints; none for a chain that is served. */
export function describeUnserved({ name, ticker, networks, status }: Chain, locale: Locale): Partial<Head> {
  if (status === "available") return {};
  return heads[locale][status](name, ticker, networks.map((one) => one.name).join(getPunctuation(locale).listComma));
}
