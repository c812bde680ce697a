/** @jest-environment node */
import { dropUnused, writeSheet } from "./pickRules.ts";
import { readSheet } from "./readSheet.ts";

const drop = (css: string, html = "<p>text</p>") => writeSheet(dropUnused(readSheet(css, "/a.css"), html));

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
])("%s", (_, css, kept) => {
  expect(drop(css)).toBe(kept);
});

test("rules that the page's markup uses are kept", () => {
  expect(drop(":root{--a:1;--b:1}", '<p style="color:var(--b)">text</p>')).toBe(":root{--b:1}");
});
