/** @jest-environment node */
import { webcrypto } from "node:crypto";

import { HttpError } from "@/features/shared/http";

import { FormStore } from "./FormStore";

const values = { email: "ann@example.com" };
const tokens = { prepare: () => undefined, take: () => Promise.resolve("token") };

beforeAll(() => {
  Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
});

test("a double click on the button sends a form once", async () => {
  const send = jest.fn(() => Promise.resolve({ kind: "sent" as const }));
  const store = new FormStore("newsletter", "en", { send, tokens, isOnline: () => true });
  await Promise.all([store.send(values), store.send(values)]);
  expect(send).toHaveBeenCalledTimes(1);
  expect(store.state.kind).toBe("sent");
});

test("a retry of the same words carries the same key, other words another", async () => {
  const keys: string[] = [];
  const send = jest.fn(({ idempotencyKey }: { idempotencyKey: string }) => {
    keys.push(idempotencyKey);
    return Promise.resolve({ kind: "failed" as const });
  });
  const store = new FormStore("newsletter", "en", { send, tokens, isOnline: () => true });
  await store.send(values);
  await store.send(values);
  await store.send({ email: "ben@example.com" });
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(store.state.kind).toBe("failed");
});

test("a rate limit, an outage and being offline are distinguished", async () => {
  const store = new FormStore("newsletter", "en", {
    send: () => Promise.resolve({ kind: "limited" as const }),
    tokens,
    isOnline: () => true,
  });
  await store.send(values);
  expect(store.state.kind).toBe("limited");
  const offline = new FormStore("newsletter", "en", { tokens, isOnline: () => false });
  await offline.send(values);
  expect(offline.state.kind).toBe("offline");
});

test.each([
  [429, "limited"],
  [503, "limited"],
  [500, "failed"],
])("a captcha that answers %i is told as %s", async (status, kind) => {
  const logged = jest.spyOn(console, "error").mockImplementation();
  const take = () => Promise.reject(new HttpError(`the captcha answered ${status}`, status));
  const store = new FormStore("newsletter", "en", {
    send: jest.fn(),
    tokens: { ...tokens, take },
    isOnline: () => true,
  });
  await store.send(values);
  expect(store.state.kind).toBe(kind);
  logged.mockRestore();
});

test("without a captcha token nothing is sent and the visitor may try again", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation();
  const send = jest.fn();
  const store = new FormStore("newsletter", "en", {
    send,
    tokens: { ...tokens, take: () => Promise.reject(new Error("down")) },
    isOnline: () => true,
  });
  await store.send(values);
  expect(send).not.toHaveBeenCalled();
  expect(store.state.kind).toBe("failed");
  logged.mockRestore();
});
