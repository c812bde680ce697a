/** @jest-environment node */
import type { JsonObject } from "#cms/repository/domain/model/document.ts";
import {
  block,
  both,
  english,
  findings,
  hero,
  linking,
  makeDocument,
  slice,
  text,
  to,
} from "#cms/testing/siteFixtures.ts";

test("valid content has no findings", () => {
  const about = both({ uid: "about", slices: [hero(), text(block("heading2", "Our Team"), block("heading3", "Who"))] });
  // A link to the other language leads to the page's own.
  const other = linking({ link_type: "Document", id: "about-zh-cn" });
  expect(
    findings([to("/about/#our-team"), other, to("/data/a.json"), to("#contact"), to("https://example.org")], about),
  ).toEqual([]);
});

test("every address that visitors can follow has no finding, however it is written", () => {
  const written = [
    "/about",
    "/about?x=1",
    "/about#our-team",
    "/data/a.json",
    "HTTPS://Example.COM",
    "//cdn.example.com/y",
  ];
  const others = [
    "sms:+4940",
    "tel:+49 40 123",
    "mailto:a@b.example?subject=A B",
    "https://example.com/\u200bx",
    "#contact",
  ];
  const about = both({ uid: "about", slices: [hero(), text(block("heading2", "Our Team"))] });
  expect(findings([to("/about/"), ...[...written, ...others].map((url) => to(url))], about)).toEqual([]);
});

test("a button with a text and no link is found, since the page leaves it out", () => {
  const button = (link: JsonObject) => slice("media_text", { title: [block("heading2", "Title")], actions: [link] });
  const found = (link: JsonObject) => english(findings([to("/about/"), button(link)], both({ uid: "about" })));
  expect(found({ link_type: "Any", text: "Try it", variant: "Primary" })).toEqual([
    "links: home-en-us media_text[3].actions: has a button without a link, which is not shown: Try it",
  ]);
  expect(found({ link_type: "Web", url: "/about/", text: "Try it", variant: "Primary" })).toEqual([]);
  expect(found({ link_type: "Any" })).toEqual([]);
});

test.each([
  "https://[bad",
  "http://https://example.com",
  "https://example.com/%zz",
  "/%zz",
  "tel:nobody",
  "mailto:crew",
])("%s leads nowhere, and is found", (url) => {
  expect(english(findings([to("/about/"), to(url)], both({ uid: "about" })))).toEqual([
    `links: home-en-us rich_text[3].content: is no address: ${url}`,
  ]);
});

test.each([
  ["a page that does not exist", to("/nowhere/"), "leads to /nowhere/, which does not exist"],
  ["an anchor that does not exist", to("/about/#nobody"), "leads to #nobody, which /about/ does not have"],
  ["an anchor on the page itself", to("#nothing"), "leads to #nothing, which / does not have"],
  ["a redirect", to("/old/"), "leads over a redirect: /old/"],
  ["no address", to("about"), "is no address: about"],
  [
    "a document that is gone",
    linking({ link_type: "Document", id: "gone" }),
    "leads to a document that does not exist",
  ],
  [
    "a document without a page",
    linking({ link_type: "Document", id: "old-en-us" }),
    "leads to “old”, which has no page",
  ],
  [
    "a page that the other language alone has",
    linking({ link_type: "Document", id: "blockchain-consulting-zh-cn" }),
    "leads to “blockchain-consulting zh-cn” /cn/blockchain-consulting/, which is in another language",
  ],
  ["a file that is gone", linking({ link_type: "Media", name: "b.svg" }), "leads to no file: b.svg"],
])("a link to %s is found", (_, broken, message) => {
  const redirect = makeDocument({
    uid: "old",
    type: "redirect",
    data: { from: "/old/", to: { link_type: "Web", url: "/about/" } },
  });
  const alone = makeDocument({ uid: "blockchain-consulting", lang: "zh-cn" });
  const others = [...both({ uid: "about" }), redirect, alone];
  expect(english(findings([to("/about/"), broken], others))).toEqual([
    `links: home-en-us rich_text[3].content: ${message}`,
  ]);
});

const redirectTo = (uid: string, from: string, to_: JsonObject, over: JsonObject = {}) =>
  makeDocument({ uid, type: "redirect", data: { from, to: to_, both_languages: false, ...over } });
const web = (url: string) => ({ link_type: "Web", url });

test.each([
  ["another redirect", web("/other/"), {}, "leads over a redirect: /other/"],
  ["no page", web("/nowhere/"), {}, "leads to /nowhere/, which does not exist"],
  [
    "a page that one language lacks",
    web("/alone/"),
    { both_languages: true },
    "leads to /cn/alone/, which does not exist",
  ],
  [
    "a document without a page",
    { link_type: "Document", id: "other-en-us" },
    {},
    "leads to “other”, which has no page",
  ],
  ["a document that is gone", { link_type: "Document", id: "gone" }, {}, "leads to a document that does not exist"],
])("a redirect to %s is found", (_, target, over, message) => {
  const others = [
    ...both({ uid: "about" }),
    makeDocument({ uid: "alone" }),
    redirectTo("other", "/other/", web("/about/"), { both_languages: true }),
    redirectTo("tested", "/tested/", target, over),
  ];
  const found = findings([to("/about/"), to("/alone/")], others).filter((line) => line.startsWith("redirects"));
  expect(found).toEqual([`redirects: tested-en-us to: ${message}`]);
});

test("a page's own questions, sections, methods and legal versions are anchors", () => {
  const reference = both({
    uid: "reference",
    slices: [
      hero(),
      slice("faq", {
        anchor: "questions",
        questions: [{ question: "How fast?", answer: [block("paragraph", "Very.")] }],
      }),
      slice("method_reference", { family: "evm" }),
      slice("data_table", { title: [block("heading2", "What it costs")] }),
      slice("legal_text", { content: [block("heading2", "一、范围")] }),
    ],
  });
  const anchors = ["questions", "how-fast", "evm-read", "eth_call", "what-it-costs", "versions", "一-范围"];
  expect(
    findings(
      anchors.map((anchor) => to(`/reference/#${anchor}`)),
      reference,
    ),
  ).toEqual([]);
});
