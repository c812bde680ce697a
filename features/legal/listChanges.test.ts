/** @jest-environment node */
import { listChanges } from "./listChanges";
import type { Block } from "./listChanges";

const heading = (text: string): Block => ({ isHeading: true, text });
const words = (text: string): Block => ({ isHeading: false, text });
const shown = (parts: { kind: string; text: string }[]) =>
  parts.map(({ kind, text }) => ({ same: text, added: `+[${text}]`, removed: `-[${text}]` })[kind]).join("");

test("only changed words are marked, below their heading", () => {
  const before = [heading("12.3 Cap"), words("The total is what you paid for the 6 months before."), words("Same.")];
  const after = [heading("12.3 Cap"), words("The total is what you paid for the 12 months before."), words("Same.")];
  const [change, ...others] = listChanges(before, after, "en");
  expect(others).toEqual([]);
  expect(shown(change?.heading ?? [])).toBe("12.3 Cap");
  expect(change?.passages.map(shown)).toEqual(["The total is what you paid for the -[6]+[12] months before."]);
});

test("a new section is one addition, and renumbered sections are unchanged", () => {
  const before = [heading("7. End"), words("a b c"), heading("8. Law"), words("d e f")];
  const after = [
    heading("7. End"),
    words("a b c"),
    heading("8. Renewals"),
    words("x y z"),
    heading("9. Law"),
    words("d e f"),
  ];
  const changes = listChanges(before, after, "en");
  expect(changes.map(({ heading: name, passages }) => [shown(name), passages.map(shown)])).toEqual([
    ["+[8. Renewals]", ["+[x y z]"]],
  ]);
});

test("a removed passage is shown as removed", () => {
  const changes = listChanges([words("keep this"), words("lose that")], [words("keep this")], "en");
  expect(changes.flatMap(({ passages }) => passages.map(shown))).toEqual(["-[lose that]"]);
});

test("Chinese is compared word by word although it has no spaces", () => {
  const [change] = listChanges(
    [words("宽限期为七天，之后停止服务。")],
    [words("宽限期为十四天，之后停止服务。")],
    "cn",
  );
  const parts = change?.passages[0] ?? [];
  expect(parts.some(({ kind, text }) => kind === "same" && text.includes("之后停止服务"))).toBe(true);
  expect(
    parts
      .filter(({ kind }) => kind !== "same")
      .map(({ text }) => text)
      .join("").length,
  ).toBeLessThan(8);
});

test("a mostly rewritten passage is shown completely, old before new", () => {
  const [change] = listChanges(
    [words("You may build what you like on it.")],
    [words("You may charge for it, and build on it.")],
    "en",
  );
  expect(change?.passages[0]?.map(({ kind }) => kind)).toEqual(["removed", "added"]);
});

test("a document that did not change has no changes", () => {
  expect(listChanges([words("a")], [words("a")], "en")).toEqual([]);
});
