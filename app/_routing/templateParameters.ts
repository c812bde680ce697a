import "server-only";

import { loadFigureTokens, templateValues } from "@/features/content/server";
import type { ParameterValues } from "@/features/content/server";
import { findChain } from "@/features/shared/catalogue/catalogue";
import { findMethodPage } from "@/features/shared/catalogue/methodPages";
import type { MethodPage } from "@/features/shared/catalogue/methodPages";
import { familyName, technicalName } from "@/features/shared/catalogue/names";
import { findReference } from "@/features/shared/catalogue/references";
import { faucetName, isFaucetId } from "@/features/shared/faucetIds";
import { getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { describeUnserved } from "./describeUnserved";

/** Values of template parameters by name. */
export async function templateParameters(): Promise<ParameterValues> {
  return templateValues;
}

/** Placeholders of a page's texts: the figures of the settings, and on templates `{name}` and the like. */
export async function templateTokens(
  parameters: Record<string, string>,
  locale: Locale,
): Promise<Record<string, string>> {
  return { ...(await loadFigureTokens(locale)), ...nameTokens(parameters, locale) };
}

/** Placeholders of a template page that come from its parameters alone. */
export function nameTokens(parameters: Record<string, string>, locale: Locale): Record<string, string> {
  const { node, id } = parameters;
  const page = findMethodPage(parameters.method ?? "");
  if (page) return methodTokens(page, locale);
  const chain = findChain(node ?? id?.split("-")[0] ?? "");
  if (!chain) return parameters;
  const [name, network] = id && isFaucetId(id) ? faucetName(id) : [chain.name, ""];
  const { listComma } = getPunctuation(locale);
  return {
    ...parameters,
    key: chain.key,
    name,
    ticker: chain.ticker,
    interfaces: chain.interfaces.map((id) => technicalName(id, locale)).join(listComma),
    networks: chain.networks.map((one) => one.name).join(listComma),
    network,
    ...(node === undefined ? {} : describeUnserved(chain, locale)),
  };
}

function methodTokens({ family, method }: MethodPage, locale: Locale): Record<string, string> {
  const summary = findReference(family, method)?.summary[locale] ?? "";
  return { method, family: familyName(family, locale), summary: summary.replaceAll("`", "") };
}
