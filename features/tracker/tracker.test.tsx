/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import { formatMoment, locales } from "@/features/shared/locale";

import { ChangeList } from "./ChangeList";
import { describeDay, describeWhole, describeWorst } from "./describeDay";
import { describeLatest } from "./describeLatest";
import { findIncidents } from "./findIncidents";
import { messages } from "./messages";
import { ReadingsEnd } from "./ReadingsEnd";
import { listHistoryDays } from "./toTrackerRows";
import { TrackerTable } from "./TrackerTable";

// Replaces the lazy component: it has not loaded yet when a page is rendered in one pass.
jest.mock(".", () => jest.requireActual("./TrackerBoard"));

const missing = { value: undefined, staleSince: undefined, failedSince: "2026-01-02T03:04:05.000Z" };
const history = (sample: boolean, staleSince?: string) => ({
  value: {
    sample,
    from: "2026-01-01",
    to: "2026-01-02",
    regions: ["nyc", "fra", "sgp"],
    protocols: { eth: { nyc: [100, null], fra: [null, null], sgp: [99, 100] }, "made-up": { nyc: [1, 1] } },
  },
  staleSince,
});
const now = new Date("2026-01-10T12:00:00Z");
const change = { id: "one", day: "2026-01-02", protocol: "eth", region: "fra", percent: 97.5, samples: 1440 };

test.each(locales)("without the availability service, tracker and incidents show a notice (%s)", (locale) => {
  for (const html of [
    renderToStaticMarkup(<TrackerTable history={missing} locale={locale} />),
    renderToStaticMarkup(<ChangeList changes={missing} reports={[]} limit={30} now={now} locale={locale} />),
  ]) {
    expect(html).toContain(messages[locale].down);
    expect(html).toContain(formatMoment(missing.failedSince, locale, "UTC"));
    expect(html).toContain('href=""');
  }
  expect(renderToStaticMarkup(<ReadingsEnd history={missing} now={now} locale={locale} />)).toBe("");
});

test("downtime is the mean of the measured regions, and an unknown chain is left out", () => {
  const html = renderToStaticMarkup(<TrackerTable history={history(false)} locale="en" />);
  // New York 0 and Singapore 14 minutes on the first day, nothing on the second.
  expect(html).toContain("7\u00a0min");
  expect(html).toContain("99.75");
  expect(html).not.toContain("made-up");
  expect(html).not.toContain("/demo-data/");
});

test("demo data is marked, and an old answer has its time", () => {
  const html = renderToStaticMarkup(<TrackerTable history={history(true, "2026-01-03T00:00:00.000Z")} locale="cn" />);
  expect(html).toContain('href="/cn/demo-data/"');
  expect(html).toContain(messages.cn.stale(formatMoment("2026-01-03T00:00:00Z", "cn", "UTC")));
  const changes = { sample: true, changes: [{ ...change, kind: "degraded" as const }] };
  const list = renderToStaticMarkup(
    <ChangeList changes={{ value: changes, staleSince: undefined }} reports={[]} limit={30} now={now} locale="cn" />,
  );
  expect(list).toContain('href="/cn/demo-data/"');
  expect(list).toContain("36\u00a0分钟");
  expect(list).toContain(messages.cn.stillDown);
  const newest = { ...changes, changes: [{ ...change, kind: "degraded" as const, day: "2026-01-09" }] };
  const early = renderToStaticMarkup(
    <ChangeList changes={{ value: newest, staleSince: undefined }} reports={[]} limit={30} now={now} locale="cn" />,
  );
  expect(early).toMatch(/尚不可知/);
  expect(list).not.toContain("次日");
});

test("a day tells its interruptions and the longest, and links the report of the one that has it", () => {
  const fall = { ...change, kind: "degraded" as const };
  const changes = [
    fall,
    { ...fall, id: "two", protocol: "sol", percent: 99 },
    { ...fall, id: "three", day: "2026-01-01" },
  ];
  const report = {
    path: "/incidents/one/",
    started: "2026-01-02T14:00:00Z",
    resolved: "2026-01-02T15:00:00Z",
    chains: ["eth"],
    regions: ["fra"],
  };
  const list = { value: { sample: false, changes }, staleSince: undefined };
  const html = renderToStaticMarkup(
    <ChangeList changes={list} reports={[report]} limit={30} now={now} locale="en" />,
  ).replaceAll("\u00a0", " ");
  const [first = "", second = ""] = html.split("</details>");
  expect(first.replace(/<[^>]+>/g, " ")).toMatch(
    /2 Jan 2026\s+2 interruptions\s+longest 36 min: Ethereum in Frankfurt\s+1 report/,
  );
  expect(first.match(/href="\/incidents\/one\/"/g)).toHaveLength(1);
  expect(second).toMatch(/1 interruption</);
  expect(second).not.toContain("/incidents/one/");
});

