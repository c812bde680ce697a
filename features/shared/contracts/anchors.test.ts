/** @jest-environment node */
import { claimAnchor, toAnchor } from "./anchors.ts";

test.each([
  ["1. What we collect", "1-what-we-collect"],
  ["eth_getLogs: ranges & limits", "eth-getlogs-ranges-limits"],
  ["一、适用范围", "一-适用范围"],
  ["Infra\u00adstructure \u200bnow\u202c", "infrastructure-now"],
])("%s becomes an anchor", (text, anchor) => {
  expect(toAnchor(text)).toBe(anchor);
});

test("two headings of one text get two anchors", () => {
  const taken = new Set(["contact"]);
  expect(["setup", "setup", "contact", "setup"].map((anchor) => claimAnchor(anchor, taken))).toEqual([
    "setup",
    "setup-2",
    "contact-2",
    "setup-3",
  ]);
});
