import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";

import { pastedText } from "@/features/shared/testing/pastedText";

import { describePlans } from "./describePlans";
import { describePage, describeQuestions, describeTrail, describeWriting } from "./page";
import type { PageFacts } from "./page";
import { describeOrganization, describeSite } from "./site";
import { StructuredData } from "./StructuredData";

const facts: PageFacts = {
  origin: "https://halyard.example",
  locale: "cn",
  path: "/cn/docs/limits/",
  title: "限制",
  description: "每个套餐的限制",
  image: "/og/cn/docs/limits/card.png",
  changed: "2026-11-21T07:44:43+0000",
  above: [
    { path: "/cn/", title: "首页" },
    { path: "/cn/docs/", title: "文档" },
  ],
};

const company = {
  origin: "https://halyard.example",
  name: "Halyard",
  legalName: "Halyard Pte. Ltd.",
  description: "Nodes",
  postalAddress: "Singapore",
  supportEmail: "support@halyard.example",
  salesEmail: "",
  social: [],
};

test("a site's search is named in its own language, with the place of the words", () => {
  expect(describeSite(company, "cn")).toMatchObject({
    "@id": "https://halyard.example/cn/#website",
    inLanguage: "zh-CN",
    publisher: { "@id": "https://halyard.example/#organization" },
    potentialAction: {
      target: { urlTemplate: "https://halyard.example/cn/search/?q={search_term_string}" },
      "query-input": "required name=search_term_string",
    },
  });
});

test("an empty address is left out of the ways to reach the company", () => {
  expect(describeOrganization(company)).toMatchObject({
    contactPoint: [{ contactType: "customer support", email: "support@halyard.example" }],
  });
});

test("the breadcrumbs run from the home page to the page itself, with absolute URLs", () => {
  expect(describeTrail(facts)).toMatchObject({
    itemListElement: [
      { position: 1, item: "https://halyard.example/cn/" },
      { position: 2, name: "文档" },
      { position: 3, name: "限制", item: "https://halyard.example/cn/docs/limits/" },
    ],
  });
  expect(describeTrail({ ...facts, above: [] })).toBeUndefined();
});

test("dates carry their zone with a colon, as search engines want it", () => {
  expect(describePage(facts)).toMatchObject({ dateModified: "2026-11-21T07:44:43+00:00" });
  const writing = describeWriting(facts, {
    kind: "BlogPosting",
    published: "2026-06-09",
    author: "Halyard engineering",
  });
  expect(writing).toMatchObject({ datePublished: "2026-06-09", author: { name: "Halyard engineering" } });
});

test("a page without questions is no list of questions", () => {
  expect(describeQuestions(facts, [])).toBeUndefined();
  expect(describeQuestions(facts, [{ question: "Q", answer: "A" }])).toMatchObject({
    mainEntity: [{ name: "Q", acceptedAnswer: { text: "A" } }],
  });
});

test("a plan without a price is no offer, and a price from an amount on is a minimum", () => {
  const list = {
    currency: "USD",
    plans: [
      { id: "start", name: "Start", pricePerMonth: 49, labels: [] },
      { id: "dedicated", name: "Dedicated", pricePerMonth: 1000, isFrom: true, labels: [] },
      { id: "enterprise", name: "Enterprise", labels: ["Contact"] },
    ],
  };
  const products = describePlans(facts, { name: "Halyard", list, describe: ({ id }) => id });
  expect(products).toMatchObject([
    { name: "Halyard Start", description: "start", offers: { price: 49, priceCurrency: "USD" } },
    { name: "Halyard Dedicated", offers: { priceSpecification: { minPrice: 1000 } } },
  ]);
  expect(products[1]).not.toHaveProperty("offers.price");
});

test("no text in structured data can close its script element", () => {
  const markup = renderToStaticMarkup(<StructuredData things={[{ "@type": "Thing", name: "</script><b>" }]} />);
  expect(markup).not.toContain("<b>");
  const block = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(markup)?.[1] ?? "";
  expect(JSON.parse(block)).toMatchObject({ "@graph": [{ name: "</script><b>" }] });
});

test("any pasted text results in one script with exactly that text", () => {
  const property = fc.property(pastedText(), (text) => {
    const html = renderToStaticMarkup(<StructuredData things={[describePage({ ...facts, title: text })]} />);
    const [, json = ""] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
    expect(JSON.parse(json)["@graph"][0].name).toBe(text);
  });
  fc.assert(property, { numRuns: 150 });
});
