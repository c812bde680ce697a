import type { SendMailOptions } from "nodemailer";
import { object, string } from "yup";
import type { InferType } from "yup";

import { defaultLocale, isLocale } from "../../../features/shared/contracts/locales.ts";
import { toReference } from "../../../features/shared/contracts/formsApi.ts";
import { translate } from "../../../features/shared/contracts/translate.ts";
import type { Confirmations } from "../tickets/tickets.ts";

/** A queued e-mail with its submission. */
export type Job = {
  id: string;
  kind: "team" | "confirmation" | "studio" | `incident ${string}`;
  submission_id: string;
  form: string;
  email: string;
  name: string;
  fields: Record<string, unknown>;
  confirm_before: Date | null;
  /** Addresses of the form's own recipients, separated by commas. */
  recipients: string | null;
  created_at: Date;
  /** An e-mail whose text is complete. */
  mail: Mail | null;
};

export const mailSchema = object({
  to: string().required(),
  subject: string().required(),
  text: string().required(),
  /** Link that ends a subscription, for the button of mail programs (RFC 8058). */
  leave: string(),
});
/** An e-mail to a person of the Studio, or to a subscriber. */
export type Mail = InferType<typeof mailSchema>;

export type Addresses = { siteUrl: string; mailTo: string; mailFrom: string };

/** The e-mail of a job; a retry has the same Message-ID, so that mail clients show it once. */
export function compose(job: Job, addresses: Addresses, confirmations: Confirmations): SendMailOptions {
  const host = new URL(addresses.siteUrl).hostname;
  const common = { from: addresses.mailFrom, messageId: `<${job.id}@${host}>`, date: job.created_at };
  if (job.mail) return { ...common, ...forPerson(job.mail) };
  return job.kind === "team"
    ? { ...common, to: job.recipients ?? addresses.mailTo, ...forTeam(job, host) }
    : { ...common, to: { name: "", address: job.email }, ...forVisitor(job, addresses.siteUrl, confirmations) };
}

const forPerson = ({ to, subject, text, leave }: Mail): SendMailOptions => ({
  to: { name: "", address: to },
  subject: oneLine(subject),
  text: text.toWellFormed(),
  headers: {
    "Auto-Submitted": "auto-generated",
    ...(leave === undefined
      ? {}
      : { "List-Unsubscribe": `<${leave}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
  },
});

function forTeam({ form, email, name, fields, submission_id }: Job, host: string): SendMailOptions {
  const { message, ...others } = fields;
  const rows = Object.entries({ form, name, email, ...others }).filter(([, value]) => value !== "");
  // Single lines: a name must not look like another row.
  const head = rows.map(
    ([key, value]) => `${key}: ${oneLine(typeof value === "string" ? value : JSON.stringify(value))}`,
  );
  return {
    subject: oneLine([`[${host}] ${form}`, name || email].filter(Boolean).join(": ")),
    text: [
      ...head,
      "",
      ...(typeof message === "string" ? [message, ""] : []),
      `Reference ${toReference(submission_id)}, submission ${submission_id}`,
    ].join("\n"),
    ...(email ? { replyTo: { name: oneLine(name), address: email } } : {}),
  };
}

/** Removes line ends and control characters, which would start another header or row. */
const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

const words = translate({
  en: {
    subject: "Please confirm what you sent",
    text: (host: string, link: string) =>
      `Someone, probably you, sent a form on ${host} with this email address.\n\nFollow this link within 48 hours to confirm it:\n\n${link}\n\nIf it was not you, do nothing: what was sent will be deleted.`,
  },
  cn: {
    subject: "请确认你提交的内容",
    text: (host: string, link: string) =>
      `有人（可能是你）在 ${host} 上使用此邮箱提交了表单。\n\n请在 48 小时内点击以下链接确认：\n\n${link}\n\n如果不是你本人操作，请忽略本邮件：所提交的内容将被删除。`,
  },
});

// Contains no input: the address may be a third party's, and the form must not relay messages.
function forVisitor(job: Job, siteUrl: string, confirmations: Confirmations): SendMailOptions {
  const locale = isLocale(job.fields.locale) ? job.fields.locale : defaultLocale;
  const { subject, text } = words[locale];
  const token = confirmations.issue(job.submission_id, job.confirm_before ?? job.created_at);
  const { hostname } = new URL(siteUrl);
  return {
    subject,
    text: text(hostname, `${siteUrl.replace(/\/$/, "")}/api/forms/confirm/?locale=${locale}&token=${token}`),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}
