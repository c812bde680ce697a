/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import { formatMoment, locales } from "@/features/shared/locale";

import { ChangeList } from "./ChangeList";
import { messages } from "./messages";
import { TrackerTable } from "./TrackerTable";

// Replaces the lazy component: it has not loaded yet when a page is rendered in one pass.
jest.mock(".", () => jest.requireActual("./ChainFilter"));

const missing = { value: undefined, staleSince: undefined, failedSince: "2026-01-02T03:04:05.000Z" };
const history = (sample: boolean, staleSince?: string) => ({
  value: {
    ...{ sample, from: "2026-01-01", to: "2026-01-02", regions: ["nyc", "fra", "sgp"] },
    protocols: { eth: { nyc: [100, null], fra: [null, null], sgp: [99, 100] }, "made-up": { nyc: [1, 1] } },
  },
  staleSince,
});
const change = { id: "one", day: "2026-01-02", protocol: "eth", region: "fra", percent: 97.5, samples: 1440 };

test.each(locales)("without the availability service, tracker and changes say so (%s)", (locale) => {
  for (const html of [
    renderToStaticMarkup(<TrackerTable history={missing} availability={undefined} locale={locale} />),
    renderToStaticMarkup(<ChangeList changes={missing} limit={30} locale={locale} />),
  ]) {
    expect(html).toContain(messages[locale].down);
    expect(html).toContain(formatMoment(missing.failedSince, locale, "UTC"));
    expect(html).toContain('href=""');
  }
});

test("a region nobody measured is a gap and takes no part in the mean; an unknown chain is left out", () => {
  const html = renderToStaticMarkup(<TrackerTable history={history(false)} availability={undefined} locale="en" />);
  expect(html).toContain("100.00");
  expect(html).toContain("99.50");
  // (100 + 99.5) / 2.
  expect(html).toContain("<td>99.75</td>");
  expect(html).toContain(messages.en.gap);
  expect(html).not.toContain("made-up");
  expect(html).not.toContain(messages.en.sample);
});

test("the figures are those that every other page has, which weigh days by their probes", () => {
  const availability = { eth: { nyc: 99.98, sgp: 99.95 } };
  const html = renderToStaticMarkup(<TrackerTable history={history(false)} availability={availability} locale="en" />);
  expect(html).toContain("99.98");
  expect(html).toContain("99.95");
  expect(html).toContain("<td>99.96</td>");
});

test("sample data is called that, and an old answer has its time", () => {
  const html = renderToStaticMarkup(
    <TrackerTable history={history(true, "2026-01-03T00:00:00.000Z")} availability={undefined} locale="cn" />,
  );
  expect(html).toContain(messages.cn.sample);
  expect(html).toContain(messages.cn.stale(formatMoment("2026-01-03T00:00:00Z", "cn", "UTC")));
  const changes = { sample: true, changes: [{ ...change, kind: "degraded" as const }] };
  const list = renderToStaticMarkup(
    <ChangeList changes={{ value: changes, staleSince: undefined }} limit={30} locale="cn" />,
  );
  expect(list).toContain(messages.cn.sample);
  expect(list).toContain(messages.cn.kinds.degraded);
});

test("days without changes are good news", () => {
  const changes = { value: { sample: false, changes: [] }, staleSince: undefined };
  expect(renderToStaticMarkup(<ChangeList changes={changes} limit={30} locale="en" />)).toContain(
    messages.en.noChanges,
  );
});
