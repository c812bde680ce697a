import type { NoticeName } from "@/features/account/overviewPath";
import { countNoun } from "@/features/shared/contracts/countNoun";
import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  title: string;
  down: string;
  notices: Record<Exclude<NoticeName, "ending" | "deleted">, string>;
  deleted: string;
  plan: (name: string) => string;
  requests: string;
  units: string;
  usedLabel: (used: string, total: string, unit: string) => string;
  used: (used: string, unit: string) => string;
  left: (left: string, until: string) => string;
  reached: (until: string) => string;
  noCap: string;
  perSecond: (count: string) => string;
  limits: string;
  keys: string;
  keysLede: string;
  keysDocs: string;
  noKeys: string;
  name: string;
  newName: string;
  endpoint: string;
  copyEndpoint: (name: string) => string;
  demo: string;
  created: string;
  lastUsed: string;
  never: string;
  /** Calls of one key. */
  keyCalls: (count: string) => string;
  /** Opens the forms that rename, replace and remove a key. */
  manage: string;
  save: string;
  replaceWarning: string;
  replaceNow: string;
  removeWarning: string;
  removeNow: string;
  createFirst: string;
  create: string;
  calls: string;
  callsLede: string;
  failed: (failed: string, calls: string) => string;
  status: string;
  error: (status: number, code: number | null) => string;
  key: string;
  time: string;
  duration: string;
  requestId: string;
  callsJson: string;
  usage: string;
  usageLede: (from: string, to: string) => string;
  oneDay: (day: string) => string;
  noUsage: string;
  plotLabel: (total: string, days: number, most: string, day: string) => string;
  heads: Record<"requests" | "units", string>;
  perDay: string;
  byChain: string;
  byMethod: string;
  share: string;
  all: string;
  day: string;
  chain: string;
  network: string;
  method: string;
  json: string;
  onEachPlan: string;
  /** Leads to the choice of another plan. */
  otherPlan: string;
  ending: (keys: number) => string;
  endTitle: string;
  endNow: string;
  keep: string;
};

