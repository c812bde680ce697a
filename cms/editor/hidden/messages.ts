import { translateWithWords } from "#cms/models/translateWithWords.ts";

/** Messages about stored values that do not fit the models. */
export const messages = translateWithWords("editor/hidden", {
  en: {
    title: "Not shown on the site",
    lede: "These stored values do not fit the models. They are kept when you save, until you move or delete them.",
    to: "Field",
    move: "Move there",
    moveLabel: (field: string) => `Move ${field} to the field`,
    remove: "Delete",
    removeLabel: (field: string) => `Delete ${field}`,
    removed: "Deleted. The previous version still has it.",
  },
});
