import { renderHook } from "@testing-library/react";

import { useLatestState } from "./useLatestState";

const replace = jest.fn();
const router = { replace };

jest.mock("next/navigation", () => ({ useRouter: () => router }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("the page navigates to a state written into the URL, and retries ever later, at most five times, while it is not shown", () => {
  const { rerender } = renderHook(({ shown }) => useLatestState(shown), { initialProps: { shown: "old" } });
  window.history.replaceState(null, "", "/slice-simulator/?state=new");
  expect(replace).toHaveBeenCalledTimes(1);
  expect(replace).toHaveBeenCalledWith("http://localhost/slice-simulator/?state=new", { scroll: false });
  // After 1, 3 and 7 seconds.
  jest.advanceTimersByTime(7_000);
  expect(replace).toHaveBeenCalledTimes(4);
  jest.advanceTimersByTime(60_000);
  expect(replace).toHaveBeenCalledTimes(6);
  rerender({ shown: "new" });
  window.history.replaceState(null, "", "/slice-simulator/?state=newer");
  expect(replace).toHaveBeenCalledTimes(7);
  rerender({ shown: "newer" });
  jest.advanceTimersByTime(20_000);
  expect(replace).toHaveBeenCalledTimes(7);
});
