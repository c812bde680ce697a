/** @jest-environment node */
import { proposeUid } from "./proposeUid.ts";

test.each([
  ["About us", "about-us"],
  ["  What’s new, in Q3? ", "whats-new-in-q3"],
  ["关于我们", "guanyu-women"],
  ["RPC 节点", "rpc-jiedian"],
  ["Über Köln — Предложение", "uber-koln-predlozhenie"],
  ["!!! …", ""],
])("the UID that is proposed for “%s” is “%s”", (title, uid) => {
  expect(proposeUid(title)).toBe(uid);
});

test("the UID of a long title is cut, and does not end with a hyphen", () => {
  expect(proposeUid("ab ".repeat(60))).toMatch(/^(?:ab-)+ab$/);
});
