import { translateWithWords } from "#cms/models/translateWithWords.ts";

/** Messages of the translation form. */
export const messages = translateWithWords("translations", {
  en: {
    open: "Translate",
    title: "Languages",
    loading: "Looking for the other languages…",
    missing: "Does not exist yet",
    make: "Create from this version",
    makeLede: "Creates a draft with the same slices and pictures. Its links lead to the pages of that language.",
    beside: "Translate side by side",
    edit: "Open",
    back: "Close",
    next: "Next",
    working: "Please wait…",
    page: "The document’s own fields",
    source: (language: string) => `${language} (source)`,
    sourceLanguage: "Source language",
    sourceHint: "Other languages are compared with it.",
    isSource: "source",
    own: "this version",
    counts: (missing: number, behind: number, done: number) =>
      [
        missing && `${missing} to translate`,
        behind && `${behind} behind`,
        (done || !missing) && `${done} of ${missing + behind + done} done`,
      ]
        .filter(Boolean)
        .join(" · "),
    states: {
      missing: "To translate",
      done: "Done",
      behind: "Changed in the source since",
    },
    same: (language: string) => `Same as ${language}`,
    confirm: "Done",
    undone: "Reopen",
    allDone: "Mark all as done",
    changed: "What changed in the source",
    formatting: "Only formatting, links or pictures changed.",
    added: (language: string) => `This slice is only in the ${language} version.`,
    addHere: "Add it here too",
    alone: (language: string) => `This slice is not in the ${language} version.`,
    removeHere: "Remove it here too",
    noWords: "Nothing to translate here.",
  },
  cn: {
    counts: (missing: number, behind: number, done: number) =>
      [
        missing && `待翻译 ${missing} 处`,
        behind && `已落后 ${behind} 处`,
        (done || !missing) && `已完成 ${done}/${missing + behind + done}`,
      ]
        .filter(Boolean)
        .join(" · "),
  },
});
