import { act, renderHook } from "@testing-library/react";

import { useTyped } from "./useTyped";

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

test("what cannot be stored stays in its control and is named, and the last good value stays stored", () => {
  const { result, stored, type } = setUp();
  type("4x");
  expect(result.current).toMatchObject({ text: "4x", isWrong: true });
  expect(stored).toEqual([]);
  type("4");
  expect(result.current).toMatchObject({ text: "4", isWrong: false });
  expect(stored).toEqual(["4"]);
});

test("what is typed keeps its spelling until the control is left", () => {
  const { result, type } = setUp();
  type("7.");
  expect(result.current).toMatchObject({ text: "7.", isWrong: false });
  act(() => result.current.settle());
  expect(result.current.text).toBe("7");
});

test("a value from elsewhere, as by an undo, takes the place of what could not be stored", () => {
  const { result, rerender, type } = setUp();
  type("x");
  rerender("12");
  expect(result.current).toMatchObject({ text: "12", isWrong: false });
});
