/** @jest-environment node */
import { toAnchor } from "#contracts/anchors.ts";

import { matchAnchors } from "./matchAnchors.ts";

/** Parts of fields by their texts: `a: Setup, Keys; b: Limits`. */
const page = (text: string) =>
  text.split("; ").flatMap((field) => {
    const [place = "", parts = ""] = field.split(": ");
    return parts
      .split(", ")
      .filter(Boolean)
      .map((part) => ({ place, text: part, anchor: part.startsWith("#") ? part.slice(1) : toAnchor(part) }));
  });
const match = (before: string, after: string) => Object.fromEntries(matchAnchors(page(before), page(after)));

test.each([
  ["a renamed heading", "a: Setup, Keys", "a: Getting started, Keys", { setup: "getting-started" }],
  ["two renamed headings", "a: One, Two, Three", "a: Uno, Two, Tre", { one: "uno", three: "tre" }],
  [
    "a heading renamed beside a new one",
    "a: Set up, Keys",
    "a: Overview, Setting up, Keys",
    { "set-up": "setting-up" },
  ],
  ["a heading renamed beside a deleted one", "a: Setting up, Limits", "a: Set up", { "setting-up": "set-up" }],
  ["a deleted heading", "a: Setup, Keys", "a: Keys", {}],
  ["another heading in its place, with more", "a: Setup", "a: Prices, Limits", {}],
  ["a heading in another field", "a: Setup, Keys; b: Limits", "a: Keys; b: Limits, Setup", {}],
  ["headings in another order", "a: One, Two", "a: Two, One", {}],
  ["a heading that takes the name of another one", "a: One, Two", "a: Two, Three", { one: "three" }],
  [
    "a translated page",
    "a: Setup, Keys; b: Limits",
    "a: 安装, 密钥; b: 限制",
    { setup: "安装", keys: "密钥", limits: "限制" },
  ],
])("%s", (_, before, after, anchors) => {
  expect(match(before, after)).toEqual(anchors);
});

test("the second of two headings of one name keeps its links when the first is moved behind it", () => {
  const part = (place: string, anchor: string) => ({ place, text: "Setup", anchor });
  const [before, after] = [
    [part("a", "setup"), part("b", "setup-2")],
    [part("b", "setup"), part("a", "setup-2")],
  ];
  expect(Object.fromEntries(matchAnchors(before, after))).toEqual({ setup: "setup-2", "setup-2": "setup" });
});
