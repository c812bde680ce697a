import { translate } from "#contracts/translate.ts";

import type { NotificationKind } from "./contract.ts";

type Sentence = (by: string, title: string) => string;

/** What each kind says, in the bell and as the subject of e-mails. */
export const sentences = translate<Record<NotificationKind, Sentence>>({
  en: {
    requested: (by, title) => `${by} asks you to review “${title}”`,
    answered: (by, title) => `${by} replied about “${title}”`,
    "sent-back": (by, title) => `${by} sent “${title}” back to you`,
    published: (by, title) => `${by} published “${title}”`,
    discarded: (by, title) => `${by} discarded the draft of “${title}”`,
    mentioned: (by, title) => `${by} mentioned you on “${title}”`,
    "schedule-failed": (_, title) => `Your schedule for “${title}” failed`,
    "page-changed": (by, title) => `${by} changed “${title}”, which you wrote`,
    "webhook-gave-up": () => "A webhook was switched off after a day of failures",
    assigned: (by, title) => `${by} assigned you what a visitor sent with “${title}”`,
  },
  cn: {
    requested: (by, title) => `${by}请你审阅“${title}”`,
    answered: (by, title) => `${by}回复了“${title}”`,
    "sent-back": (by, title) => `${by}退回了“${title}”`,
    published: (by, title) => `${by}发布了“${title}”`,
    discarded: (by, title) => `${by}放弃了“${title}”的草稿`,
    mentioned: (by, title) => `${by}在“${title}”中提到了你`,
    "schedule-failed": (_, title) => `你为“${title}”设定的定时失败了`,
    "page-changed": (by, title) => `${by}修改了你撰写的“${title}”`,
    "webhook-gave-up": () => "一个 Webhook 连续失败一天，已停用",
    assigned: (by, title) => `${by}把访客通过“${title}”提交的内容分配给了你`,
  },
});
