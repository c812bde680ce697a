import { act, renderHook } from "@testing-library/react";

import { useShownCount } from "./useShownCount";

type List = { length: number; showsAll: boolean; query: string };

let reachEnd: () => void;
beforeEach(() => {
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = "";
    readonly scrollMargin = "";
    readonly thresholds = [];
    constructor(hear: IntersectionObserverCallback) {
      const entry: Partial<IntersectionObserverEntry> = { isIntersecting: true };
      reachEnd = () => act(() => Reflect.apply(hear, undefined, [[entry], this]));
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
    takeRecords = () => [];
  };
});

const show = (list: List) =>
  renderHook(
    (now: List) => {
      const shown = useShownCount(now.length, now.showsAll, now.query);
      shown.end.current ??= document.createElement("a");
      return shown.count;
    },
    { initialProps: list },
  );

test("a list of today's length is whole from the first HTML on", () => {
  expect(show({ length: 94, showsAll: false, query: "" }).result.current).toBe(94);
});

test("a longer list starts with a hundred rows, gets five more near its end, and another search starts with forty", () => {
  const hook = show({ length: 1000, showsAll: false, query: "" });
  expect(hook.result.current).toBe(100);
  reachEnd();
  expect(hook.result.current).toBe(105);
  hook.rerender({ length: 900, showsAll: false, query: "?q=b" });
  expect(hook.result.current).toBe(40);
});

test("the link to all chains renders the complete list", () => {
  expect(show({ length: 1000, showsAll: true, query: "?all=1" }).result.current).toBe(1000);
});
