import { translateWithWords } from "#cms/models/translateWithWords.ts";

export const messages = translateWithWords("notifications", {
  en: {
    bell: (unread: number) => (unread === 0 ? "Notifications" : `Notifications: ${unread} unread`),
    title: "Notifications",
    screenHelp: "What concerns you, newest first; the last 50 are kept.",
    loading: "Loading the notifications…",
    none: "Nothing yet",
    noneText: "Requests for review, replies and mentions appear here, and by email if you switch that on.",
    unread: "unread",
    readAll: "Mark all as read",
    choose: "Choose what reaches you",
    help: "Choose what appears at the bell and what is also emailed.",
    email: "Email address",
    emailHint: "Only you and owners see it. Empty: no emails.",
    emailWrong: "Enter a whole address, such as ada@example.com.",
    locale: "Language of emails",
    what: "What",
    studio: "In the Studio",
    mail: "By email",
    kinds: {
      requested: "Somebody asks me to review",
      answered: "Somebody replies to my request or comment",
      mentioned: "Somebody mentions me with @ in a comment",
      "schedule-failed": "Something that I scheduled fails",
      "page-changed": "Somebody changes a page that I wrote",
      "webhook-gave-up": "A webhook is switched off (owners)",
      assigned: "A submission is assigned to me (publishers)",
    },
    save: "Save",
    saved: "Your choice is saved.",
  },
  cn: {
    bell: (unread: number) => (unread === 0 ? "通知" : `通知：${unread} 条未读`),
  },
});
