import { translate } from "@/features/shared/contracts/translate";

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
  overview: string;
};

export const messages = translate<Messages>({
  en: {
    title: "Demo sign-in",
    lede: "This site has a demonstration platform of its own. Choose a plan and sign in: there is no password. The account has real keys, which answer on the demo chain, and shows what they used. It ends after 12 hours, or after a year once it has a key.",
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
    overview: "Keys and usage",
  },
  cn: {
    title: "演示登录",
    lede: "本站自带一个演示平台。选择套餐即可登录，无需密码。账户里的密钥真实可用，可以访问演示链，用量也如实显示。账户 12 小时后失效；创建密钥后可保留一年。",
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
    overview: "密钥与用量",
  },
});
