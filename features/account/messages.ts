import { translate } from "@/features/shared/translate";

type Messages = {
  title: string;
  lede: string;
  plan: string;
  plans: Record<"free" | "start" | "growth" | "unlimited", string>;
  signIn: string;
  down: string;
  signedInAs: (email: string) => string;
  currentPlan: (name: string) => string;
  signOut: string;
  another: string;
  back: string;
  menu: (email: string) => string;
  left: (count: string, total: string) => string;
  noLimit: string;
  sample: string;
};

export const messages = translate<Messages>({
  en: {
    title: "Demo sign-in",
    lede: "The account area is not part of this site. Here you can sign in to a demonstration account and see what the site does for someone with a plan. There is no password, the figures are sample data, and it ends after 12 hours.",
    plan: "Plan of the demonstration account",
    plans: { free: "Free", start: "Start", growth: "Growth", unlimited: "Unlimited" },
    signIn: "Sign in",
    down: "The account service is not responding right now. Nothing was changed; please try again in a minute.",
    signedInAs: (email) => `You are signed in as ${email}.`,
    currentPlan: (name) => `Your plan: ${name}`,
    signOut: "Sign out",
    another: "Sign in with another plan",
    back: "Back to the site",
    menu: (email) => `Account ${email}`,
    left: (count, total) => `${count} of ${total} left`,
    noLimit: "No cap",
    sample: "Sample data",
  },
  cn: {
    title: "演示登录",
    lede: "账户区不属于本站。你可以在这里登录一个演示账户，看看本站为持有套餐的用户显示什么。无需密码，数字均为示例数据，12 小时后自动失效。",
    plan: "演示账户的套餐",
    plans: { free: "Free", start: "Start", growth: "Growth", unlimited: "Unlimited" },
    signIn: "登录",
    down: "账户服务暂时没有响应。没有任何改动，请一分钟后再试。",
    signedInAs: (email) => `你已登录：${email}`,
    currentPlan: (name) => `当前套餐：${name}`,
    signOut: "退出登录",
    another: "用其他套餐登录",
    back: "返回网站",
    menu: (email) => `账户 ${email}`,
    left: (count, total) => `剩余 ${count} / ${total}`,
    noLimit: "无上限",
    sample: "示例数据",
  },
});
