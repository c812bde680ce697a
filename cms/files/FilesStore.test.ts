/** @jest-environment node */
import { StudioError } from "#cms/http/StudioError.ts";

import type { StudioAsset } from "./contract.ts";
import { FilesStore } from "./FilesStore.ts";

const toAsset = (id: string): StudioAsset => ({
  id,
  name: id,
  filename: id,
  url: `/api/images/${id}`,
  kind: "image",
  size: 1,
  width: 1,
  height: 1,
  alt: {},
  notes: "",
  credits: "",
  focal: null,
  created: 1,
  changed: 1,
  is_project: false,
  lacks_alt: false,
  animated: false,
  uses: 0,
});

const toFile = (name: string, size = 10) => new File([new Uint8Array(size)], name);

function makeStore() {
  const pages: Record<string, string[]> = { "": ["a.png", "b.png"], "2": ["c.png"] };
  const searchAssets = jest.fn(({ after = "" }: { after?: string }) =>
    Promise.resolve({ total: 3, next: after ? null : "2", results: (pages[after] ?? []).map(toAsset) }),
  );
  const uploadAsset = jest.fn((file: File) =>
    file.name === "bad.svg"
      ? Promise.reject(new StudioError(400, { message: "This SVG has a script.", details: [] }))
      : Promise.resolve(toAsset(file.name)),
  );
  const onFailure = jest.fn();
  return { store: new FilesStore(onFailure, { searchAssets, uploadAsset }), uploadAsset, onFailure };
}

const flush = () => new Promise((resolve) => setTimeout(resolve));

test("the library is loaded page by page", async () => {
  const { store } = makeStore();
  await store.load();
  expect(store.files.map(({ id }) => id)).toEqual(["a.png", "b.png"]);
  await store.loadMore();
  await store.loadMore();
  expect([store.files.length, store.total, store.next]).toEqual([3, 3, undefined]);
});

test("files are uploaded one after the other, and each shows its result", async () => {
  const { store, uploadAsset, onFailure } = makeStore();
  store.upload([toFile("one.png"), toFile("bad.svg"), toFile("two.png")]);
  expect(uploadAsset).toHaveBeenCalledTimes(1);
  await flush();
  expect(store.uploads.map(({ name, state }) => `${name} ${state}`)).toEqual([
    "one.png done",
    "bad.svg failed",
    "two.png done",
  ]);
  expect(store.files.map(({ id }) => id)).toEqual(["two.png", "one.png"]);
  expect(onFailure).toHaveBeenCalledTimes(1);
  store.clearUploads();
  expect(store.uploads).toEqual([]);
});

test("a file of more than 30 MB and an empty one are not sent at all", async () => {
  const { store, uploadAsset } = makeStore();
  store.upload([toFile("huge.mp4", 30 * 1_048_576 + 1), toFile("nothing.png", 0)]);
  await flush();
  expect(store.uploads.map(({ reason }) => reason)).toEqual(["too-large", "empty"]);
  expect(uploadAsset).not.toHaveBeenCalled();
});
