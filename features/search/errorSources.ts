import "server-only";

import { familyName } from "@/features/shared/catalogue/names";
import { methodPages } from "@/features/shared/catalogue/methodPages";
import { findReference } from "@/features/shared/catalogue/references";
import { toErrorAnchor } from "@/features/shared/contracts/anchors";
import { httpMeanings, rpcMeanings } from "@/features/shared/errorMeanings";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import type { Source } from "./entry";
import { messages } from "./messages";

/** Search entries of error codes: those that every endpoint shares, and those of each family's methods. */
export const errorSources = (locale: Locale): Source[] => [...sharedErrors(locale), ...familyErrors(locale)];

function sharedErrors(locale: Locale): Source[] {
  const of = (name: string, meanings: typeof httpMeanings) =>
    Object.entries(meanings).map(([code, meaning]) =>
      toSource(
        code,
        `${name} · ${meaning[locale].what}`,
        localizePath(`/docs/errors/?error=${encodeURIComponent(`${name} ${code}`)}#decoder`, locale),
        locale,
      ),
    );
  return [...of("JSON-RPC", rpcMeanings), ...of("HTTP", httpMeanings)];
}

/** Each error of a family once, with the page of the first method that returns it. */
function familyErrors(locale: Locale): Source[] {
  const sources = new Map<string, Source>();
  for (const { family, method, value } of methodPages) {
    for (const { code, text } of findReference(family, method)?.errors ?? []) {
      const key = `${family} ${code}`;
      if (sources.has(key) || (family === "evm" && code in rpcMeanings)) continue;
      const detail = `${familyName(family, locale)} · ${text[locale].replaceAll("`", "")}`;
      sources.set(key, toSource(code, detail, localizePath(`/docs/${value}/#${toErrorAnchor(code)}`, locale), locale));
    }
  }
  return [...sources.values()];
}

const toSource = (code: string, detail: string, path: string, locale: Locale): Source => ({
  kind: "error",
  title: code,
  path,
  detail,
  within: "",
  chain: "",
  keys: messages[locale].kinds.error,
  text: "",
});
