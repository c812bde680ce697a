/** @jest-environment node */
import { globSync, readFileSync } from "node:fs";

import { withSharedLimits } from "../../features/shared/contracts/planLimits.ts";
import { rpcLimits } from "../../features/shared/contracts/rpcGateway.ts";
import { testSample } from "../../features/shared/testing/testSample.ts";
import { readPlans } from "../../services/platform/priceFiles.ts";

const plans = readPlans("content/data").plans.map(withSharedLimits);
const number = (value: number) => value.toLocaleString("en");
const millions = (value: number) => `${value / 1e6} million`;
const tenThousands = (value: number) => (value < 1e8 ? `${number(value / 1e4)} 万` : `${value / 1e8} 亿`);

/** How a text would state each limit, in both languages. */
const statements = plans.flatMap((plan) => [
  ...say(plan.requestsPerDay, [
    (figure) => `${figure} (free )?requests`,
    (figure) => `${figure} 次(免费)?请求`,
    (figure) => `Free (plan’s|套餐) ${figure}`,
  ]),
  ...say(plan.requestsPerSecond, [
    (figure) => `${figure} (requests|calls) (per|a) second`,
    (figure) => `${figure} a second of ${plan.name}`,
    (figure) => `${plan.name} 每秒 ${figure} 次`,
    (figure) => `每秒 ${figure} 次请求`,
  ]),
  ...say(plan.computeUnits, [(_, value) => `${millions(value)} (compute units|CU)`], []),
  ...say(plan.computeUnits, [(_, value) => `${tenThousands(value)} ?(个?计算单元|CU)`], []),
  ...say(plan.logBlocks, [
    (figure) => `(?<!last )${figure} blocks`,
    (figure) => `(查询|最多|不超过|限制是) ?${figure} 个区块`,
  ]),
  ...say(plan.batchCalls, [(figure) => `(a batch|up to) ${figure} calls`, (figure) => `(一批|端点)最多 ${figure} 个`]),
  ...say(plan.socketsPerKey, [
    (figure) => `${figure} connections (a|per) key`,
    (figure) => `密钥 ${figure} [条个]连接`,
  ]),
  ...say(plan.subscriptionsPerSocket, [
    (figure) => `${figure} subscriptions (a|per) conn`,
    (figure) => `连接 ${figure} 个订阅`,
  ]),
]);

const ofGateway = [
  ...say(rpcLimits.bodyBytes / 1_048_576, [(figure) => `(body|请求体)[^.。]{0,12} ${figure} MiB`]),
  ...say(rpcLimits.answerBytes / 1_048_576, [(figure) => `${figure} MiB`]),
  ...say(rpcLimits.traceMs / 1_000, [(figure) => `${figure} (seconds|秒)`]),
];

type Write = (figure: string, value: number) => string;

function say(value: number | undefined, ways: Write[], none: string[] = []): string[] {
  return value === undefined ? none : ways.map((way) => way(number(value), value));
}

const pattern = new RegExp(
  [...new Set([...statements, ...ofGateway])].map((one) => `(?<![\\d,.])${one.replaceAll(" ", "[ \u00a0]")}`).join("|"),
  "g",
);

// A contract is dated and states its figures itself; raw-data adds up at a rate that it assumes; the reference of the
// gateway is generated from the limits.
const apart = /subscription-policy|raw-data|docs_page\/api-/;
const texts = globSync(["content/documents/*/*/*.json", "features/**/*.{ts,tsx}", "app/**/*.{ts,tsx}"]).filter(
  (path) => !apart.test(path) && !/\.test\.|\/testing\//.test(path),
);

test("no number of a limit stands twice: texts take each by its placeholder", () => {
  const found = texts.flatMap((path) =>
    Array.from(readFileSync(path, "utf8").matchAll(pattern), ([words]) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
});

testSample("the contract states the figures of the plans", () => {
  const read = (lang: string) =>
    readFileSync(`content/documents/${lang}/page/subscription-policy.json`, "utf8").replaceAll("\u00a0", " ");
  for (const { requestsPerDay, computeUnits, requests, requestsPerSecond } of plans.filter(({ isFrom }) => !isFrom)) {
    const rate = requests === undefined ? undefined : requestsPerSecond;
    const figures = [requestsPerDay, rate].flatMap((value) => (value === undefined ? [] : number(value)));
    for (const figure of figures)
      expect([read("en-us"), read("zh-cn")].every((text) => text.includes(figure))).toBe(true);
    if (computeUnits === undefined) continue;
    expect(read("en-us")).toContain(millions(computeUnits));
    expect(read("zh-cn")).toContain(tenThousands(computeUnits));
  }
});
