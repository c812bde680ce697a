/** @jest-environment node */
import type { PageSlice } from "@/features/content/server";

import { omitEmptyParts } from "./omitEmptyParts";

// The console's server entry loads the highlighter; only a method's page asks it.
jest.mock("@/features/console/server", () => ({ listMethodParts: jest.fn() }));

const look = { anchor: null, theme: "paper", width: "normal", spacing: "normal" } as const;
const questions: PageSlice = {
  ...{ id: "faq$1", slice_type: "faq", slice_label: null, variation: "default", version: "initial", items: [] },
  primary: { ...look, title: [], lede: [], questions: [] },
};

test.each([
  ["eth", 1],
  ["heco", 0],
])("questions are left out where a chain is not served (%s)", async (node, count) => {
  expect(await omitEmptyParts([questions], { node }, "en")).toHaveLength(count);
});

test("questions stay on pages that are not about a chain", async () => {
  expect(await omitEmptyParts([questions], {}, "en")).toHaveLength(1);
});
