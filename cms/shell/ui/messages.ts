import { translate } from "#contracts/translate.ts";

export const messages = translate({
  en: {
    closeHint: "Close this hint",
    tryAgain: "Try again",
    states: { draft: "Draft", changed: "Changed", published: "Published", scheduled: "Scheduled" },
  },
  cn: {
    closeHint: "关闭提示",
    tryAgain: "重试",
    states: { draft: "草稿", changed: "有改动", published: "已发布", scheduled: "已定时" },
  },
});
