/** @jest-environment node */
import { listAllowed } from "./richText.ts";

test("a rich text field takes the kinds that its model lists, and every kind where the model lists none", () => {
  expect(listAllowed({ multi: "paragraph, strong" })).toEqual(["paragraph", "strong"]);
  expect(listAllowed({ single: "heading1" })).toEqual(["heading1"]);
  expect(listAllowed({})).toEqual(expect.arrayContaining(["paragraph", "heading6", "hyperlink"]));
});
