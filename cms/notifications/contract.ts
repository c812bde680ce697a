/** Notifications: what people are told of, in the Studio and by e-mail, as each of them chooses. */
import { array, boolean, number, object, string } from "yup";
import type { InferType } from "yup";

import { emailString } from "#contracts/emailString.ts";
import { defaultLocale, locales } from "#contracts/locales.ts";
import { personRefSchema } from "#cms/people/contract.ts";

/**
 * `requested`: asked to review. `answered`: a comment of one's own got another one. `mentioned`: named with @ in a comment. `schedule-failed`: what one scheduled was or will not be done.
 * `page-changed`: another person changed what one wrote. `webhook-gave-up`: a webhook was switched off (owners).
 * `assigned`: a submission was assigned to one (publishers).
 */
export const choosableKinds = [
  "requested",
  "answered",
  "mentioned",
  "schedule-failed",
  "page-changed",
  "webhook-gave-up",
  "assigned",
] as const;
/** With how one's request ended: it was sent back, published, or its draft discarded. */
export const notificationKinds = [...choosableKinds, "sent-back", "published", "discarded"] as const;
export type ChoosableKind = (typeof choosableKinds)[number];
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationSchema = object({
  id: string().required(),
  at: number().required(),
  kind: string().oneOf(notificationKinds).required(),
  /** Who did it; null for what happened by itself. */
  by: personRefSchema.nullable().defined(),
  /** Id and title of the document, or the title of a release and the name of a form; null without one. */
  document: string().nullable().defined(),
  title: string().nullable().defined(),
  /** Id of the comment it is about; null without one. */
  comment: string().nullable().default(null),
  /** A note, a comment's text, a reason or a URL; null without any. */
  detail: string().nullable().defined(),
  is_read: boolean().required(),
});
export type Notification = InferType<typeof notificationSchema>;

/** `GET /notifications` → one's own last 50, the newest first, and how many of them are unread. */
export const notificationsSchema = object({
  unread: number().required(),
  results: array(notificationSchema.required()).required(),
});
export type Notifications = InferType<typeof notificationsSchema>;

/** `POST /notifications/read {ids?}` → 204: these are read, or all. */
export const readSchema = object({ ids: array(string().required()).max(50) });

/** The end of a request is chosen together with replies. */
export const getChosenKind = (kind: NotificationKind): ChoosableKind =>
  kind === "sent-back" || kind === "published" || kind === "discarded" ? "answered" : kind;

const kinds = () =>
  array(
    string()
      .oneOf(choosableKinds, `kinds must be of ${choosableKinds.join(", ")}`)
      .required(),
  )
    .max(choosableKinds.length)
    .required();

/** What reaches a person: kinds in the Studio, kinds by e-mail, and where and in which language e-mails are sent. */
export const notificationChoiceSchema = object({
  email: emailString().nullable().defined(),
  locale: string().oneOf(locales).required(),
  studio: kinds(),
  mail: kinds(),
});
/** `GET|PUT /notifications/choice` → one's own. Without a choice: everything in the Studio, nothing by e-mail. */
export type NotificationChoice = InferType<typeof notificationChoiceSchema>;

export const defaultChoice: NotificationChoice = {
  email: null,
  locale: defaultLocale,
  studio: [...choosableKinds],
  mail: [],
};
