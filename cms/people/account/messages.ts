import { translateWithWords } from "#cms/models/translateWithWords.ts";

export const messages = translateWithWords("people/account", {
  en: {
    title: "Account",
    help: "Your name and role are shown beside what you save and publish. Only an owner can change them.",
    parts: "On this screen",
    signedInAs: "Signed in as",
    role: "Role",
    mayDo: {
      editor: "You write and save drafts. A publisher publishes them.",
      publisher: "You write, publish and unpublish pages.",
      owner: "You publish, and manage people and their roles.",
    },
    passwordTitle: "Change the password",
    current: "Current password",
    next: "New password",
    nextHint: (count: number) => `At least ${count} characters. Several words are safer than one word with symbols.`,
    change: "Change the password",
    changing: "Changing…",
    changed: "The password is changed. Your other sessions have ended.",
    wrong: "The current password is wrong.",
    same: "The new password is the same as the current one.",
    sessions: "Where you are signed in",
    noSessions: "No sessions.",
    unknownSource: "unknown location",
    thisSession: "this device",
    opened: "signed in",
    end: "End",
    endAll: "End all",
    endOthers: "End all others",
    endLabel: (source: string) => `End the session from ${source}`,
    sessionEnded: "The session is ended.",
  },
  cn: {
    nextHint: (count: number) => `至少 ${count} 个字符。几个词的组合比一个带符号的词更安全。`,
    endLabel: (source: string) => `退出来自 ${source} 的登录`,
  },
});
