import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  docs: string;
  filter: string;
  /** Placeholder of the narrow filter field. */
  filterHint: string;
  /** In place of the list, when the filter leaves no page; `{words}` are those of the filter. */
  none: string;
  /** Name of the methods that are found outside of the menu. */
  found: string;
  methods: (count: number) => string;
  sections: Record<string, string>;
  topics: Record<string, string>;
  kinds: Record<string, string>;
  contents: string;
  published: string;
  changed: string;
  by: string;
  minutes: (count: string) => string;
  /** The pages before and after, by what they are. */
  neighbours: Record<"docs_page" | "change", { label: string; previous: string; next: string }>;
  related: Record<"page" | "blog_post" | "case_study" | "marketplace_project", string>;
  correct: string;
  markdown: string;
  /** Names of feeds, by the folder of their pages. */
  feeds: Record<"blog" | "changelog" | "incidents", string>;
  kind: string;
  website: string;
  source: string;
  licence: string;
  chains: string;
  about: string;
  reading: string;
  share: string;
  address: string;
};

export const messages = translate<Messages>({
  en: {
    docs: "Documentation",
    filter: "Filter or search the docs",
    filterHint: "Filter or search",
    none: "Not in this menu. Press Enter to search all methods and pages for “{words}”.",
    found: "Methods",
    methods: (count) => `${count} methods`,
    sections: {
      start: "Start",
      concepts: "Concepts",
      interfaces: "Interfaces",
      operations: "For operators of this site",
      reference: "Reference",
    },
    topics: { engineering: "Engineering", product: "Product", guide: "Guide", company: "Company" },
    kinds: { wallet: "Wallet", exchange: "Exchange", alerts: "Alerts", security: "Security", trading: "Trading" },
    contents: "On this page",
    published: "Published",
    changed: "Last changed",
    by: "By",
    minutes: (count) => `${count} min`,
    neighbours: {
      docs_page: { label: "Previous and next page", previous: "Previous", next: "Next" },
      change: { label: "Newer and older change", previous: "Newer change", next: "Older change" },
    },
    related: {
      page: "Related pages",
      blog_post: "Read next",
      case_study: "Other products",
      marketplace_project: "Related projects",
    },
    correct: "Correct a fact on this page",
    markdown: "This page as Markdown",
    feeds: { blog: "Feed of the blog", changelog: "Feed of the changelog", incidents: "Feed of incidents" },
    kind: "Kind",
    website: "Website",
    source: "Source code",
    licence: "Licence",
    chains: "Chains",
    about: "About this page",
    reading: "Reading time",
    share: "Share",
    address: "URL of this page",
  },
  cn: {
    docs: "开发文档",
    filter: "筛选或搜索文档",
    filterHint: "筛选或搜索文档",
    none: "目录中没有。按回车键，在所有方法和页面中搜索“{words}”。",
    found: "方法",
    methods: (count) => `${count} 个方法`,
    sections: { start: "入门", concepts: "概念", interfaces: "接口", operations: "本站运营者文档", reference: "参考" },
    topics: { engineering: "工程", product: "产品", guide: "指南", company: "公司" },
    kinds: { wallet: "钱包", exchange: "兑换", alerts: "提醒", security: "安全", trading: "交易" },
    contents: "本页内容",
    published: "发布于",
    changed: "最后修改",
    by: "作者",
    minutes: (count) => `约 ${count} 分钟`,
    neighbours: {
      docs_page: { label: "上一页与下一页", previous: "上一页", next: "下一页" },
      change: { label: "较新与较早的变更", previous: "较新一项", next: "较早一项" },
    },
    related: {
      page: "相关页面",
      blog_post: "接着读",
      case_study: "其他产品",
      marketplace_project: "相关项目",
    },
    correct: "更正本页内容",
    markdown: "本页的 Markdown 版本",
    feeds: { blog: "博客订阅源", changelog: "更新日志订阅源", incidents: "故障订阅源" },
    kind: "类型",
    website: "官网",
    source: "源码",
    licence: "许可证",
    chains: "链",
    about: "关于本页",
    reading: "阅读时间",
    share: "分享",
    address: "本页网址",
  },
});
