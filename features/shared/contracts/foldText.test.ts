/** @jest-environment node */
import { foldText, toSearchWords } from "./foldText";

test.each([
  ["Café", "cafe"],
  ["Zürich", "zurich"],
  ["naïve", "naive"],
  ["Straße STRASSE", "strasse strasse"],
  ["O’Brien O'Brien", "obrien obrien"],
  ["İstanbul ısı", "istanbul isi"],
  ["ＡＰＩ １２", "api 12"],
  ["Łódź Ørsted", "lodz orsted"],
  ["节点服务", "节点服务"],
])("%s is searched as %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test("quotes separate the words of a search", () => {
  expect(toSearchWords(' “Zürich”  "café" ')).toEqual(["zurich", "cafe"]);
});
