/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import { formatMoment, locales } from "@/features/shared/locale";

import { messages } from "@/features/shared/plans/messages";
import { PlanCards } from "./PlanCards";
import { PlanTable } from "./PlanTable";

const missing = { value: undefined, staleSince: undefined, failedSince: "2026-01-02T03:04:05.000Z" };
const value = {
  currency: "USD",
  plans: [
    { id: "free", name: "Free", pricePerMonth: 0, requestsPerDay: 40_000, rollOver: false, hasArchive: false },
    {
      id: "unlimited",
      name: "Unlimited",
      pricePerMonth: 499,
      requests: "Unlimited",
      requestsPerSecond: 60,
      hasArchive: true,
    },
    { id: "enterprise", name: "Enterprise", labels: ["Contact", "Custom", "Individual"] },
  ],
};

test.each(locales)("without prices, cards and table show a notice (%s)", (locale) => {
  for (const html of [
    renderToStaticMarkup(<PlanCards plans={missing} locale={locale} accountUrl="/a/" keyUrl="#get-key" />),
    renderToStaticMarkup(<PlanTable plans={missing} locale={locale} />),
  ]) {
    expect(html).toContain(messages[locale].down);
    expect(html).toContain(formatMoment(missing.failedSince, locale, "UTC"));
  }
});

test("the last good prices are shown with their time", () => {
  const html = renderToStaticMarkup(
    <PlanCards
      plans={{ value, staleSince: "2026-01-02T03:04:05.000Z" }}
      locale="en"
      accountUrl="/a/"
      keyUrl="#get-key"
    />,
  );
  expect(html).toContain(messages.en.stale(formatMoment("2026-01-02T03:04:05.000Z", "en", "UTC")));
});

test("in Chinese the price service's own words are Chinese too", () => {
  const html = renderToStaticMarkup(
    <PlanCards plans={{ value, staleSince: undefined }} locale="cn" accountUrl="/a/" keyUrl="#get-key" />,
  );
  expect(html).toMatch(/面议.*定制.*单独商定/s);
  expect(html).not.toMatch(/>Contact<|Custom|Individual/);
});

test("a plan has its requests or Unlimited, its price a month and a way to buy it; an enterprise plan its labels", () => {
  const html = renderToStaticMarkup(
    <PlanCards plans={{ value, staleSince: undefined }} locale="en" accountUrl="/account/" keyUrl="#get-key" />,
  );
  for (const words of [
    "40,000 requests per day",
    "$499",
    "no daily or monthly limit, up to 60 requests per second.",
    "/month",
    "Contact",
    "Custom",
    "Individual",
  ]) {
    expect(html).toContain(words);
  }
  expect(html).toMatch(/href="\/account\/\?plan=unlimited"|data-plan="unlimited"/);
});

test("the table has a column a plan: what it includes, and what happens at its limit", () => {
  const html = renderToStaticMarkup(<PlanTable plans={{ value, staleSince: undefined }} locale="en" />);
  const readRow = (head: string) =>
    new RegExp(`<th scope="row">${head}</th>(.*?)</tr>`)
      .exec(html)?.[1]
      ?.replace(/<svg.*?<\/svg>/g, "yes")
      .replace(/<[^>]+>/g, "|");
  expect(readRow("Requests per second")?.match(/[^|]+/g)).toEqual(["–", "60", "By contract"]);
  expect(readRow("Compute units per second \\(eth_call\\)")?.match(/[^|]+/g)).toEqual(["–", "1,200", "By contract"]);
  expect(readRow("Archive data")?.match(/[^|]+/g)).toEqual(["–", "Not included", "yes", "By contract"]);
  expect(readRow("Availability \\(SLA\\)")?.match(/[^|]+/g)).toEqual(["–", "Not included", "99.9%", "By contract"]);
  expect(readRow("At the limit")).toContain("402 until 00:00 UTC");
});
