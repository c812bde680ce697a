/** @jest-environment node */
import { listAllowed } from "./richText.ts";

test("a rich text field accepts the types that its model lists, and every type without a list", () => {
  expect(listAllowed({ multi: "paragraph, strong" })).toEqual(["paragraph", "strong"]);
  expect(listAllowed({ single: "heading1" })).toEqual(["heading1"]);
  expect(listAllowed({})).toEqual(expect.arrayContaining(["paragraph", "heading6", "hyperlink"]));
});
