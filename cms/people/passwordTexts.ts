import { translate } from "#contracts/translate.ts";

import { minPasswordLength } from "./passwordRules.ts";
import type { PasswordProblem } from "./passwordRules.ts";

/** What is wrong with a new password. */
export const passwordTexts = translate<Record<PasswordProblem, string>>({
  en: {
    short: `The password has fewer than ${minPasswordLength} characters.`,
    simple: "The password has too few different characters.",
    common: "This password is among those that are tried first. Put a few words together that only you would.",
  },
  cn: {
    short: `密码少于 ${minPasswordLength} 个字符。`,
    simple: "密码中不同的字符太少。",
    common: "这是最先会被猜到的密码之一。请用几个只有你才会连在一起的词。",
  },
});
