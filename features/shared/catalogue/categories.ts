import { ownValue } from "@/features/shared/contracts/ownValue";
import type { Locale } from "@/features/shared/locale";
import { translateEach } from "@/features/shared/contracts/translate";

// Display order, most used first.
const names = translateEach<string>({
  read: { en: "Read", cn: "读取" },
  compute: { en: "Compute", cn: "计算" },
  logs: { en: "Logs", cn: "日志" },
  write: { en: "Send", cn: "发送" },
  "trace-debug": { en: "Trace and debug", cn: "trace 与 debug" },
  filter: { en: "Filter", cn: "过滤器" },
  subscription: { en: "Subscription", cn: "订阅" },
  mempool: { en: "Mempool", cn: "内存池" },
  meta: { en: "About the node", cn: "节点信息" },
});

/** The kind of a method. */
export const categoryName = (category: string, locale: Locale) => ownValue(names, category)?.[locale] ?? category;

/** Whether calls of a kind can read old state; the mempool, what is sent and what comes have none. */
export const canReadArchive = (category: string) => !["mempool", "write", "subscription"].includes(category);

const order = Object.keys(names);

/** Sorts methods by kind, and by name within a kind. */
export function byCategory<Method extends { method: string; category: string }>(methods: readonly Method[]): Method[] {
  const rank = ({ category }: Method) => (order.includes(category) ? order.indexOf(category) : order.length);
  return methods.toSorted((one, other) => rank(one) - rank(other) || one.method.localeCompare(other.method, "en"));
}
