import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  title: string;
  lede: string;
  /** Title and lede for visitors who are signed in. */
  anotherTitle: string;
  anotherLede: string;
  /** Before signing in anew leaves an account with keys, and the way to them. */
  leaving: (keys: number) => string;
  removeFirst: string;
  plan: string;
  plans: Record<"free" | "start" | "growth" | "unlimited", string>;
  /** Price of a plan. */
  price: (amount: string) => string;
  /** Marks the plan of the account. */
  ownPlan: string;
  signIn: string;
  down: string;
  signedIn: string;
  currentPlan: (name: string) => string;
  signOut: string;
  another: string;
  back: string;
  menu: (name: string) => string;
  /** Names an account without an email address. */
  demo: string;
  left: (count: string, total: string) => string;
  noLimit: string;
  overview: string;
  keys: string;
  noKeys: string;
  lastUsed: (day: string) => string;
  unused: string;
  moreKeys: (count: number) => string;
  offer: string;
  /** Name and content of each part of an account. */
  facts: readonly (readonly [name: string, what: string])[];
};

export const messages = translate<Messages>({
  en: {
    title: "Open a demo account",
    lede: "Choose a plan, and you have an account with its first key: no password, nothing to pay. It belongs to this site’s demonstration platform.",
    anotherTitle: "Try another plan",
    anotherLede: "This opens a new account on this site’s demonstration platform, with keys and usage of its own.",
    leaving: (keys) =>
      keys === 1
        ? "You leave this account. Its key keeps working, but without a password you cannot come back to see or remove it."
        : `You leave this account. Its ${keys} keys keep working, but without a password you cannot come back to see or remove them.`,
    removeFirst: "Remove keys first",
    plan: "Choose a plan; nothing is charged",
    plans: { free: "Free", start: "Start", growth: "Growth", unlimited: "Unlimited" },
    price: (amount) => `${amount}/month`,
    ownPlan: "your plan",
    signIn: "Open account",
    down: "The account service is not responding right now. Nothing was changed; please try again in a minute.",
    signedIn: "You are signed in to a demo account.",
    currentPlan: (name) => `Your plan: ${name}`,
    signOut: "Sign out",
    another: "Open another account",
    back: "Back to the site",
    menu: (name) => `Account: ${name}`,
    demo: "Demo account",
    left: (count, total) => `${count} of ${total} left`,
    noLimit: "No cap",
    overview: "Keys and usage",
    keys: "Your keys",
    noKeys: "This account has no key yet.",
    lastUsed: (day) => `last used ${day}`,
    unused: "not used yet",
    moreKeys: (count) => `and ${count} more`,
    offer: "What you get",
    facts: [
      ["Keys", "Up to ten. Each works on the demo chain and is filled into the samples on this site."],
      [
        "Usage",
        "Your last calls with status and request ID, totals by day, chain and method, and what is left of the plan.",
      ],
      ["Plan", "Its limits apply to your calls. An account keeps its plan. To try another plan, open another account."],
      ["Kept for", "One year, or until you delete it."],
    ],
  },
  cn: {
    title: "开通演示账户",
    lede: "选好套餐即可开通账户，并获得第一个密钥：无需密码，也不收费。账户属于本站自带的演示平台。",
    anotherTitle: "试用其他套餐",
    anotherLede: "将在本站自带的演示平台上新建一个账户，密钥和用量都是新的。",
    leaving: (keys) => `你将离开当前账户。其中的 ${keys} 个密钥仍然有效，但账户没有密码，无法再回来查看或删除。`,
    removeFirst: "先去删除密钥",
    plan: "选择套餐（不收费）",
    plans: { free: "Free", start: "Start", growth: "Growth", unlimited: "Unlimited" },
    price: (amount) => `每月 ${amount}`,
    ownPlan: "当前套餐",
    signIn: "开通账户",
    down: "账户服务暂时没有响应。没有任何改动，请一分钟后再试。",
    signedIn: "你已登录演示账户。",
    currentPlan: (name) => `当前套餐：${name}`,
    signOut: "退出登录",
    another: "开通另一个账户",
    back: "返回网站",
    menu: (name) => `账户：${name}`,
    demo: "演示账户",
    left: (count, total) => `剩余 ${count} / ${total}`,
    noLimit: "无上限",
    overview: "密钥与用量",
    keys: "你的密钥",
    noKeys: "这个账户还没有密钥。",
    lastUsed: (day) => `上次使用：${day}`,
    unused: "尚未使用",
    moreKeys: (count) => `另有 ${count} 个`,
    offer: "账户包含什么",
    facts: [
      ["密钥", "最多十个，都能访问演示链；本站的代码示例会自动填入密钥。"],
      ["用量", "最近的调用（含状态和请求 ID），按日期、链和方法的汇总，以及套餐余量。"],
      ["套餐", "调用按该套餐的限制执行。账户的套餐固定不变，想试用其他套餐，请另开一个账户。"],
      ["保留", "一年，或到你删除为止。"],
    ],
  },
});
