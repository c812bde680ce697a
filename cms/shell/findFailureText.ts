import { ownValue } from "#contracts/ownValue.ts";
import type { FailureCode } from "#cms/http/contract.ts";
import { getWords } from "#cms/models/loadModelWords.ts";
import type { Locale } from "@/features/shared/locale";

// English sentences come with each failure; these say more.
const english: Partial<Record<FailureCode, string>> = {
  "path-own": "{0} is used by the site itself. Choose another URL.",
  "out-of-scope": "You may not change documents of this language or type. An owner can allow it.",
};

/**
 * The sentence for a failure of the service, with its values; `undefined` where its own English one is all there is. Other languages are in
 * `failures.cn.json`, which is loaded with the words of the models: `{0}` is the first value, `{*}` all of them.
 */
export function findFailureText(code: string, values: readonly string[], locale: Locale): string | undefined {
  const text = getWords(locale).get(`failure ${code}`) ?? ownValue(english, code);
  return text
    ?.replaceAll(/\{(\d)\}/g, (_, index: string) => values[Number(index)] ?? "")
    .replace("{*}", values.join("、"))
    .replace("“”", "");
}
