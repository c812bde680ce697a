import { translate } from "@/features/shared/translate";

/** `slash` names the switch of the key that leads to the search. */
export const messages = translate<{ slash: string }>({
  en: { slash: "The / key leads to this search" },
  cn: { slash: "按 / 键跳到此搜索框" },
});
