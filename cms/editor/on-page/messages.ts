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
  cn: {
    entry: (number: number) => `第 ${number} 项`,
    addAbove: (name: string) => `在${name}上方添加切片`,
    addBelow: (name: string) => `在${name}下方添加切片`,
    move: (name: string) => `移动${name}：拖动，或按方向键`,
    typing: (name: string) => `${name}，在页面上输入，按 Esc 返回`,
  },
});
