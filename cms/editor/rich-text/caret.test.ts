import { block, openText } from "#cms/editor/testing/openText.ts";

import { findCaret, toPosition } from "./caret.ts";

/** Clicks at the bar in paragraphs. */
function findBar(...paragraphs: string[]) {
  document.body.innerHTML = paragraphs.map((text) => `<p>${text.replace("|", "")}</p>`).join("");
  const index = paragraphs.findIndex((text) => text.includes("|"));
  const offsetNode = document.querySelectorAll("p")[index]?.firstChild;
  const offset = paragraphs[index]?.indexOf("|");
  Object.assign(document, { caretPositionFromPoint: () => ({ offsetNode, offset }) });
  return (element: Element = document.body) => findCaret(element, { left: 0, top: 0 });
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

test("a point beside the element has no place", () => {
  const find = findBar("One|", "Three");
  expect(find(document.querySelectorAll("p")[1])).toBeUndefined();
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
