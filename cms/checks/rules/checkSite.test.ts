/** @jest-environment node */
import type { JsonObject } from "#cms/repository/domain/model/document.ts";
import { readDocument } from "#cms/repository/domain/model/readDocument.ts";
import { parityTable } from "#cms/cli/check/parityTable.ts";
import {
  block,
  both,
  english,
  findings,
  hero,
  makeDocument,
  makeSite,
  models,
  slice,
  text,
  to,
} from "#cms/testing/siteFixtures.ts";

import { checkForms } from "./checkForms.ts";
import { checkNames } from "./checkNames.ts";
import { checkSite } from "./checkSite.ts";
import { toSite } from "./site.ts";

test.each([
  ["no first heading", [text(block("paragraph", "Words"))], "has 0 headings of the first level"],
  ["two first headings", [hero(), hero()], "has 2 headings of the first level"],
  ["a skipped level", [hero(), text(block("heading3", "Deep"))], "“Deep” is of level 3 after one of level 1"],
])("a page with %s is found", (_, slices, message) => {
  const found = findings([to("/odd/")], both({ uid: "odd", slices }));
  expect(english(found)).toEqual([`headings: /odd/: ${message}`]);
});

test("an empty slice and a second main heading are named with their places", () => {
  const page = makeDocument({ uid: "odd", slices: [hero(), slice("media_text", {}), hero("Again")] });
  const found = checkSite(makeSite([page])).flatMap(({ details }) => (details ? [details] : []));
  const places = found.map(({ kind, field }) => `${kind} ${field}`);
  expect(places).toContain("slice-empty data.slices[1](media_text)");
  expect(places).toContain("heading-second data.slices[2](hero).primary.title[0]");
});

test("a slice with a title and no entries is named with its list", () => {
  const title = [block("heading2", "Questions")];
  const faq = (questions: JsonObject[]) => slice("faq", { title, questions });
  const empty = (questions: JsonObject[]) =>
    checkSite(makeSite([makeDocument({ uid: "odd", slices: [hero(), faq(questions)] })])).flatMap(({ details }) =>
      details?.kind === "slice-list-empty" ? [`${details.level} ${details.field}`] : [],
    );
  expect(empty([])).toEqual(["warning data.slices[1](faq).primary.questions"]);
  expect(empty([{ question: "Why?", answer: [block("paragraph", "So.")] }])).toEqual([]);
});

test("a missing main heading leads to the field where it belongs", () => {
  const page = makeDocument({ uid: "odd", slices: [text(block("paragraph", "Words")), slice("hero", {}, "compact")] });
  const found = checkSite(makeSite([page])).flatMap(({ details }) => (details ? [details] : []));
  expect(found).toContainEqual(
    expect.objectContaining({ kind: "heading-first", field: "data.slices[1](hero).primary.title" }),
  );
});

test("a form that cannot be filled in, or reaches nobody, is found at its fields", () => {
  const check = (data: JsonObject) =>
    checkForms({ subjects: [{ ...makeDocument({ uid: "event", slices: [] }), type: "form", data }] }).map(
      ({ details }) => `${details?.level} ${details?.kind} ${details?.field}`,
    );
  const choices = [block("paragraph", "Monday")];
  const whole = [
    { label: "Name", kind: "text" },
    { label: "Day", kind: "one choice", choices },
  ];
  expect(check({ fields: whole, recipients: "ann@example.com, team@{{email_domain}}" })).toEqual([]);
  expect(check({ fields: [{ label: "Days", kind: "several choices" }], recipients: "ann" })).toEqual([
    "error form-choices data.fields[0].choices",
    "error form-recipient data.recipients",
  ]);
  expect(check({ fields: [{ label: null }] })).toEqual(["error form-empty data.fields"]);
});

