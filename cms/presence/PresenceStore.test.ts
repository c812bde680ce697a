import type { DraftSaver } from "#cms/editor/saving/DraftSaver.ts";

import { announcePresence } from "./api.ts";
import { PresenceStore } from "./PresenceStore.ts";

jest.mock("./api.ts", () => ({ announcePresence: jest.fn(), endPresence: () => Promise.resolve() }));
const announce = jest.mocked(announcePresence);

beforeEach(() => {
  jest.useFakeTimers();
  announce.mockReset();
});
afterEach(() => jest.useRealTimers());

const ann = { person: { id: "ann", name: "Ann" }, tab: "b", field: null, since: 1 };
const saver = { state: { kind: "saved" }, etag: "1" } as unknown as DraftSaver;

test.each([
  ["every ten seconds while nobody else has the document open", [], 4],
  ["every three seconds while somebody has", [ann], 11],
])("presence is announced %s, until the document is left", async (_, others, expected) => {
  announce.mockResolvedValue({ others, etag: "1", saved: 1, saved_by: null, requested: 5 });
  const store = new PresenceStore({ document: "about", tab: "a", saver });
  const stop = store.start();
  await jest.advanceTimersByTimeAsync(30_500);
  expect(announce).toHaveBeenCalledTimes(expected);
  expect(store.requested).toBe(5);
  stop();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(announce).toHaveBeenCalledTimes(expected);
});