export const messages = translate<Messages>({
  en: {
    title: "Your account",
    down: "The account service is not responding right now. Your keys keep working; please try again in a minute.",
    notices: {
      created: "Key created.",
      renamed: "The key has a new name.",
      replaced: "The key was replaced. The old one no longer works.",
      removed: "The key was removed. It no longer works.",
      failed: "That did not work. Nothing was changed; please try again in a minute.",
      full: "An account has at most ten keys. Remove one first.",
      invalid: "That did not work: the key no longer exists, or its name is longer than 40 characters.",
    },
    deleted: "The account and its keys are deleted. You are signed out.",
    plan: (name) => `Your plan: ${name}`,
    requests: "requests",
    units: "compute units",
    usedLabel: (used, total, unit) => `${used} of ${total} ${unit} used`,
    used: (used, unit) => `${used} ${unit} used today`,
    left: (left, until) => `${left} left until ${until}`,
    reached: (until) => `The limit is reached. Calls return 402 until ${until}.`,
    noCap: "This plan has no daily cap.",
    perSecond: (count) => `At most ${count} requests per second.`,
    limits: "What happens at each limit",
    keys: "Keys",
    keysLede: "The key is the last part of an endpoint URL. Anyone who has the URL can use your plan.",
    keysDocs: "How to keep keys safe",
    noKeys: "No key yet. Get one, copy its endpoint and send a first call. It takes a minute.",
    name: "Name",
    newName: "Name of the new key (optional)",
    endpoint: "Endpoint",
    copyEndpoint: (name) => `Copy the endpoint of ${name}`,
    demo: "Demo chain",
    created: "Created",
    lastUsed: "Last used",
    never: "not used yet",
    keyCalls: (count) => `${countNoun(count, "call")} in 90 days`,
    manage: "Rename, replace or remove",
    save: "Save name",
    replaceWarning: "You get a new key under the same name. The old one stops working immediately.",
    replaceNow: "Replace this key",
    removeWarning: "Programs that use this key stop working immediately. This cannot be undone.",
    removeNow: "Remove this key",
    createFirst: "Get a key",
    create: "Get another key",
    calls: "Last calls",
    callsLede:
      "The newest 20 calls of the last seven days. Their parameters and results are not stored. Refused calls are listed here but not counted.",
    failed: (failed, calls) => `${failed} of ${calls} returned an error.`,
    status: "Status",
    error: (status, code) => (code === null ? `${status}` : `${status}, error ${code}`),
    key: "Key",
    time: "Time (UTC)",
    duration: "Duration",
    requestId: "Request ID",
    callsJson: "These calls as JSON",
    usage: "Usage",
    usageLede: (from, to) => `${from} to ${to}, days in UTC.`,
    oneDay: (day) => `All on ${day}, in UTC. From the second day with calls on, a chart shows them by day.`,
    noUsage: "No calls in the last 30 days. Each fills its day here, with its chain, method and compute units.",
    plotLabel: (total, days, most, day) =>
      `${total} requests in ${days} days; the busiest day was ${day}, with ${most}. The figures are in the table below.`,
    heads: { requests: "Requests", units: "Compute units" },
    perDay: "Requests per day",
    byChain: "By chain",
    byMethod: "By method",
    share: "Share",
    all: "By day, chain and method",
    day: "Day",
    chain: "Chain",
    network: "Network",
    method: "Method",
    onEachPlan: "These calls on each plan",
    json: "Usage of 90 days as JSON",
    otherPlan: "Try another plan (a new account, with keys of its own)",
    ending: (keys) =>
      `Signing out deletes this account and its ${keys === 1 ? "key" : `${keys} keys`}: it has no password to sign in with again.`,
    endTitle: "Sign out and delete this account",
    endNow: "Delete account and sign out",
    keep: "Keep the account",
  },
  cn: {
    title: "你的账户",
    down: "账户服务暂时没有响应。你的密钥仍然可用，请一分钟后再试。",
    notices: {
      created: "密钥已创建。",
      renamed: "密钥已改名。",
      replaced: "密钥已更换，旧密钥即刻失效。",
      removed: "密钥已删除，即刻失效。",
      failed: "操作没有成功，没有任何改动，请一分钟后再试。",
      full: "每个账户最多 10 个密钥，请先删除一个。",
      invalid: "无法执行：密钥已不存在，或名称超过 40 个字符。",
    },
    deleted: "账户及其密钥已删除，你已退出登录。",
    plan: (name) => `当前套餐：${name}`,
    requests: "次请求",
    units: "计算单元",
    usedLabel: (used, total, unit) => `已用 ${used} / ${total} ${unit}`,
    used: (used, unit) => `今天已用 ${used} ${unit}`,
    left: (left, until) => `剩余 ${left}，将于 ${until} 重置`,
    reached: (until) => `已达到上限。${until} 之前的调用会返回 402。`,
    noCap: "该套餐没有每日上限。",
    perSecond: (count) => `每秒最多 ${count} 次请求。`,
    limits: "达到各项限制时会怎样",
    keys: "密钥",
    keysLede: "密钥是端点 URL 的最后一段。拿到 URL 的人就能使用你的套餐。",
    keysDocs: "如何保管密钥",
    noKeys: "还没有密钥。获取密钥，复制端点，发出第一次调用：一分钟即可。",
    name: "名称",
    newName: "新密钥的名称（可选）",
    endpoint: "端点",
    copyEndpoint: (name) => `复制 ${name} 的端点`,
    demo: "演示链",
    created: "创建于",
    lastUsed: "最近使用",
    never: "尚未使用",
    keyCalls: (count) => `90 天内 ${count} 次调用`,
    manage: "改名、更换或删除",
    save: "保存名称",
    replaceWarning: "名称不变，换成新的密钥，旧密钥即刻失效。",
    replaceNow: "更换这个密钥",
    removeWarning: "使用这个密钥的程序会立即被拒绝，且无法恢复。",
    removeNow: "删除这个密钥",
    createFirst: "获取密钥",
    create: "再获取一个密钥",
    calls: "最近的调用",
    callsLede: "最近七天内最新的 20 次调用，不保存参数和结果。被拒绝的调用也列在这里，但不计入用量。",
    failed: (failed, calls) => `${calls} 次中有 ${failed} 次返回错误。`,
    status: "状态",
    error: (status, code) => (code === null ? `${status}` : `${status}，错误 ${code}`),
    key: "密钥",
    time: "时间（UTC）",
    duration: "耗时",
    requestId: "请求 ID",
    callsJson: "以 JSON 查看这些调用",
    usage: "用量",
    usageLede: (from, to) => `${from}至${to}，按 UTC 日期统计。`,
    oneDay: (day) => `均为 ${day}（UTC）的调用。有第二天的调用后，这里会按天绘制图表。`,
    noUsage: "最近 30 天没有调用。之后的调用会按日期、链和方法显示在这里。",
    plotLabel: (total, days, most, day) =>
      `${days} 天共 ${total} 次请求，最多的一天是 ${day}，为 ${most}。具体数字见下表。`,
    heads: { requests: "请求数", units: "计算单元" },
    perDay: "每日请求数",
    byChain: "按链",
    byMethod: "按方法",
    share: "占比",
    all: "按日期、链和方法",
    day: "日期",
    chain: "链",
    network: "网络",
    method: "方法",
    onEachPlan: "这些调用在各套餐上的费用",
    json: "以 JSON 查看 90 天",
    otherPlan: "试用其他套餐（新账户，另有密钥）",
    ending: (keys) => `退出登录会连同 ${keys} 个密钥一起删除这个账户：它没有密码，无法再登录回来。`,
    endTitle: "退出登录并删除账户",
    endNow: "删除账户并退出",
    keep: "保留账户",
  },
});
