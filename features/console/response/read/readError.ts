import { ownValue } from "@/features/shared/contracts/ownValue";
import { rpcMeanings } from "@/features/shared/errorMeanings";
import { localizePath, sentenceGap } from "@/features/shared/locale";

import { getCallObject, readRevert } from "./contracts";
import type { Reading, ReadingContext } from "./Reading";
import { words } from "./words";

const errorsPath = "/docs/errors/";

const getMember = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

/** The meaning of an error with its documentation page, and the reason of a revert. */
export function readError(error: unknown, { params, locale }: ReadingContext): Reading[] {
  const code = getMember(error, "code");
  const data = getMember(error, "data");
  const docs = getMember(data, "docs");
  const meaning = findMeaning(Number(code))?.[locale];
  const path = typeof docs === "string" && /^\/docs\/[a-z-]+\/$/.test(docs) ? docs : errorsPath;
  const readings: Reading[] = [];
  const reason = readRevert(
    typeof data === "string" ? data : getMember(data, "data"),
    getCallObject(params)?.to,
    locale,
  );
  if (reason !== undefined) readings.push({ path: "error.data", meaning: words[locale].revert(reason) });
  const sentence = meaning
    ? `${meaning.what}${sentenceGap(locale)}${meaning.remedy}`
    : words[locale].error(String(code));
  readings.push({ path: `error.code ${String(code)}`, meaning: sentence, href: localizePath(path, locale) });
  return readings;
}

// The specification leaves a range of codes to the node itself.
const findMeaning = (code: number) =>
  ownValue(rpcMeanings, String(code)) ??
  (code <= -32000 && code >= -32099 ? ownValue(rpcMeanings, "-32000") : undefined);
