import { fieldRules } from "@/features/shared/contracts/formFields";
import type { FieldName, Values } from "@/features/shared/contracts/formFields";
import { isOwnKey } from "@/features/shared/contracts/ownValue";
import { findChain } from "@/features/shared/catalogue/catalogue";
import { getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import { regionName } from "@/features/shared/platform/regions";

const isField = (name: string): name is FieldName => isOwnKey(fieldRules, name);

const words = translate({
  en: {
    chain: "Chain",
    region: "Region",
    client: "Client",
    data: "Data",
    interface: "Interface",
    add_on: "Add-ons",
    fact: "About",
  },
  cn: {
    chain: "链",
    region: "地区",
    client: "客户端",
    data: "数据",
    interface: "接口",
    add_on: "附加接口",
    fact: "关于",
  },
});

/** The values of a form in a URL; a choice made elsewhere (chain, region, …) becomes the message's first lines. */
export function readValues(query: Record<string, string>, locale: Locale): Values {
  const own = Object.fromEntries(Object.entries(query).filter(([name]) => isField(name)));
  const named: Record<string, string | undefined> = {
    chain: query.chain ? findChain(query.chain)?.name : undefined,
    region: query.region ? regionName(query.region, locale) : undefined,
  };
  const lines = Object.entries(words[locale]).flatMap(([name, label]) => {
    const value = named[name] ?? query[name];
    return value ? [`${label}${getPunctuation(locale).colon}${value}`] : [];
  });
  const message = [...lines, own.message ?? ""].join("\n").trim();
  return { ...own, ...(message ? { message: lines.length > 0 ? `${message}\n\n` : message } : {}) };
}
