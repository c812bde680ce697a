import { renderToStaticMarkup } from "react-dom/server";

import { formatMoment } from "@/features/shared/locale";

import { noFilters } from "./filters";
import { messages } from "./messages";
import { NodeListWidget } from "./NodeListWidget";
import { rowOf } from "./testing/rowOf";

const draw = (failedSince: string | undefined, isMeasured: boolean) =>
  renderToStaticMarkup(
    <NodeListWidget
      locale="cn"
      rows={[rowOf("eth", { availability: isMeasured ? "99.90" : "99.99", isMeasured })]}
      filters={noFilters}
      isSample={false}
      failedSince={failedSince}
      base="/cn/nodes/"
    />,
  );

test("the first HTML says that the list is the built-in one, and marks the default as not measured", () => {
  const html = draw("2026-01-02T03:04:05.000Z", false);
  expect(html).toContain(messages.cn.unavailable);
  expect(html).toContain(`自 ${formatMoment("2026-01-02T03:04:05.000Z", "cn", "UTC")} 起`);
  expect(html).toContain("/cn/nodes/eth/");
  expect(html).not.toMatch(/<th[^>]*><\/th>/); // no head of days that nobody could read
  expect(html).toContain(`<strong>${messages.cn.notMeasured}</strong>${messages.cn.byDefault("99.99%")}`);
});

test("a list that was read says neither", () => {
  const html = draw(undefined, true);
  expect(html).not.toContain(messages.cn.unavailable);
  expect(html).not.toContain(messages.cn.notMeasured);
});
