/** @jest-environment node */
import type { JsonObject } from "#cms/editor/store/json.ts";

import { PreviewFeed } from "./PreviewFeed.ts";
import type { PageSlice } from "./PreviewFeed.ts";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const slice = (key: string, text = ""): PageSlice => ({
  key,
  json: { id: key, slice_type: "hero", primary: { text } },
});
const page = (count: number) => Array.from({ length: count }, (_, index) => slice(`s${index}`));

function startFeed() {
  const sent: JsonObject[][] = [];
  const stalled: boolean[] = [];
  const feed = new PreviewFeed({
    send: (slices) => sent.push(slices),
    resolve: (slices) => Promise.resolve(slices),
    onStalled: (isStalled) => stalled.push(isStalled),
  });
  const listDrawn = () => (sent.at(-1) ?? []).filter(({ slice_type: type }) => type === "hero").map(({ id }) => id);
  const confirm = async () => {
    feed.confirm(String(sent.at(-1)?.at(-1)?.id));
    await jest.advanceTimersByTimeAsync(200);
  };
  return { feed, sent, stalled, listDrawn, confirm };
}

test("a page is sent five slices at a time, those around the selected one first, and each state lists all slices in order", async () => {
  const { feed, sent, listDrawn, confirm } = startFeed();
  feed.show({ slices: page(12), selected: "s6" });
  await jest.advanceTimersByTimeAsync(200);
  expect(listDrawn()).toEqual(["s4", "s5", "s6", "s7", "s8"]);
  expect(sent[0]).toHaveLength(13);
  await confirm();
  await confirm();
  await confirm();
  expect(sent).toHaveLength(3);
});

test("nothing is sent during typing, and afterwards only the changed slice", async () => {
  const { feed, sent, listDrawn, confirm } = startFeed();
  const slices = page(4);
  feed.show({ slices, selected: "s0" });
  await jest.advanceTimersByTimeAsync(200);
  await confirm();
  for (let count = 0; count < 10; count += 1) {
    feed.show({ slices: slices.with(1, slice("s1", `text ${count}`)), selected: "s1" });
    await jest.advanceTimersByTimeAsync(100);
  }
  expect(sent).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(100);
  expect(sent).toHaveLength(2);
  expect(listDrawn()).toEqual(["s1"]);
});

test("a preview that draws slowly waits for a longer pause in typing", async () => {
  const { feed, sent, confirm } = startFeed();
  feed.show({ slices: [slice("s0")], selected: "" });
  await jest.advanceTimersByTimeAsync(1_000);
  await confirm();
  feed.show({ slices: [slice("s0", "typed")], selected: "" });
  await jest.advanceTimersByTimeAsync(500);
  expect(sent).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(500);
  expect(sent).toHaveLength(2);
});

test("text typed while a state is rendered is sent with the next state, in its newest version", async () => {
  const { feed, sent, confirm } = startFeed();
  feed.show({ slices: [slice("s0", "old")], selected: "" });
  await jest.advanceTimersByTimeAsync(200);
  feed.show({ slices: [slice("s0", "newer")], selected: "" });
  feed.show({ slices: [slice("s0", "newest")], selected: "" });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(1);
  await confirm();
  expect(sent.at(-1)?.[0]?.primary).toEqual({ text: "newest" });
});

test("moving a slice sends the new order without sending any slice again", async () => {
  const { feed, sent, listDrawn, confirm } = startFeed();
  const slices = page(3);
  feed.show({ slices, selected: "" });
  await jest.advanceTimersByTimeAsync(200);
  await confirm();
  feed.show({ slices: slices.toReversed(), selected: "" });
  await jest.advanceTimersByTimeAsync(200);
  expect(listDrawn()).toEqual([]);
  expect(
    sent
      .at(-1)
      ?.map(({ id }) => id)
      .slice(0, 3),
  ).toEqual(["s2", "s1", "s0"]);
});

test("a reloaded simulator receives every slice again, and one that does not respond is reported", async () => {
  const { feed, sent, stalled, listDrawn, confirm } = startFeed();
  feed.show({ slices: page(2), selected: "" });
  await jest.advanceTimersByTimeAsync(200);
  await confirm();
  feed.restart();
  await jest.advanceTimersByTimeAsync(10);
  expect(sent).toHaveLength(2);
  expect(listDrawn()).toEqual(["s0", "s1"]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(stalled.at(-1)).toBe(true);
});
