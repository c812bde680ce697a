import { minPasswordLength } from "@/features/shared/contracts/studio/people";
import { translate } from "@/features/shared/contracts/translate";

export const messages = translate({
  en: {
    title: "Account",
    help: "Your name and role stand beside what you save and publish; only an owner changes them.",
    signedInAs: "Signed in as",
    role: "Role",
    mayDo: {
      editor: "You write, compose and save drafts. A publisher puts them on the site.",
      publisher: "You write, publish and take pages off the site.",
      owner: "You publish, and decide who may do what.",
    },
    passwordTitle: "Change the password",
    current: "Current password",
    next: "New password",
    nextHint: `At least ${minPasswordLength} characters; a few words are better than one with signs.`,
    change: "Change the password",
    changing: "Changing…",
    changed: "The password is changed. Your other sessions have ended; this one goes on.",
    wrong: "The current password is wrong.",
    short: `The new password has fewer than ${minPasswordLength} characters.`,
    same: "The new password is the old one.",
  },
  cn: {
    title: "账户",
    help: "您的姓名和角色会显示在您保存和发布的内容旁，只有所有者可以更改。",
    signedInAs: "当前用户",
    role: "角色",
    mayDo: {
      editor: "您可以撰写、编排并保存草稿，由发布者发布到网站。",
      publisher: "您可以撰写、发布页面，也可以将页面下线。",
      owner: "您可以发布内容，并决定每位成员的权限。",
    },
    passwordTitle: "修改密码",
    current: "当前密码",
    next: "新密码",
    nextHint: `至少 ${minPasswordLength} 个字符；几个词连用比一个带符号的词更好。`,
    change: "修改密码",
    changing: "正在修改…",
    changed: "密码已修改。您的其他会话已结束，当前会话继续有效。",
    wrong: "当前密码不正确。",
    short: `新密码少于 ${minPasswordLength} 个字符。`,
    same: "新密码与旧密码相同。",
  },
});
