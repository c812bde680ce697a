import type { Locale } from "@/features/shared/locale";

/** `slash` names the switch of the key that leads to the search. */
export const messages: Record<Locale, { slash: string }> = {
  en: { slash: "The / key leads to this search" },
  cn: { slash: "按 / 键跳到此搜索框" },
};
