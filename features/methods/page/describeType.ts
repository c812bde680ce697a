import { getLanguage } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

const nouns: Record<string, string> = {
  strings: "字符串",
  numbers: "数字",
  hashes: "哈希",
  quantities: "quantity",
  arrays: "数组",
  pairs: "pair",
  felts: "felt",
  addresses: "地址",
  objects: "对象",
};

/** A type of the reference as it is read: `array of strings or null`; in Chinese `字符串数组或 null`. */
export function describeType(type: string, locale: Locale): string {
  if (getLanguage(locale).script !== "han") return type;
  return type
    .split(/, | or /)
    .map((part) =>
      part.replace(/^array of (\w+)$/, (_, noun: string) =>
        `${nouns[noun] ?? noun} 数组`.replace(/(?<=\p{Script=Han}) /u, ""),
      ),
    )
    .join(" 或 ")
    .replaceAll("数组 或", "数组或");
}
