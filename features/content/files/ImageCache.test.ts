/** @jest-environment node */
import { ImageCache } from "./ImageCache";
import type { ImageResult } from "./ImageCache";

const picture = (bytes: number) => ({ body: new Uint8Array(bytes), type: "image/png" });

/** A storage with configurable responses that counts requests. */
function startStorage() {
  const storage = {
    now: 0,
    asked: [] as string[],
    answer: async (_url: string): Promise<ImageResult> => picture(10),
  };
  const cache = new ImageCache(
    (url) => {
      storage.asked.push(url);
      return storage.answer(url);
    },
    () => storage.now,
  );
  return { storage, find: (url: string) => cache.find(url) };
}

test("concurrent requests for one image cause one request to the storage, and another after a minute", async () => {
  const { storage, find } = startStorage();
  await Promise.all(Array.from({ length: 20 }, () => find("a")));
  await find("a");
  expect(storage.asked).toEqual(["a"]);
  storage.now = 60_000;
  await find("a");
  expect(storage.asked).toEqual(["a", "a"]);
});

test.each<ImageResult>(["missing", "failed"])("an answer of '%s' is remembered for five seconds", async (outcome) => {
  const { storage, find } = startStorage();
  storage.answer = async () => outcome;
  expect([await find("a"), await find("a"), storage.asked.length]).toEqual([outcome, outcome, 1]);
  storage.now = 5_000;
  storage.answer = async () => picture(3);
  expect(await find("a")).toEqual(picture(3));
});

test("a fetched image is shown while the storage fails, until it reports that there is none", async () => {
  const { storage, find } = startStorage();
  await find("a");
  storage.answer = async () => "failed";
  for (const seconds of [60, 61, 70, 3_600]) {
    storage.now = seconds * 1_000;
    expect(await find("a")).toEqual(picture(10));
  }
  expect(storage.asked).toHaveLength(4);
  storage.answer = async () => "missing";
  storage.now = 3_700_000;
  expect(await find("a")).toBe("missing");
});

test("a cached picture is served within a second while the storage hangs", async () => {
  const { storage, find } = startStorage();
  await find("a");
  storage.now = 60_000;
  storage.answer = () => new Promise(() => undefined);
  expect(await find("a")).toEqual(picture(10));
});

test("memory stays bounded for any number of images and names", async () => {
  const { storage, find } = startStorage();
  storage.answer = async () => picture(1024 * 1024);
  for (let one = 0; one < 33; one += 1) await find(`large ${one}`);
  storage.answer = async () => "missing";
  storage.asked = [];
  await find("large 32");
  expect(storage.asked).toEqual([]);
  await find("large 0");
  expect(storage.asked).toEqual(["large 0"]);
  for (let one = 0; one < 2_001; one += 1) await find(`name ${one}`);
  storage.asked = [];
  await find("large 32");
  expect(storage.asked).toEqual(["large 32"]);
});
