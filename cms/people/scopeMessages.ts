import { translate } from "#contracts/translate.ts";

/** Messages about the languages and types that somebody may change. */
export const scopeMessages = translate({
  en: {
    languages: "Languages that it may change",
    types: "Types that it may change",
    all: "Without a choice: all.",
  },
  cn: {
    languages: "可更改的语言",
    types: "可更改的类型",
    all: "不选则为全部。",
  },
});
