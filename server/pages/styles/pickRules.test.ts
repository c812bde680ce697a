/** @jest-environment node */
import { HtmlDocument } from "../HtmlDocument.ts";
import { collectPageParts, dropUnused, pickRules, writeSheet } from "./pickRules.ts";
import { readSheet } from "./readSheet.ts";

const { elements } = new HtmlDocument(
  '<html lang="en"><a class="a" data-a="b"><p><i>text</i></p><svg data-empty="" class="-9z"></svg></a>',
);
const parts = collectPageParts(elements);
const pick = (css: string) => writeSheet(pickRules(readSheet(css, "/_next/static/a/b.css"), parts));

test.each([
  ["rules of classes that are there stay, others leave", ".a{x:1}.b{x:2}.a .b{x:3}", ".a{x:1}"],
  ["so do escaped names", ".-\\39 z p,.-\\39 z{x:1}.-\\38 z{x:2}", ".-\\39 z p,.-\\39 z{x:1}"],
  ["a selector without class stays", "p>a:hover,[open],*{x:1}", "p>a:hover,[open],*{x:1}"],
  ["elements that are not there take their rules along", "a:hover b,ol::before,H1{x:1}a::after{x:2}", "a::after{x:2}"],
  [
    "so do data that no element has",
    '.a[data-a="b"]{x:1}[data-a=c]{x:2}[data-b]{x:3}[data-empty],[data-a^=x]{x:4}',
    '.a[data-a="b"]{x:1}[data-empty],[data-a^=x]{x:4}',
  ],
  [
    "so do states that no element is in, or has within it",
    ".a[aria-busy=true]{x:1}p:has(.b){x:2}.a:has(>p,.b){x:3}[aria-hidden],a:disabled{x:4}.a:not(:disabled,.b):has([open]){x:5}",
    ".a:has(>p,.b){x:3}.a:not(:disabled,.b):has([open]){x:5}",
  ],
  ["the visitor's colour mode may come at any time", ":root[data-mode=dark]{x:1}", ":root[data-mode=dark]{x:1}"],
  ["a visitor may have an account", "html[data-signed-in] .a{x:1}", "html[data-signed-in] .a{x:1}"],
  ["what stands in an attribute's value is no name", '[href^="b.c"],[type=ol]{x:1}', '[href^="b.c"],[type=ol]{x:1}'],
  ["of a list, only what can apply stays", ".a,.b,p.a{x:1}", ".a,p.a{x:1}"],
  ["what an element must not be is no reason to leave", ".a:not(.b){x:1}", ".a:not(.b){x:1}"],
  [
    "of a list of possibilities one is enough",
    ":is(.b .c,p) i{x:1}:is(.b:has(.a) .a,.c){x:2}:where(.a,:is(.b)){x:3}",
    ":is(.b .c,p) i{x:1}:where(.a,:is(.b)){x:3}",
  ],
  [
    "conditions are kept with what is in them",
    "@media (width>1px){.a{x:1}.b{x:2}}@supports (x:y){.b{x:1}}",
    "@media (width>1px){.a{x:1}}",
  ],
  [
    "layers, faces and statements stay",
    "@layer a,b;@font-face{font-family:X}@keyframes k{0%{x:1}to{x:2}}",
    "@layer a,b;@font-face{font-family:X}@keyframes k{0%{x:1}to{x:2}}",
  ],
  ["what is for pages of another language leaves", ":root:lang(en){x:1}:root:lang(cn) .a{x:2}", ":root:lang(en){x:1}"],
  ["rules within rules stay whole", ".a{x:1;& .b{x:2}}", ".a{x:1;& .b{x:2}}"],
  ["braces in texts are no braces", '.a{content:"}.b{"}.b{x:1}', '.a{content:"}.b{"}'],
  ["escaped names are names", ".a\\:b{x:1}.a{x:2}", ".a{x:2}"],
  ["comments leave", "/* .b{ */.a{x:1}", ".a{x:1}"],
])("%s", (_, css, kept) => {
  expect(pick(css)).toBe(kept);
});

test("relative URLs become absolute, others stay", () => {
  expect(pick('.a{src:url(../m/f.woff2)}.a{src:url("/x.png")}.a{src:url(data:image/png;base64,AA)}')).toBe(
    ".a{src:url(/_next/static/m/f.woff2)}.a{src:url(/x.png)}.a{src:url(data:image/png;base64,AA)}",
  );
});

test("a sheet that ends in the middle loses nothing before", () => {
  expect(pick(".a{x:1}.b{")).toBe(".a{x:1}");
});

const drop = (css: string, markup: string[] = []) => writeSheet(dropUnused(readSheet(css, "/a.css"), markup));

test.each([
  ["a property that nothing reads leaves", ":root{--a:1;--b:2;x:var(--b)}", ":root{--b:2;x:var(--b)}"],
  ["so does one that only such a property reads", ":root{--a:var(--b);--b:var(--c);--c:1}p{x:y}", "p{x:y}"],
  [
    "one that a property in use reads stays",
    ":root{--a:var(--b);--b:1}p{x:var(--a)}",
    ":root{--a:var(--b);--b:1}p{x:var(--a)}",
  ],
  ["within conditions too", "@media print{p{--a:1;--b:2}}p{x:var(--a,2)}", "@media print{p{--a:1}}p{x:var(--a,2)}"],
  ["a condition reads as well", "@container style(--a:1){p{x:1}}p{--a:1}", "@container style(--a:1){p{x:1}}p{--a:1}"],
  ["semicolons in texts end nothing", 'p{--a:";--b:1";x:var(--b)}', "p{x:var(--b)}"],
  ["rules within rules are read", "p{--a:1;--b:1;& b{x:var(--a)}}", "p{--a:1;& b{x:var(--a)}}"],
  [
    "movements that nothing makes leave",
    "@keyframes a{to{x:1}}@keyframes b{to{x:2}}p{animation:b 1s}",
    "@keyframes b{to{x:2}}p{animation:b 1s}",
  ],
  [
    "so do properties declared for them",
    "@property --a{inherits:false}@property --b{inherits:false}p{x:var(--b)}",
    "@property --b{inherits:false}p{x:var(--b)}",
  ],
])("%s", (_, css, kept) => {
  expect(drop(css)).toBe(kept);
});

test("rules that the page's markup uses are kept", () => {
  expect(drop(":root{--a:1;--b:1}", ["color:var(--b)"])).toBe(":root{--b:1}");
});
