/** @jest-environment node */
import { readSheet, writeSheet } from "./sheet.ts";
import { dropUnused } from "./unused.ts";

const drop = (css: string, html = "<p>text</p>") => writeSheet(dropUnused(readSheet(css, "/a.css"), html));

test.each([
  ["a property that nothing reads leaves", ":root{--a:1;--b:2;x:var(--b)}", ":root{--b:2;x:var(--b)}"],
  ["so does one that only such a property reads", ":root{--a:var(--b);--b:var(--c);--c:1}p{x:y}", "p{x:y}"],
  [
    "one that a property in use reads stays",
    ":root{--a:var(--b);--b:1}p{x:var(--a)}",
    ":root{--a:var(--b);--b:1}p{x:var(--a)}",
  ],
  ["within conditions too", "@media print{p{--a:1;--b:2}}p{x:var(--a,2)}", "@media print{p{--a:1;}}p{x:var(--a,2)}"],
  ["a condition reads as well", "@container style(--a:1){p{x:1}}p{--a:1}", "@container style(--a:1){p{x:1}}p{--a:1}"],
  ["semicolons in texts end nothing", 'p{--a:";--b:1";x:var(--b)}', "p{x:var(--b)}"],
  ["rules within rules are read", "p{--a:1;--b:1;& b{x:var(--a)}}", "p{--a:1;& b{x:var(--a)}}"],
  [
    "movements that nothing makes leave",
    "@keyframes a{to{x:1}}@keyframes b{to{x:2}}p{animation:b 1s}",
    "@keyframes b{to{x:2}}p{animation:b 1s}",
  ],
  [
    "faces for characters that are not there leave, others stay",
    "@font-face{font-family:a;unicode-range:U+C0-FF,U+131}@font-face{font-family:b;unicode-range:U+41-7a}p{font-family:a,b}",
    "@font-face{font-family:b;unicode-range:U+41-7a}p{font-family:a,b}",
  ],
  [
    "faces that no rule names leave, also those that only an unread property names",
    `:root{--x:"My face"}@font-face{font-family:My face}@font-face{font-family:"b"}p{--y:"b";font:1px var(--y)}`,
    `@font-face{font-family:"b"}p{--y:"b";font:1px var(--y)}`,
  ],
  ["a range of another form has every character", "@font-face{unicode-range:U+4??}", "@font-face{unicode-range:U+4??}"],
])("%s", (_, css, kept) => {
  expect(drop(css)).toBe(kept);
});

test("what the page itself names stays", () => {
  expect(drop(":root{--a:1;--b:1}", '<p style="color:var(--b)">café</p>')).toBe(":root{--b:1}");
  expect(drop("@font-face{unicode-range:U+C0-FF}", "<p>café</p>")).toBe("@font-face{unicode-range:U+C0-FF}");
});
