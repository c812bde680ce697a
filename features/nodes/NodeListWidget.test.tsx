import { renderToStaticMarkup } from "react-dom/server";

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
  expect(html).toContain("自 2026 年 1 月 2 日 03:04 UTC 起");
  expect(html).toContain("/cn/nodes/eth/");
  expect(html).toMatch(new RegExp(`99\\.99%<small>${messages.cn.notMeasured}</small>`));
});

test("a list that was read says neither", () => {
  const html = draw(undefined, true);
  expect(html).not.toContain(messages.cn.unavailable);
  expect(html).not.toContain("<small>");
});
