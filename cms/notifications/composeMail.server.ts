import type { Locale } from "#contracts/locales.ts";
import { translate } from "#contracts/translate.ts";

import type { Notification } from "./contract.ts";
import { choicePath, writeNotificationPath } from "./notificationPaths.ts";
import { sentences } from "./sentences.ts";

const words = translate({
  en: { choose: "Choose what reaches you by e-mail:" },
  cn: { choose: "选择哪些消息通过邮件通知你：" },
});

/** Subject and text of the e-mail about a notification, with a link to what it is about. */
export function composeMail(
  { kind, by, document, title, detail, comment }: Notification,
  locale: Locale,
  siteUrl: string,
): { subject: string; text: string } {
  const subject = sentences[locale][kind](by?.name ?? "", title ?? "");
  const at = (path: string) => new URL(path, siteUrl).href;
  const link = at(writeNotificationPath({ kind, document, comment }));
  const parts = [subject, ...(detail ? [detail] : []), link, `${words[locale].choose}\n${at(choicePath)}`];
  return { subject, text: parts.join("\n\n") };
}
