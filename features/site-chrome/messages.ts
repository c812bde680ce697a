import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  skip: string;
  menu: string;
  mainMenu: string;
  footerMenu: string;
  legalMenu: string;
  search: string;
  account: string;
  /** Opens the window that creates a key. */
  key: string;
  /** Label of the same button for visitors who have a key. */
  ownKey: string;
  mode: string;
  language: string;
  /** Label of the language switch on a page without a translation. */
  untranslated: (language: string, title: string) => string;
  modes: Record<"system" | "light" | "dark", string>;
  closeBanner: string;
  promotion: string;
  status: string;
  offline: string;
  consent: string;
  missingTitle: string;
  missingHeading: string;
  missingRequest: string;
  missingAnswer: string;
  missingNear: string;
  missingHome: string;
  missingNodes: string;
  missingDocs: string;
  missingPricing: string;
  missingContact: string;
  missingOthers: string;
  /** Of a site that has no pages yet. */
  emptyHeading: string;
  emptyText: string;
  openStudio: string;
  brokenTitle: string;
  brokenText: string;
  tryAgain: string;
};

export const messages = translate<Messages>({
  en: {
    skip: "Skip to content",
    menu: "Menu",
    mainMenu: "Main menu",
    footerMenu: "Pages",
    legalMenu: "Legal",
    search: "Search",
    account: "Go to Account",
    key: "Get a key",
    ownKey: "Your key",
    mode: "Colour mode",
    language: "Language",
    untranslated: (language, title) =>
      `this page is not available in ${language}${title ? `, this leads to “${title}”` : ""}`,
    modes: { system: "System", light: "Light", dark: "Dark" },
    closeBanner: "Close this notice",
    promotion: "Promotion",
    status: "Status",
    offline: "You are offline. Pages you have not opened yet will load when the connection is back.",
    consent: "Cookie choices",
    missingTitle: "Page Not Found",
    missingHeading: "Ooops, page not found!",
    missingRequest: "GET: your request",
    missingAnswer: "N: no such page",
    missingNear: "Nearest pages",
    missingHome: "Back to the home page",
    missingNodes: "All chains",
    missingDocs: "Documentation",
    missingPricing: "Pricing",
    missingContact: "Report the broken link",
    missingOthers: "Other pages",
    emptyHeading: "This site has no pages yet",
    emptyText: "Create the first one in the Studio. A page with the UID “home” is shown here.",
    openStudio: "Open the Studio",
    brokenTitle: "Internal Server Error",
    brokenText: "Something of ours failed while this page was generated or used. Try again in a moment.",
    tryAgain: "Try again",
  },
  cn: {
    skip: "跳到正文",
    menu: "菜单",
    mainMenu: "主菜单",
    footerMenu: "页面",
    legalMenu: "法律信息",
    search: "搜索",
    account: "进入账户",
    key: "获取密钥",
    ownKey: "我的密钥",
    mode: "配色模式",
    language: "语言",
    // Written language ends in 文, spoken language in 语.
    untranslated: (language, title) => `本页没有${language.replace(/语$/, "文")}版${title ? `，将前往“${title}”` : ""}`,
    modes: { system: "跟随系统", light: "浅色", dark: "深色" },
    closeBanner: "关闭此通知",
    promotion: "优惠",
    status: "运行状态",
    offline: "当前处于离线状态。尚未打开的页面会在恢复连接后载入。",
    consent: "Cookie 设置",
    missingTitle: "页面未找到",
    missingHeading: "哎呀，页面未找到！",
    missingRequest: "GET：你的请求",
    missingAnswer: "N：没有此页",
    missingNear: "最接近的页面",
    missingHome: "返回首页",
    missingNodes: "所有链",
    missingDocs: "开发文档",
    missingPricing: "价格",
    missingContact: "报告失效链接",
    missingOthers: "其他页面",
    emptyHeading: "本站还没有页面",
    emptyText: "请在 Studio 中新建第一个页面。UID 为 home 的页面会显示在这里。",
    openStudio: "打开 Studio",
    brokenTitle: "服务器内部错误",
    brokenText: "生成或使用此页面时，我们这边出了错。请稍后重试。",
    tryAgain: "重试",
  },
});
