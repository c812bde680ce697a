import { act, render } from "@testing-library/react";

import { reloadFor } from "@/features/shared/reloadOnce";

import { PreviewWatch } from "./PreviewWatch";

jest.mock("@/features/shared/reloadOnce", () => ({ reloadFor: jest.fn() }));

const fetched = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  Object.assign(globalThis, { fetch: fetched });
  // jsdom has neither.
  AbortSignal.any = ([signal]) => signal ?? new AbortController().signal;
  AbortSignal.timeout = () => new AbortController().signal;
});
afterEach(() => jest.useRealTimers());

// jsdom has no Response.
const respond = (body: unknown) => ({ ok: true, status: 200, json: async () => body });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test("an open preview is refreshed after a change, and polling stops when it is left", async () => {
  fetched.mockResolvedValueOnce(respond({ reload: false }));
  fetched.mockResolvedValue(respond({ reload: true }));
  const { unmount } = render(<PreviewWatch seen="https://repo.example/previews/a?websitePreviewId=b" />);
  await wait(3_000);
  expect(reloadFor).not.toHaveBeenCalled();
  await wait(3_000);
  expect(reloadFor).toHaveBeenCalledWith("https://repo.example/previews/a?websitePreviewId=b");
  unmount();
  await wait(30_000);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("a preview whose poll fails stays, and polling continues", async () => {
  fetched.mockRejectedValueOnce(new TypeError("offline"));
  fetched.mockResolvedValueOnce({ ok: false, status: 503 });
  const { unmount } = render(<PreviewWatch seen="a" />);
  await wait(6_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(reloadFor).not.toHaveBeenCalled();
  unmount();
});
