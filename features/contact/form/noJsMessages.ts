import type { ComponentProps } from "react";

import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import type { Notice } from "@/features/shared/ui/Notice";

import type { FormId } from "@/features/shared/contracts/forms";

type ResultMessage = { tone: ComponentProps<typeof Notice>["tone"]; title: string; text: string };

type Press = { title: string; text: string; press: string };

type Messages = {
  /** The pages behind the links of e-mails: each has one button. */
  confirmation: Press;
  leaving: Press;
  results: Record<string, ResultMessage>;
  /** Headings of forms on a page of another form. */
  titles: Record<FormId, string>;
};

/** Messages of the contact page for a no-JS form. */
export const noJsMessages = translate<Messages>({
  en: {
    confirmation: {
      title: "One more step",
      text: "You opened the link in our email. Press the button to confirm that you sent the form.",
      press: "Confirm",
    },
    leaving: {
      title: "Unsubscribe from incident emails",
      text: "Press the button to stop all emails about incidents and maintenance.",
      press: "Unsubscribe",
    },
    results: {
      unsent: {
        tone: "warning",
        title: "Not sent yet",
        text: "Without scripts, sending takes two steps: check what you wrote, then press the button again.",
      },
      mail: {
        tone: "info",
        title: "Almost sent",
        text: "We sent a link to your email address. Open it within 48 hours and confirm; we receive the form only then.",
      },
      confirmed: { tone: "ok", title: "Sent", text: "Thank you! Your request successfully sent." },
      left: { tone: "ok", title: "Unsubscribed", text: "You get no more emails about incidents." },
      unconfirmed: {
        tone: "error",
        title: "This link is no longer valid",
        text: "It has been used or is older than 48 hours. Please send the form again.",
      },
      invalid: {
        tone: "error",
        title: "Not sent",
        text: "A field is empty or has a value we cannot accept. Go back: what you typed is still there.",
      },
      expired: {
        tone: "error",
        title: "Not sent",
        text: "The form was sent within three seconds, twice, or more than a day after it was opened. Go back, reload the page and send it again.",
      },
      limited: {
        tone: "limit",
        title: "You seem to be making too many requests",
        text: "Please, try again later",
      },
      failed: { tone: "error", title: "Not sent", text: "Something went wrong, please, try again." },
    },
    titles: {
      "contact-modal": "Write to us",
      "sales-modal": "Talk to sales",
      contact: "Write to us",
      newsletter: "Monthly newsletter",
      "incident-mail": "Emails about incidents",
      "media-kit": "Ask marketing",
      enterprise: "Request a quote",
      startup: "Apply for the startup program",
      ambassador: "Become an ambassador",
      affiliate: "Join the affiliate program",
      project: "Submit a project",
    },
  },
  cn: {
    confirmation: {
      title: "再按一下即可发送",
      text: "你是从我们邮件里的链接来到这里的。请按下按钮，确认表单由你本人填写。",
      press: "确认",
    },
    leaving: {
      title: "退订故障通知",
      text: "按下按钮后，你将不再收到关于故障和维护的邮件。",
      press: "退订",
    },
    results: {
      unsent: {
        tone: "warning",
        title: "尚未发送",
        text: "没有脚本时，发送分两步：请核对内容，再按一次按钮。",
      },
      mail: {
        tone: "info",
        title: "还差一步",
        text: "我们已向你的邮箱发送了一个链接。请在 48 小时内打开并确认，表单在确认之后才会送达我们。",
      },
      confirmed: { tone: "ok", title: "已发送", text: "谢谢！你的请求已成功发送。" },
      left: { tone: "ok", title: "已退订", text: "你将不再收到关于故障的邮件。" },
      unconfirmed: {
        tone: "error",
        title: "链接已失效",
        text: "链接已被使用，或者已超过 48 小时。请重新填写表单。",
      },
      invalid: {
        tone: "error",
        title: "未发送",
        text: "有字段为空，或填写的内容无法接受。请返回上一页，填写的内容仍然保留。",
      },
      expired: {
        tone: "error",
        title: "未发送",
        text: "表单在打开后三秒内提交、重复提交，或打开已超过一天。请返回上一页，重新载入后再发送。",
      },
      limited: { tone: "limit", title: "你的请求似乎过于频繁", text: "请稍后再试" },
      failed: { tone: "error", title: "未发送", text: "出了点问题，请重试。" },
    },
    titles: {
      "contact-modal": "联系我们",
      "sales-modal": "联系销售",
      contact: "联系我们",
      newsletter: "邮件订阅",
      "incident-mail": "故障邮件通知",
      "media-kit": "联系市场团队",
      enterprise: "索取报价",
      startup: "申请创业计划",
      ambassador: "申请成为大使",
      affiliate: "申请加入联盟计划",
      project: "提交项目",
    },
  },
});

/** The heading of a form on a page of another form. */
export const getNoJsTitle = (form: FormId, locale: Locale): string => noJsMessages[locale].titles[form];