test("headings of a section count for the page that shows it, in the page's language, and are found at its slice", () => {
  const section = (lang: string, ...slices: JsonObject[]) =>
    makeDocument({ type: "section", uid: "part", lang, data: { title: "Part" }, slices });
  const shows = { ...slice("shared_section", { section: { link_type: "Document", id: "part-en-us" } }), id: "shows" };
  const page = makeDocument({ uid: "odd", lang: "zh-cn", slices: [to("/cn/odd/#deep"), shows, hero("Second")] });
  const documents = [section("en-us", text(block("paragraph", "Words"))), page];
  const found = checkSite(makeSite([...documents, section("zh-cn", hero("First"), text(block("heading2", "Deep")))]));
  const places = found.flatMap(({ details }) => (details ? [`${details.kind} ${details.field} ${details.slice}`] : []));
  expect(places).toContain("heading-second data.slices[2](hero).primary.title[0] hero$3");
  expect(places.filter((one) => /heading-first|link-anchor/.test(one))).toEqual([]);
  const twice = makeDocument({ uid: "twice", lang: "zh-cn", slices: [hero(), shows] });
  const second = checkSite(makeSite([...documents, section("zh-cn", hero("First")), twice]));
  expect(second.map(({ details }) => `${details?.kind} ${details?.field}`)).toContain(
    "heading-second data.slices[1](shared_section)",
  );
});

test("a chain's page has the chain's name as its first heading", () => {
  const page = both({ uid: "eth", slices: [slice("chain", { chain: "eth" })] });
  expect(findings([to("/eth/")], page)).toEqual([]);
});

test.each([
  [{ summary: "" }, "description: /odd/: has no description"],
  [{ meta_title: "x".repeat(61) }, `title: /odd/: the title is 61 wide, at most 60: “${"x".repeat(61)}”`],
  [
    { meta_description: "字".repeat(81) },
    `description: /odd/: the description is 162 wide, at most 160: “${"字".repeat(81)}”`,
  ],
  [{ title: "", meta_title: "" }, "title: /odd/: has no title"],
])("a head such as %j is found", (data, message) => {
  expect(
    english(findings([to("/odd/")], both({ uid: "odd", data }))).filter((line) => !line.startsWith("translation")),
  ).toEqual([message]);
});

test("duplicate titles are found, and a template's title is measured with the longest name", () => {
  const same = [...both({ uid: "a", data: { title: "Same" } }), ...both({ uid: "b", data: { title: "Same" } })];
  expect(english(findings([to("/a/"), to("/b/")], same))).toEqual(["title: /b/: has the title of /a/: “Same”"]);
  const template = both({
    uid: "node",
    type: "page_template",
    data: { pattern: "nodes/[node]", title: `{name} ${"x".repeat(52)}` },
  });
  expect(english(findings([to("/nodes/eth/")], template))).toEqual([
    `title: /nodes/[node]/: the title is 61 wide, at most 60: “Ethereum ${"x".repeat(52)}”`,
  ]);
});

test("a picture without alternative text and a missing picture are found", () => {
  const picture = (image: JsonObject) => slice("media_text", { image }, "figure");
  const found = findings([picture({ url: "a.svg", alt: null }), picture({ url: "b.svg", alt: "B" })]);
  expect(english(found)).toEqual([
    "alt text: home-en-us media_text[2].image: a.svg has no alternative text",
    "pictures: home-en-us media_text[3].image: shows b.svg, which does not exist",
  ]);
});

test("an unknown icon and an unknown chain are found", () => {
  const features = slice("features", { features: [{ icon: "unicorn", title: "A" }] });
  const head = {
    id: "x-en",
    type: "page",
    uid: "x",
    lang: "en-us",
    group: "x",
    first_publication_date: "2026-01-01T00:00:00+0000",
    last_publication_date: "2026-01-01T00:00:00+0000",
  };
  const { problems } = readDocument(JSON.stringify({ ...head, data: { slices: [features] } }), models);
  const site = makeSite(both({ uid: "home" }), {
    bad: [{ file: "x.json", problems }],
  });
  expect(checkSite(site).map(({ rule, where }) => `${rule}: ${where}`)).toEqual([
    expect.stringMatching(/^icons: x\.json .*features\[0\]\.icon$/),
  ]);
  expect(english(findings([slice("chain", { chain: "nope" }, "related")]))).toEqual([
    "icons: home-en-us chain[2].chain: there is no chain nope, and no icon for it",
  ]);
});

