import { translate } from "@/features/shared/contracts/translate";
import type { Explanation, Meaning } from "@/features/shared/errorMeanings";

/** The meaning that an error has on some chains only, with their name. */
export function nameChain(chain: string, meaning: Meaning | undefined): Meaning | undefined {
  if (!meaning) return undefined;
  const { en, cn } = meaning;
  return translate<Explanation>({
    en: { ...en, what: `${chain}: ${en.what}` },
    cn: { ...cn, what: `${chain}：${cn.what}` },
  });
}

/** One code with two meanings: both, each on a line of its own. */
export function joinMeanings(meanings: Record<string, Meaning>): Meaning {
  const all = Object.entries(meanings);
  const join = (part: "what" | "remedy") => ({
    en: all.map(([chain, { en }]) => `${chain}: ${en[part]}`).join("\n"),
    cn: all.map(([chain, { cn }]) => `${chain}：${cn[part]}`).join("\n"),
  });
  const [what, remedy] = [join("what"), join("remedy")];
  return translate<Explanation>({
    en: { what: what.en, remedy: remedy.en },
    cn: { what: what.cn, remedy: remedy.cn },
  });
}
