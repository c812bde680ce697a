/** @jest-environment node */
import { noResponse, StudioError } from "#cms/http/StudioError.ts";

import type { Imported } from "./contract.ts";
import { ImportStore } from "./ImportStore.ts";

const nothing: Imported = { documents: [], files: [], redirects: [], losses: [], release: null };
const file = () => new File(["x"], "export.xml");

test("an import is a dry run first; another choice forgets its plan", async () => {
  const sent: boolean[] = [];
  const store = new ImportStore({
    lang: "en-us",
    send: async ({ isDryRun }, { onStep }) => {
      sent.push(isDryRun);
      onStep({ step: "files", done: 1, total: 2 });
      return nothing;
    },
  });
  expect(store.isReady).toBe(false);
  store.change({ file: file() });
  await store.run(true);
  expect(store.state).toEqual({ kind: "planned", result: nothing });
  store.change({ lang: "zh-cn" });
  expect(store.state).toEqual({ kind: "idle" });
  await store.run(false);
  expect(store.state.kind).toBe("done");
  expect(sent).toEqual([true, false]);
});

test("a repository is named by letters, digits and hyphens", () => {
  const store = new ImportStore({ lang: "en-us" });
  store.change({ kind: "prismic", repository: "https://x.prismic.io" });
  expect(store.isReady).toBe(false);
  store.change({ repository: "my-website" });
  expect(store.isReady).toBe(true);
});

test("a failure is shown, a stopped import is not", async () => {
  const failures: unknown[] = [];
  const send = jest.fn(() => Promise.reject(new StudioError(noResponse)));
  const store = new ImportStore({ lang: "en-us", send, onFailure: (error) => failures.push(error) });
  store.change({ file: file() });
  await store.run(true);
  expect(store.state.kind).toBe("failed");
  send.mockImplementation(() => {
    store.stop();
    return Promise.reject(new DOMException("stopped", "AbortError"));
  });
  await store.run(true);
  expect(store.state.kind).toBe("idle");
  expect(failures).toHaveLength(1);
});

test("a file that is larger than an upload may be is not sent", async () => {
  const send = jest.fn();
  const store = new ImportStore({ lang: "en-us", send });
  const large = file();
  Object.defineProperty(large, "size", { value: 31 * 1024 * 1024 });
  store.change({ file: large });
  await store.run(true);
  expect(store.state).toMatchObject({ kind: "failed", error: { status: 413 } });
  expect(send).not.toHaveBeenCalled();
});
