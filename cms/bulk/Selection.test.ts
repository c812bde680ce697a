/** @jest-environment node */
import { BulkStore } from "./BulkStore.ts";
import type { BulkResult } from "./contract.ts";
import { messages } from "./messages.ts";
import { Selection } from "./Selection.ts";

const rows = ["a", "b", "c", "d"].map((id) => ({ id, title: id, lang: "en-us", state: "draft" as const }));
const [first, , third] = rows;

test("a range reaches from the last toggled row to another, in either direction", () => {
  const selection = new Selection();
  if (third) selection.toggle(third);
  selection.extend(rows, "a");
  expect(selection.rows.map(({ id }) => id).sort()).toEqual(["a", "b", "c"]);
  if (first) selection.toggle(first);
  expect(selection.has("a")).toBe(false);
  selection.clear();
  // Without a start, a range is one row.
  selection.extend(rows, "b");
  expect(selection.rows.map(({ id }) => id)).toEqual(["b"]);
  selection.pickAll(rows);
  expect(selection.count).toBe(4);
});

const versions = [
  { id: "a", lang: "en-us", state: "draft" as const, title: "a" },
  { id: "a-cn", lang: "zh-cn", state: "draft" as const, title: "a" },
];
const outcome = (id: string, over: Partial<BulkResult["documents"][number]> = {}) => ({
  ...{ id, title: id, lang: "en-us", outcome: "ready" as const, reason: null, message: null },
  ...{ findings: [], links: 0, path: null, next_path: null, etag: `etag of ${id}`, ...over },
});

test("each language of a page counts; those that stop the others are left out, and what was checked is sent", async () => {
  const sent: object[] = [];
  const store = new BulkStore({
    action: "publish",
    rows: [{ ...rows[0], id: "a", title: "a", lang: "en-us", state: "draft", versions }, ...rows.slice(1, 2)],
    change: async (request, onProgress) => {
      sent.push(request);
      onProgress(1, 2);
      const documents = (request.documents ?? []).map(({ id }) =>
        outcome(id, id === "b" ? { outcome: "stopped" } : {}),
      );
      return { id: "x", action: "publish", is_dry_run: request.is_dry_run ?? false, documents, redirects: [] };
    },
  });
  expect([store.langs, store.ids]).toEqual([
    ["en-us", "zh-cn"],
    ["a", "a-cn", "b"],
  ]);
  await store.check();
  const { list, left } = messages.en;
  const say = (outcome: "ready" | "stopped") => list(store.list(outcome).length, store.hasLanguages);
  // Titles, groups and lines count the same.
  expect([say("ready"), say("stopped")]).toEqual(["2 language versions", "1 language version"]);
  expect(left(list(2, false))).toBe("Unchanged: 2 documents");
  store.pickLang("zh-cn", false);
  await store.check();
  await store.leaveOutStopped();
  expect(store.ids).toEqual(["a"]);
  store.decline(["/old/"]);
  // Words decide nothing: what was checked still holds.
  store.change({ note: "Ready" });
  expect(store.state.kind).toBe("checked");
  await store.apply();
  expect(sent.at(-1)).toEqual({
    action: "publish",
    note: "Ready",
    documents: [{ id: "a", etag: "etag of a" }],
    declined: ["/old/"],
  });
});

test("an action is complete when it has what it needs, and a failure is kept to be shown", async () => {
  const error = new Error("no answer");
  const failures: unknown[] = [];
  const store = new BulkStore({
    action: "tag",
    rows,
    onFailure: (one) => failures.push(one),
    change: () => Promise.reject(error),
  });
  expect(store.isComplete).toBe(false);
  store.change({ add: ["spring"] });
  expect(store.isComplete).toBe(true);
  await store.check();
  expect([store.state, failures]).toEqual([{ kind: "failed", error }, [error]]);
});
