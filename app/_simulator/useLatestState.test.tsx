import { act, renderHook } from "@testing-library/react";

import { useLatestState } from "./useLatestState";

const replace = jest.fn();
const router = { replace };

jest.mock("next/navigation", () => ({ useRouter: () => router }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const write = (state: string) => act(() => window.history.replaceState(null, "", `/slice-simulator/?state=${state}`));
async function wait(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
}

test("the page navigates to a state written into the URL, and retries at most five times while it is not shown", async () => {
  const { rerender } = renderHook(({ shown }) => useLatestState(shown), { initialProps: { shown: "old" } });
  write("new");
  expect(replace).toHaveBeenCalledTimes(1);
  expect(replace).toHaveBeenCalledWith("http://localhost/slice-simulator/?state=new", { scroll: false });
  await wait(20);
  expect(replace).toHaveBeenCalledTimes(6);
  rerender({ shown: "new" });
  write("newer");
  expect(replace).toHaveBeenCalledTimes(7);
  rerender({ shown: "newer" });
  await wait(20);
  expect(replace).toHaveBeenCalledTimes(7);
});

test("a navigation under way is not aborted by a retry for 15 seconds", async () => {
  replace.mockClear();
  renderHook(() => useLatestState("old"));
  const { promise, resolve } = Promise.withResolvers<undefined>();
  replace.mockReturnValueOnce(promise);
  write("later");
  await wait(13);
  expect(replace).toHaveBeenCalledTimes(1);
  resolve(undefined);
  await wait(2);
  expect(replace).toHaveBeenCalledTimes(2);
});
