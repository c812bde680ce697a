import { translateWithWords } from "#cms/models/translateWithWords.ts";

/** Messages of editing on the page. */
export const messages = translateWithWords("editor/on-page", {
  en: {
    fields: "Fields on the page. Arrow keys choose one, Enter types in it, Space opens it in the form",
    hint: "↑ ↓ choose · Enter types here · Space opens the form",
    typeAgain: "click again to type here",
    openSection: "click again to open the section",
    entry: (number: number) => `Entry ${number}`,
    addAbove: (name: string) => `Add a slice above ${name}`,
    addBelow: (name: string) => `Add a slice below ${name}`,
    addFirst: "Add the first slice",
    move: (name: string) => `Move ${name}: drag, or press the arrow keys`,
    typing: (name: string) => `${name}, on the page. Escape returns`,
  },
});
