import { translate } from "#contracts/translate.ts";
import type { Locale } from "@/features/shared/locale";

type Pattern = readonly [reason: RegExp, sentence: string];

// The service's reasons are English sentences; the last pattern is for those about a value's shape.
const patterns = translate<readonly Pattern[]>({
  en: [],
  cn: [
    [/^there is no (?:slice|type) (\S+).*$/, "类型“$1”已不存在"],
    [/^the slice (\S+) may not stand in this zone$/, "切片“$1”不能放在这里"],
    [/^the field takes no (.+)$/, "字段不接受 $1"],
    [/^there is no label (.+)$/, "没有标签“$1”"],
    [/^there is no (\S+) here, only (.+)$/, "这里不能用 $1，只能用 $2"],
    [/^the variant is one of (.+), not (.+)$/, "样式只能是 $1，而不是 $2"],
    [/^the site shows no pictures of (.+?): .*$/, "网站不显示来自 $1 的图片，请上传到文件库"],
    [/^a \S+ needs a uid$/, "缺少网址"],
    [/^a \S+ has no uid$/, "此类文档没有网址"],
    [/^the field holds one block$/, "字段只能有一段"],
    [/^the .+ lies outside the text$/, "格式标记超出了文字范围"],
    [/^fields of type (\S+) are not known$/, "未知的字段类型 $1"],
    [/^.+ is expected, not ([^]+)$/, "值的形式不符：$1"],
    [/^[^]*$/, "内容的结构与模型不符"],
  ],
});

/** Why a stored value does not fit its model, in the language of the interface. */
export function describeReason(reason: string, locale: Locale): string {
  const [pattern, sentence = ""] = patterns[locale].find(([one]) => one.test(reason)) ?? [];
  return pattern ? reason.replace(pattern, sentence) : reason;
}
