/** @jest-environment node */
import { HttpError } from "@/features/shared/http";

import { KeyStore } from "./KeyStore";

const key = { id: "1", name: "", key: "a".repeat(32), createdAt: "2026-11-25T00:00:00.000Z", lastUsedDay: null };

beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation();
});

test("a visitor without an account has no key, and none is requested", async () => {
  const requestKeys = jest.fn();
  const store = new KeyStore({ requestKeys });
  await store.load(false);
  expect(requestKeys).not.toHaveBeenCalled();
  expect(store.state).toBe("ready");
  expect(store.key).toBeUndefined();
});

test("endpoints contain the latest key", async () => {
  const older = { ...key, id: "0", key: "b".repeat(32) };
  const store = new KeyStore({ requestKeys: () => Promise.resolve([older]), createKey: () => Promise.resolve(key) });
  await store.load(true);
  expect(store.key).toEqual(older);
  await store.create(true);
  expect(store.key).toEqual(key);
});

test("two presses make one key", async () => {
  const createKey = jest.fn(() => Promise.resolve(key));
  const store = new KeyStore({ createKey });
  await store.load(false);
  await Promise.all([store.create(false), store.create(false)]);
  expect(createKey).toHaveBeenCalledTimes(1);
});

test("a limit is shown with the time to wait, and a failure can be retried", async () => {
  const createKey = jest
    .fn()
    .mockRejectedValueOnce(new HttpError("too many", 429, 60))
    .mockRejectedValueOnce(new HttpError("away", 502))
    .mockResolvedValueOnce(key);
  const store = new KeyStore({ createKey });
  await store.load(false);
  await store.create(false);
  expect(store.problem).toEqual({ kind: "limit", retryAfterSeconds: 60 });
  await store.create(false);
  expect(store.problem).toEqual({ kind: "unavailable" });
  await store.create(false);
  expect(store.problem).toBeUndefined();
  expect(store.key).toEqual(key);
});

test("the response of the first call is shown unchanged, and an unresponsive endpoint is reported", async () => {
  const response = { text: '{"result":"0x1"}', milliseconds: 12, units: 20 };
  const callEndpoint = jest.fn().mockResolvedValueOnce(response).mockRejectedValueOnce(new Error("late"));
  const store = new KeyStore({ callEndpoint });
  await store.call("/rpc/");
  expect(store.firstCall).toEqual({ kind: "answered", ...response });
  await store.call("/rpc/");
  expect(store.firstCall).toEqual({ kind: "failed" });
});