test("an incident ends with the next recovery of its chain in its region", () => {
  const changes = [
    { ...change, id: "three", day: "2026-01-04", kind: "recovered" as const },
    { ...change, id: "two", day: "2026-01-03", region: "nyc", kind: "recovered" as const },
    { ...change, kind: "degraded" as const },
  ];
  expect(findIncidents(changes)).toEqual([expect.objectContaining({ id: "one", recovered: "2026-01-04" })]);
});

test("of one day the worst incident is first, after later days", () => {
  const changes = [
    { ...change, id: "mild", percent: 99.8, kind: "degraded" as const },
    { ...change, id: "severe", percent: 91, protocol: "sol", kind: "down" as const },
    { ...change, id: "before", percent: 50, day: "2026-01-01", kind: "down" as const },
  ];
  expect(findIncidents(changes).map(({ id }) => id)).toEqual(["severe", "mild", "before"]);
  expect(describeLatest(changes, "en")).toMatch(/^Latest downtime: Solana in Frankfurt/);
});

test("the last day is summarized in one sentence", () => {
  const days = listHistoryDays(history(false).value);
  expect(describeDay(days[0], "en")).toBe("0 of 1 chains without downtime on 1\u00a0Jan; 1 had downtime");
  expect(describeWhole(days[0], "en")).toBe("0 of 1 chains without downtime on 1\u00a0Jan");
  expect(days[0]?.worst).toMatchObject([{ key: "eth", region: "sgp" }]);
  expect(describeDay(undefined, "cn")).toBeUndefined();
});

test("a chain of which a region was not measured is not one without downtime", () => {
  const { value } = history(false);
  const [, last] = listHistoryDays(value);
  expect(describeDay(last, "en")).toBe("0 of 1 chains without downtime on 2\u00a0Jan; 1 measured only in part");
  const full = { ...value, protocols: { eth: { nyc: [100], fra: [100], sgp: [100] } }, to: value.from };
  expect(describeDay(listHistoryDays(full)[0], "en")).toBe("1 of 1 chains without downtime on 1\u00a0Jan");
});

test("of equal downtime the number of the others is given", () => {
  const fall = { ...change, kind: "degraded" as const };
  const changes = [fall, { ...fall, region: "sgp" }, { ...fall, protocol: "sol", percent: 97.51 }];
  expect(describeLatest(changes, "en")).toMatch(/^Latest downtime: Ethereum in Frankfurt and 2 more, 2\sJan, 36\smin$/);
  const protocols = { btc: { nyc: [99] }, eth: { nyc: [100], fra: [99] } };
  const [day] = listHistoryDays({ ...history(false).value, protocols, to: "2026-01-01" });
  expect(day && describeWorst(day, "en")).toContain("Bitcoin in New York and 1 more");
  expect(day && describeWorst(day, "cn")).toContain("纽约的 Bitcoin 等 2 处");
});

test("days without incidents are good news", () => {
  const changes = { value: { sample: false, changes: [] }, staleSince: undefined };
  expect(
    renderToStaticMarkup(<ChangeList changes={changes} reports={[]} limit={30} now={now} locale="en" />),
  ).toContain(messages.en.noChanges);
});

test("the latest incident is named with place, day and minutes; a recovery is none", () => {
  const back = { ...change, id: "two", day: "2026-01-03", kind: "recovered" as const };
  expect(describeLatest([back, { ...change, kind: "degraded" }], "en")).toMatch(
    /^Latest downtime: Ethereum in Frankfurt, 2\sJan, 36\smin$/,
  );
  expect(describeLatest([back], "cn")).toBeUndefined();
});

test("the page says when its readings end, and a mark is divided from the words after it", () => {
  const html = renderToStaticMarkup(<ReadingsEnd history={history(true)} now={now} locale="en" />);
  expect(html).toMatch(
    /<\/a> Of 1 chains on 2\sJan, 1 measured only in part\. Readings end on 2\sJan\s2026 at 24:00 UTC/,
  );
  const early = <ReadingsEnd history={history(true)} now={new Date("2026-01-02T15:00:00Z")} locale="en" />;
  expect(renderToStaticMarkup(early)).toMatch(/2\sJan\s2026 is not over: each probe changes its figures/);
});
