import type { Locale } from "@/features/shared/locale";

const names: Record<string, Record<Locale, string>> = {
  meta: { en: "About the node", cn: "节点信息" },
  read: { en: "Read", cn: "读取" },
  logs: { en: "Logs", cn: "日志" },
  filter: { en: "Filter", cn: "过滤器" },
  compute: { en: "Compute", cn: "计算" },
  write: { en: "Send", cn: "发送" },
  subscription: { en: "Subscription", cn: "订阅" },
  mempool: { en: "Mempool", cn: "内存池" },
  "trace-debug": { en: "Trace and debug", cn: "追踪与调试" },
};

/** What kind of call a method is. */
export const categoryName = (category: string, locale: Locale) => names[category]?.[locale] ?? category;
