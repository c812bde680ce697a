import { act, renderHook } from "@testing-library/react";

import { useTyped } from "./useTyped.ts";

const read = (typed: string) => {
  if (typed === "") return "";
  return Number.isFinite(Number(typed)) ? String(Number(typed)) : undefined;
};

function setUp() {
  const stored: string[] = [];
  const view = renderHook(
    (value: string) => useTyped({ stored: value, read, onStore: (typed) => stored.push(read(typed) ?? "") }),
    { initialProps: "3" },
  );
  const type = (text: string) => {
    act(() => view.result.current.change(text));
    view.rerender(stored.at(-1) ?? "3");
  };
  return { ...view, stored, type };
}

test("an invalid text stays in its control with an error, and the last valid value stays stored", () => {
  const { result, stored, type } = setUp();
  type("4x");
  expect(result.current).toMatchObject({ text: "4x", isWrong: true });
  expect(stored).toEqual([]);
  type("4");
  expect(result.current).toMatchObject({ text: "4", isWrong: false });
  expect(stored).toEqual(["4"]);
});

test("typed text is not reformatted until the control loses the focus", () => {
  const { result, type } = setUp();
  type("7.");
  expect(result.current).toMatchObject({ text: "7.", isWrong: false });
  act(() => result.current.settle());
  expect(result.current.text).toBe("7");
});

test("an outside change, such as an undo, replaces an invalid text", () => {
  const { result, rerender, type } = setUp();
  type("x");
  rerender("12");
  expect(result.current).toMatchObject({ text: "12", isWrong: false });
});
