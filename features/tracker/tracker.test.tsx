/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import { locales } from "@/features/shared/locale";

import { ChangeList } from "./ChangeList";
import { messages } from "./messages";
import { TrackerTable } from "./TrackerTable";

const missing = { value: undefined, staleSince: undefined };
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
    renderToStaticMarkup(<TrackerTable history={missing} locale={locale} />),
    renderToStaticMarkup(<ChangeList changes={missing} limit={30} locale={locale} />),
  ]) {
    expect(html).toContain(messages[locale].down);
  }
});

test("a region nobody measured is a gap and takes no part in the mean; an unknown chain is left out", () => {
  const html = renderToStaticMarkup(<TrackerTable history={history(false)} locale="en" />);
  expect(html).toContain("100.00");
  expect(html).toContain("99.50");
  // (100 + 99 + 100) / 3, floored.
  expect(html).toContain("99.66 %");
  expect(html).toContain(messages.en.gap);
  expect(html).not.toContain("made-up");
  expect(html).not.toContain(messages.en.sample);
});

test("sample data is called that, and an old answer has its time", () => {
  const html = renderToStaticMarkup(<TrackerTable history={history(true, "2026-01-03T00:00:00.000Z")} locale="cn" />);
  expect(html).toContain(messages.cn.sample);
  expect(html).toContain(messages.cn.stale("2026-01-03T00:00:00.000Z"));
  const changes = { sample: true, changes: [{ ...change, kind: "degraded" as const }] };
  const list = renderToStaticMarkup(<ChangeList changes={{ ...missing, value: changes }} limit={30} locale="cn" />);
  expect(list).toContain(messages.cn.sample);
  expect(list).toContain(messages.cn.kinds.degraded);
});

test("days without changes are good news", () => {
  const changes = { value: { sample: false, changes: [] }, staleSince: undefined };
  expect(renderToStaticMarkup(<ChangeList changes={changes} limit={30} locale="en" />)).toContain(
    messages.en.noChanges,
  );
});
