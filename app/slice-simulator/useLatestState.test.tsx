import { renderHook } from "@testing-library/react";

import { useLatestState } from "./useLatestState";

const refresh = jest.fn();
const router = { refresh };

jest.mock("next/navigation", () => ({ useRouter: () => router }));

beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockClear();
});
afterEach(() => jest.useRealTimers());

test("slices that the address names and the page does not show are asked for again, five times at most", () => {
  window.history.replaceState(null, "", "/slice-simulator/?state=new");
  const { rerender } = renderHook(({ shown }) => useLatestState(shown), { initialProps: { shown: "old" } });
  jest.advanceTimersByTime(1_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(20_000);
  expect(refresh).toHaveBeenCalledTimes(5);
  rerender({ shown: "new" });
  jest.advanceTimersByTime(20_000);
  expect(refresh).toHaveBeenCalledTimes(5);
});
