import "server-only";

import { familyName } from "@/features/shared/catalogue/names";
import { methodPages } from "@/features/shared/catalogue/methodPages";
import { findReference } from "@/features/shared/catalogue/references";
import { toErrorAnchor } from "@/features/shared/contracts/anchors";
import { httpMeanings, rpcMeanings } from "@/features/shared/errorMeanings";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { nodeTexts } from "@/features/shared/nodeTexts";

import type { Source } from "./entry";
import { messages } from "./messages";

/** Search entries of errors: messages of nodes, codes that every endpoint shares, and codes of each family's methods. */
export const errorSources = (locale: Locale): Source[] => [
  ...nodeErrors(locale),
  ...sharedErrors(locale),
  ...familyErrors(locale),
];

function nodeErrors(locale: Locale): Source[] {
  return nodeTexts.flatMap(({ pattern, meaning }) => {
    const [message = ""] = /^[a-z ]+/.exec(pattern.source) ?? [];
    return message && meaning
      ? [
          toSource(
            message,
            `${familyName("evm", locale)} · ${meaning[locale].what}`,
            getDecoderPath(message, locale),
            locale,
          ),
        ]
      : [];
  });
}

const getDecoderPath = (error: string, locale: Locale) =>
  localizePath(`/docs/errors/?error=${encodeURIComponent(error)}#decoder`, locale);

function sharedErrors(locale: Locale): Source[] {
  const of = (name: string, meanings: typeof httpMeanings) =>
    Object.entries(meanings).map(([code, meaning]) =>
      toSource(code, `${name} · ${meaning[locale].what}`, getDecoderPath(`${name} ${code}`, locale), locale),
    );
  return [...of("JSON-RPC", rpcMeanings), ...of("HTTP", httpMeanings)];
}

/** Codes that JSON-RPC itself defines. They mean the same everywhere, so that the shared ones stand for them. */
const isStandard = (code: string) => Number(code) <= -32600 && Number(code) >= -32700;

/** Each error of a family once, as most of its methods put it, with the page of the first of them. */
function familyErrors(locale: Locale): Source[] {
  const uses = methodPages.flatMap(({ family, method, value }) =>
    (findReference(family, method)?.errors ?? [])
      .filter(({ code }) => !isStandard(code) && !(family === "evm" && code in rpcMeanings))
      .map(({ code, text }) => ({ family, code, cause: text[locale].replaceAll("`", ""), value })),
  );
  return Object.values(Object.groupBy(uses, ({ family, code }) => `${family} ${code}`)).flatMap((ofCode = []) => {
    const count = (cause: string) => ofCode.filter((use) => use.cause === cause).length;
    const [use] = ofCode.toSorted((one, other) => count(other.cause) - count(one.cause));
    if (!use) return [];
    const path = localizePath(`/docs/${use.value}/#${toErrorAnchor(use.code)}`, locale);
    return [toSource(use.code, `${familyName(use.family, locale)} · ${use.cause}`, path, locale)];
  });
}

const toSource = (code: string, detail: string, path: string, locale: Locale): Source => ({
  kind: "error",
  title: code,
  path,
  detail,
  within: "",
  chain: "",
  keys: messages[locale].kinds.error,
  text: detail,
});
