import { noteCaret, restoreCaret } from "./keepCaret";

function focusField(text: string): HTMLTextAreaElement {
  document.body.innerHTML = "<textarea></textarea>";
  const field = document.querySelector("textarea");
  if (!field) throw new Error("no field");
  field.value = text;
  field.focus();
  return field;
}

const select = (field: HTMLTextAreaElement, start: number, end: number) => {
  field.setSelectionRange(start, end);
  document.dispatchEvent(new Event("selectionchange"));
};

test("a selection from before hydration and during it survives a reset of the field", () => {
  const field = focusField("eth_call 2m");
  field.setSelectionRange(9, 9);
  noteCaret();
  select(field, 0, 11);
  select(field, 0, 0);
  restoreCaret();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 11]);
});

test("whoever goes to the start by a key stays there, and later moves are not followed", () => {
  const field = focusField("eth_call 2m");
  field.setSelectionRange(9, 9);
  noteCaret();
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true }));
  select(field, 0, 0);
  restoreCaret();
  expect(field.selectionStart).toBe(0);
  select(field, 4, 4);
  select(field, 0, 0);
  restoreCaret();
  expect(field.selectionStart).toBe(0);
});
