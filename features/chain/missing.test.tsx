/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import { findChain } from "@/features/shared/catalogue/catalogue";
import { formatMoment, locales } from "@/features/shared/locale";

import { ChainAvailability } from "./ChainAvailability";
import { ChainMethods } from "./ChainMethods";
import { messages } from "./messages";

const missing = { value: undefined, staleSince: undefined, failedSince: "2026-01-02T03:04:05.000Z" };
const day = { samples: 1440, reachable: 1430, p50: 12, p95: 20, behind: 0 };
const history = (sample: boolean) => ({
  value: {
    protocol: "eth",
    sample,
    from: "2026-01-01",
    to: "2026-01-02",
    days: [
      { day: "2026-01-01", regions: { nyc: day, fra: null, sgp: null } },
      { day: "2026-01-02", regions: { nyc: day, fra: day, sgp: null } },
    ],
  },
  staleSince: undefined,
});

test.each(locales)("without history and prices, the page says so (%s)", (locale) => {
  const chain = findChain("eth");
  if (!chain) throw new Error("eth is in the catalogue");
  const since = formatMoment(missing.failedSince, locale, "UTC");
  const availability = renderToStaticMarkup(<ChainAvailability history={missing} locale={locale} />);
  expect(availability).toContain(messages[locale].historyDown);
  expect(availability).toContain(since);
  const methods = renderToStaticMarkup(
    <ChainMethods chain={chain} prices={missing} checks={undefined} descriptions={[]} locale={locale} />,
  );
  expect(methods).toContain(messages[locale].pricesDown);
  expect(methods).toContain(since);
});

test("days without a measurement are gaps, in the bars and in the table, and count for nothing", () => {
  const html = renderToStaticMarkup(<ChainAvailability history={history(false)} locale="en" />);
  // New York and Frankfurt have a mean of 99.30; Singapore has none.
  expect(html.match(/99\.30%/g)).toHaveLength(2);
  expect(html.match(new RegExp(messages.en.gap, "g"))?.length).toBeGreaterThanOrEqual(4);
  expect(html).toContain("1,430 / 1,440");
  expect(html).not.toContain("/demo-data/");
});

test("a chain page marks demo data", () => {
  const html = renderToStaticMarkup(<ChainAvailability history={history(true)} locale="en" />);
  expect(html).toContain('href="/demo-data/"');
});
