import { translate } from "#contracts/translate.ts";

/** Messages about stored values that do not fit the models. */
export const messages = translate({
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
  cn: {
    title: "网站上不显示",
    lede: "这些已存储的值与模型不符。在你移动或删除之前，保存时会一直保留。",
    to: "字段",
    move: "移到该字段",
    moveLabel: (field: string) => `将 ${field} 移到该字段`,
    remove: "删除",
    removeLabel: (field: string) => `删除 ${field}`,
    removed: "此处已移除，之前的版本中仍有。",
  },
});
