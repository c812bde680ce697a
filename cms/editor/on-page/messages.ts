import { translate } from "#contracts/translate.ts";

/** Messages of editing on the page. */
export const messages = translate({
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
    fields: "页面上的字段。方向键选择，回车在页面上输入，空格在表单中打开",
    hint: "↑ ↓ 选择 · 回车在此输入 · 空格打开表单",
    typeAgain: "再次点击即可在此输入",
    openSection: "再次点击可打开区块",
    entry: (number: number) => `第 ${number} 项`,
    addAbove: (name: string) => `在${name}上方添加切片`,
    addBelow: (name: string) => `在${name}下方添加切片`,
    addFirst: "添加第一个切片",
    move: (name: string) => `移动${name}：拖动，或按方向键`,
    typing: (name: string) => `${name}，在页面上输入，按 Esc 返回`,
  },
});
