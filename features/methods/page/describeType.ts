import { getLanguage } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

const nouns: Record<string, string> = {
  strings: "string",
  numbers: "number",
  hashes: "hash",
  quantities: "quantity",
  arrays: "array",
  pairs: "pair",
  felts: "felt",
  addresses: "address",
  objects: "object",
};

/** A type of the reference as it is read: `array of strings or null`; in Chinese `string 数组或 null`. */
export function describeType(type: string, locale: Locale): string {
  if (getLanguage(locale).script !== "han") return type;
  return type
    .split(/, | or /)
    .map((part) => part.replace(/^array of (\w+)$/, (_, noun: string) => `${nouns[noun] ?? noun} 数组`))
    .join(" 或 ")
    .replaceAll("数组 或", "数组或");
}
