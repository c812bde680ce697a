import { getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { originalName } from "#contracts/originalName.ts";
import { ownValue } from "#contracts/ownValue.ts";
import { translate } from "#contracts/translate.ts";
import { getLanguageName } from "#cms/models/listLanguages.ts";

import type { Finding } from "./contract.ts";
import { findingTexts } from "./findingTexts.ts";

// Their values are names in the storage.
const fileRules = ["alt-text", "picture-missing", "picture-large"];

const widths = translate({
  en: (width: string, max: string) => `${width} characters wide, at most ${max}`,
  cn: (width: string, max: string) => `宽 ${width} 个字符，最多 ${max} 个`,
});

const skippedLevels = translate({
  en: (text: string, level: string, before: string) =>
    `“${text}” is level ${level}, after ${before === "0" ? "none" : `level ${before}`}`,
  cn: (text: string, level: string, before: string) =>
    `“${text}”是 ${level} 级，前面${before === "0" ? "没有标题" : `是 ${before} 级`}`,
});

/** What a finding names, without its sentence; the service's message if there is no translation. */
export function describeValues({ rule, message, values }: Finding, locale: Locale): string {
  if (!ownValue(findingTexts[locale], rule)) return message;
  // The field itself shows the text that is too long.
  const [first = "", width = "", max = ""] = values;
  if (rule.endsWith("-length") && max) return widths[locale](width, max);
  if (rule === "heading-order") return skippedLevels[locale](first, width, max);
  const name = (value: string) => (fileRules.includes(rule) ? originalName(value) : (getLanguageName(value) ?? value));
  const named = values.filter((value) => value !== "").map(name);
  return named.join(getPunctuation(locale).comma);
}

/** A finding as a sentence in the interface language; the service's message if there is no translation. */
export function describeFinding(finding: Finding, locale: Locale): string {
  const text = ownValue(findingTexts[locale], finding.rule);
  const named = describeValues(finding, locale);
  return text && named ? `${text}${getPunctuation(locale).brackets.join(named)}` : text || named;
}
