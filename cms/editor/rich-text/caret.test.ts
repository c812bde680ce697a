import { block, openText } from "#cms/editor/testing/openText.ts";

import { findCaret, toPosition } from "./caret.ts";

/** The place of the bar in texts of paragraphs. */
function findBar(...paragraphs: string[]) {
  document.body.innerHTML = paragraphs.map((text) => `<p>${text.replace("|", "")}</p>`).join("");
  const elements = [...document.querySelectorAll("p")];
  const index = paragraphs.findIndex((text) => text.includes("|"));
  const offset = paragraphs[index]?.indexOf("|");
  Object.assign(document, { caretPositionFromPoint: () => ({ offsetNode: elements[index]?.firstChild, offset }) });
  return (shown = elements, whole = "") => findCaret(shown, { left: 0, top: 0 }, whole);
}

const texts = [
  { text: "One two", from: 1 },
  { text: "Three", from: 10 },
];

test.each([
  [["O|ne two", "Three"], 2],
  [["One| two", "Three"], 4],
  [["One |two", "Three"], 5],
  [["One two|", "Three"], 8],
  [["One two", "|Three"], 10],
  [["One two", "Thr|ee"], 13],
  // The site's typography.
  [["O\u00adne\u00a0|two", "Three"], 5],
])("the place of %j is found in the texts of the field", (paragraphs, position) => {
  const caret = findBar(...paragraphs)();
  expect(caret && toPosition(texts, caret)).toBe(position);
});

test("a part of a text that the page shows alone is found in the whole", () => {
  const caret = findBar("Th|ree")(undefined, "One twoThree");
  expect(caret && toPosition(texts, caret)).toBe(12);
});

test("a point beside the elements has no place", () => {
  expect(findBar("One|", "Three")([...document.querySelectorAll("p")].slice(1))).toBeUndefined();
});

test("the cursor is put where the text was clicked, also after a change of what is drawn around it", () => {
  const { editing, editor } = openText([block("paragraph", "One two"), block("list-item", "Three")]);
  editing.focus({ letters: 8, isAtNext: false });
  editor.run(({ tr }, dispatch) => {
    dispatch?.(tr.insertText("X"));
    return true;
  });
  expect(editor.state.doc.textContent).toBe("One twoThXree");
});
