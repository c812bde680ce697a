import { translateWithWords } from "#cms/models/translateWithWords.ts";

/** Texts in place of a screen that failed. */
export const crashTexts = translateWithWords("crash", {
  en: {
    title: "This screen stopped because of an error",
    text: "What you typed in a document is saved, or kept in this browser unless it blocks storage, and is there after reloading. Other text, such as a comment, may be lost.",
    reload: "Reload",
  },
});