test.each([
  ["marketplace_project", []],
  ["case_study", ["icons"]],
])("a %s may name a family instead of chains: %j", (type, rules) => {
  const named = makeDocument({ uid: "viem", type, data: { chains: "evm" } });
  expect(checkNames(toSite(makeSite([named]))).map(({ rule }) => rule)).toEqual(rules);
});

test("an unlinked page is found, and slices that list pages count as links", () => {
  expect(english(findings([], both({ uid: "lonely" })))).toEqual(["orphans: /lonely/: no page leads here"]);
  const child = both({ uid: "child" }).map((document) => ({
    ...document,
    data: { ...document.data, parent: { link_type: "Document", id: `home-${document.lang}` } },
  }));
  expect(findings([slice("child_pages", { kind: "children" })], child)).toEqual([]);
});

test("a page without a translation is found, except the one that exists in Chinese only", () => {
  const alone = [makeDocument({ uid: "new" }), makeDocument({ uid: "blockchain-consulting", lang: "zh-cn" })];
  const found = checkSite(makeSite([...both({ uid: "home", slices: [hero(), to("/new/")] }), ...alone]));
  expect(found.filter(({ rule }) => rule === "counterpart")).toMatchObject([
    { rule: "counterpart", where: "new-en-us", message: "has no page in zh-cn" },
  ]);
});

test("a text that was not translated, or is filled in one language only, is found", () => {
  const page = (lang: string, lede: string) =>
    makeDocument({
      uid: "home",
      lang,
      slices: [slice("hero", { title: [block("heading1", "H")], lede: lede ? [block("paragraph", lede)] : [] })],
    });
  const messages = (en: string, cn: string) =>
    checkSite(makeSite([page("en-us", en), page("zh-cn", cn)])).map(({ rule, message }) => `${rule}: ${message}`);
  expect(messages("Nodes for every chain there is", "Nodes for every chain there is")).toEqual([
    "translation: is still English: “Nodes for every chain there is”",
  ]);
  expect(messages("Nodes", "")).toEqual(["translation: is empty, but filled in English"]);
  expect(messages("", "节点")).toEqual(["translation: is empty, but filled in Chinese"]);
  expect(messages("我们的节点", "节点")).toEqual(["translation: is still Chinese: “我们的节点”"]);
});

test("the parity table counts each language and lists outdated documents", () => {
  const [english, chinese] = both({ uid: "home" });
  if (!english || !chinese) throw new Error("two documents are expected");
  const later = { ...english, last_publication_date: "2026-01-04T00:00:00+0000" };
  expect(parityTable(makeSite([later, chinese, makeDocument({ uid: "new" })])).split("\n")).toEqual([
    "type  en-us  zh-cn  out of date",
    "page      2      1            2",
    "  home: zh-cn is 3 days behind",
    "  new: only in en-us",
  ]);
});

test("an unknown or empty placeholder is found, except in code", () => {
  const settings = both({ uid: "settings", type: "settings", data: { site_name: "Acme" } });
  const slices = [
    text(block("paragraph", "By {{brand}} and {{brnad}}"), block("paragraph", "{{legal_name}}")),
    text(block("preformatted", "<p>{{x}}</p>")),
  ];
  const found = english(findings(slices, settings)).filter((line) => line.includes("{{"));
  expect(found).toEqual([
    expect.stringMatching(/^names: home-en-us .*: there is no \{\{brnad\}\}, only brand, /),
    expect.stringMatching(/: the settings have no value for \{\{legal_name\}\}$/),
  ]);
});

test("a starter's sentence that is left is found, and its short words are not", () => {
  const slices = [
    text(block("heading2", "How it works"), block("paragraph", "Answer in one or two sentences.")),
    text(block("paragraph", "We answer in one or two sentences.")),
  ];
  const found = english(findings(slices, [])).filter((line) => line.startsWith("sample text"));
  expect(found).toEqual([expect.stringMatching(/^sample text: home-en-us .*content/)]);
});
