import { translate } from "@/features/shared/contracts/translate";

export const messages = translate({
  en: {
    title: "Sign in to the Studio",
    lede: "Here pages are written, composed and published.",
    name: "Name",
    password: "Password",
    signIn: "Sign in",
    hint: "The first person is “owner”; the password was printed when the site was started for the first time.",
    back: "To the site",
    wrong: "Name or password is wrong. Check both; the password tells upper and lower case apart.",
    often: (seconds: number) => `Too many tries. Try again in ${seconds} seconds.`,
    down: "Nobody can sign in right now: the content service is not responding. Try again in a minute.",
    foreign: "The form was not sent from this site. Sign in here.",
    ended: "Your session has ended. Sign in again.",
  },
  cn: {
    title: "登录 Studio",
    lede: "在这里撰写、编排并发布页面。",
    name: "姓名",
    password: "密码",
    signIn: "登录",
    hint: "第一位用户是“owner”，密码在网站首次启动时显示过。",
    back: "返回网站",
    wrong: "姓名或密码不正确。请检查两者；密码区分大小写。",
    often: (seconds: number) => `尝试次数过多，请在 ${seconds} 秒后重试。`,
    down: "内容服务没有响应，现在无法登录。请一分钟后再试。",
    foreign: "该表单不是从本站发出的，请在此登录。",
    ended: "会话已结束，请重新登录。",
  },
});
