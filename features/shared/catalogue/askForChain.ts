import { translate } from "@/features/shared/contracts/translate";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

type State = "inactive" | "coming-soon";

const messages = translate<{ label: Record<State, string>; message: Record<State, (chain: string) => string> }>({
  en: {
    label: { inactive: "Ask us about moving", "coming-soon": "Ask for this chain" },
    message: {
      inactive: (chain) => `What do you suggest in place of ${chain}?`,
      "coming-soon": (chain) => `I would like an endpoint for ${chain}.`,
    },
  },
  cn: {
    label: { inactive: "咨询迁移方案", "coming-soon": "申请接入这条链" },
    message: {
      inactive: (chain) => `请问有什么可以替代 ${chain}？`,
      "coming-soon": (chain) => `希望接入 ${chain}。`,
    },
  },
});

/** A link to sales about a chain that is not served, with the beginning of the message. */
export const askForChain = (chain: string, state: State, locale: Locale) => ({
  label: messages[locale].label[state],
  href: `${localizePath("/contact/", locale)}#contact-sales?message=${encodeURIComponent(`${messages[locale].message[state](chain)}\n\n`)}`,
});
