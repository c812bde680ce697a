import { translate } from "#contracts/translate.ts";

export const messages = translate({
  en: {
    closeHint: "Close this hint",
    tryAgain: "Try again",
    lastUsed: "last used",
    unused: "not used yet",
    states: { draft: "Draft", changed: "Changed", published: "Published", scheduled: "Scheduled" },
    unpublish: "Unpublish",
    past: "Choose a date and time in the future.",
    tomorrow: "Tomorrow 09:00",
    monday: "Monday 09:00",
  },
  cn: {
    closeHint: "关闭提示",
    tryAgain: "重试",
    lastUsed: "最近使用",
    unused: "尚未使用",
    states: { draft: "草稿", changed: "有改动", published: "已发布", scheduled: "已定时" },
    unpublish: "取消发布",
    past: "请选择尚未到来的日期和时间。",
    tomorrow: "明天 09:00",
    monday: "下周一 09:00",
  },
});
