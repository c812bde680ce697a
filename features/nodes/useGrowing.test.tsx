import { act, renderHook } from "@testing-library/react";

import { useGrowing } from "./useGrowing";

/** How many lines each drawing had, from one length to the next. */
function drawings(lengths: [number, string][]): number[] {
  const seen: number[] = [];
  const [[first, kind] = [0, ""], ...rest] = lengths;
  const hook = renderHook(
    (list: { length: number; kind: string }) => {
      const limit = useGrowing(list.length, list.kind);
      seen.push(Math.min(limit, list.length));
      return limit;
    },
    { initialProps: { length: first, kind } },
  );
  for (const [length, next] of rest) act(() => hook.rerender({ length, kind: next }));
  return seen;
}

const steps = (seen: number[]) => seen.slice(1).map((count, index) => count - (seen[index] ?? 0));

test("the first drawing has every line", () => {
  expect(drawings([[1000, "available"]])).toEqual(expect.arrayContaining([1000]));
  expect(drawings([[1000, "available"]])[0]).toBe(1000);
});

test("a list that grows gets at most forty lines more at a time, and all of them in the end", () => {
  const seen = drawings([
    [1000, "a"],
    [10, "a"],
    [1000, "a"],
  ]);
  const growing = seen.slice(seen.indexOf(10));
  expect(Math.max(...steps(growing))).toBeLessThanOrEqual(40);
  expect(growing.at(-1)).toBe(1000);
});

test("another kind of list begins with its first lines", () => {
  const seen = drawings([
    [900, "available"],
    [800, "inactive"],
  ]);
  expect(seen).toContain(40);
  expect(seen.at(-1)).toBe(800);
});
