import { translate } from "#contracts/translate.ts";

/** Messages about the languages and types that somebody may change. */
export const scopeMessages = translate({
  en: {
    languages: "Allowed languages",
    types: "Allowed types",
    all: "None selected: all.",
  },
  cn: {
    languages: "允许更改的语言",
    types: "允许更改的类型",
    all: "不选则为全部。",
  },
});
