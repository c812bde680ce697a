import { reaction } from "@/features/shared/mobx";
import { StudioError } from "#cms/http/StudioError.ts";
import type { DocumentContent } from "#cms/editor/store/splitContent.ts";
import { DocumentStore } from "#cms/editor/store/DocumentStore.ts";

import { DraftSaver } from "./DraftSaver.ts";
import type { SaverApi } from "./DraftSaver.ts";

const slice = (id: string, title: string) => ({ id, slice_type: "hero", primary: { title } });
const page = (title: string, ...slices: ReturnType<typeof slice>[]): DocumentContent => ({
  uid: "a",
  tags: [],
  data: { title, slices },
});
const start = page("Title", slice("one", "1"), slice("two", "2"));

/** A server with one document; counts overlapping saves. */
class FakeServer implements SaverApi {
  version = 1;
  content = start;
  failure: number | undefined;
  kept: DocumentContent[] = [];
  canKeep = true;
  saves = 0;
  overlapping = 0;
  private running = 0;

  load = () => this.handle(() => ({ content: this.content, etag: String(this.version), savedAt: this.version }));

  save = (content: DocumentContent, etag: string) =>
    this.handle(() => {
      if (etag !== String(this.version)) throw new StudioError(412);
      this.put(content);
      this.saves += 1;
      return { etag: String(this.version), savedAt: this.version };
    });

  keep: SaverApi["keep"] = ({ content }) => {
    this.kept.push(content);
    return Promise.resolve(this.canKeep);
  };

  put(content: DocumentContent) {
    this.content = content;
    this.version += 1;
  }

  private async handle<T>(action: () => T): Promise<T> {
    this.running += 1;
    this.overlapping = Math.max(this.overlapping, this.running);
    await new Promise((resolve) => setTimeout(resolve, 200));
    this.running -= 1;
    if (this.failure !== undefined) throw new StudioError(this.failure);
    return action();
  }
}

let server: FakeServer;
let store: DocumentStore;
let saver: DraftSaver;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  server = new FakeServer();
  store = new DocumentStore(start, ["slices"]);
  saver = new DraftSaver({ store, server: { content: start, etag: "1", savedAt: 1 }, conflicts: [], api: server });
  stop = saver.start();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const type = (title: string) => store.set("one", "primary/title", title);

test("each keystroke is stored locally within one second and on the server within five, even during continuous typing", async () => {
  for (let count = 0; count < 40; count += 1) {
    type(`text ${count}`);
    await jest.advanceTimersByTimeAsync(150);
    if (count === 6) expect(server.kept.length).toBeGreaterThan(0);
  }
  // 6 s of typing without a break.
  expect(server.saves).toBeGreaterThan(0);
  await jest.advanceTimersByTimeAsync(1_500);
  expect(server.content).toEqual(store.content);
  expect(server.overlapping).toBe(1);
  expect(saver.state.kind).toBe("saved");
});

test("without local storage the saver still saves to the server and reports that there is no local copy", async () => {
  server.canKeep = false;
  type("no copy");
  await jest.advanceTimersByTimeAsync(1_000);
  expect(saver.hasCopy).toBe(false);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(server.content).toEqual(store.content);
  expect(saver.state.kind).toBe("saved");
});

test("what others saved is taken over without a sign of typing here", async () => {
  const kinds: string[] = [];
  const end = reaction(
    () => saver.state.kind,
    (kind) => kinds.push(kind),
  );
  server.put(page("Theirs", slice("one", "1"), slice("two", "2")));
  void saver.refresh();
  await jest.advanceTimersByTimeAsync(5_000);
  expect([store.content.data.title, kinds]).toEqual(["Theirs", []]);
  end();
});

test("text typed during a save is sent with the next save", async () => {
  type("first");
  await jest.advanceTimersByTimeAsync(1_100);
  type("second");
  await jest.advanceTimersByTimeAsync(2_500);
  expect(server.content.data.slices).toEqual([slice("one", "second"), slice("two", "2")]);
  expect(server.overlapping).toBe(1);
});

test("a document that was left while a save was failing is not sent again", async () => {
  server.failure = 503;
  type("left");
  await jest.advanceTimersByTimeAsync(1_100);
  stop();
  await jest.advanceTimersByTimeAsync(200);
  server.failure = undefined;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(server.saves).toBe(0);
  expect(server.kept.at(-1)).toEqual(store.content);
});

test("changes made during a ten-minute outage are sent once the back end responds again", async () => {
  jest.spyOn(console, "warn").mockReturnValue();
  server.failure = 503;
  type("away");
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  expect(saver.state.kind).toBe("offline");
  expect(server.kept.at(-1)).toEqual(store.content);
  server.failure = undefined;
  await jest.advanceTimersByTimeAsync(31_000);
  expect(server.content).toEqual(store.content);
  expect(saver.state.kind).toBe("saved");
});

test("after the session expires, unsaved changes are kept and sent after the next sign-in", async () => {
  server.failure = 401;
  type("mine");
  await jest.advanceTimersByTimeAsync(1_500);
  expect(saver.state).toEqual({ kind: "signed-out" });
  type("mine, and more");
  await jest.advanceTimersByTimeAsync(60_000);
  expect(server.kept.at(-1)).toEqual(store.content);
  server.failure = undefined;
  saver.resume();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(server.content).toEqual(store.content);
});

test("another editor's save of a different field is merged, and the server ends up with both changes", async () => {
  server.put(page("Theirs", slice("one", "1"), slice("two", "2")));
  type("mine");
  await jest.advanceTimersByTimeAsync(3_000);
  expect(server.content).toEqual(page("Theirs", slice("one", "mine"), slice("two", "2")));
  expect(store.content).toEqual(server.content);
});

test.each([
  ["ours", "mine"],
  ["theirs", "other"],
] as const)("a field that two wrote is not sent before one chose: %s", async (choice, expected) => {
  server.put(page("Title", slice("one", "other"), slice("two", "2")));
  type("mine");
  await jest.advanceTimersByTimeAsync(3_000);
  expect(saver.state).toEqual({ kind: "conflict" });
  expect(server.content.data.slices).toEqual([slice("one", "other"), slice("two", "2")]);
  const [conflict] = saver.conflicts;
  if (!conflict) throw new Error("No conflict");
  saver.resolve(conflict, choice);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(server.content.data.slices).toEqual([slice("one", expected), slice("two", "2")]);
  expect(saver.state.kind).toBe("saved");
});

test("a rejected save shows the service's reason and is sent again after the next change", async () => {
  server.failure = 400;
  type("wrong");
  await jest.advanceTimersByTimeAsync(1_500);
  expect(saver.state).toEqual({ kind: "rejected", error: new StudioError(400) });
  server.failure = undefined;
  type("right");
  await jest.advanceTimersByTimeAsync(2_000);
  expect(saver.state.kind).toBe("saved");
});

const refusal = (status: number, ...fields: string[]) =>
  new StudioError(status, { message: "no", details: fields.map((field) => ({ field, reason: "no" })) });

test("a refused field is left out: everything else is saved, and the field is sent again once it is changed", async () => {
  const save = server.save;
  server.save = async (content, etag) => {
    if (content.uid === "api") throw refusal(409, "uid");
    if (JSON.stringify(content.data.slices).includes("bad")) throw refusal(400, "data.slices[1](hero).primary.title");
    return save(content, etag);
  };
  store.set("", "uid", "api");
  type("good");
  store.set("two", "primary/title", "bad");
  await jest.advanceTimersByTimeAsync(3_000);
  expect(server.content).toEqual(page("Title", slice("one", "good"), slice("two", "2")));
  expect(saver.state).toMatchObject({
    kind: "partial",
    refused: [{ leaf: "uid" }, { slice: "two", leaf: "primary/title" }],
  });
  expect([saver.hasUnsent, server.kept.at(-1)]).toEqual([true, store.content]);
  // Without a change they are not tried again.
  const { saves } = server;
  type("better");
  await jest.advanceTimersByTimeAsync(3_000);
  expect([server.saves, saver.state.kind]).toEqual([saves + 1, "partial"]);
  store.set("", "uid", "b");
  store.set("two", "primary/title", "fine");
  await jest.advanceTimersByTimeAsync(3_000);
  expect(server.content).toEqual({ ...page("Title", slice("one", "better"), slice("two", "fine")), uid: "b" });
  expect(saver.state.kind).toBe("saved");
});

test("a refused slice is left out, and a failure that names no field rejects the whole save", async () => {
  const save = server.save;
  server.save = async (content, etag) => {
    if (store.keys("slices").length > 2 && JSON.stringify(content.data.slices).includes("new"))
      throw refusal(400, "data.slices[0]");
    return save(content, etag);
  };
  store.change({
    slices: [{ key: "x", before: undefined, after: slice("x", "new") }],
    orders: [{ zone: "slices", before: store.keys("slices"), after: ["x", "one", "two"] }],
  });
  type("good");
  await jest.advanceTimersByTimeAsync(3_000);
  expect(server.content).toEqual(page("Title", slice("one", "good"), slice("two", "2")));
  // What is on the server already can be refused too: that is said, and not asked for again and again.
  server.save = jest.fn(() => Promise.reject(refusal(400, "uid")));
  type("worse");
  await jest.advanceTimersByTimeAsync(3_000);
  expect([saver.state.kind, jest.mocked(server.save).mock.calls.length]).toEqual(["rejected", 2]);
  server.save = () => Promise.reject(refusal(400, "lang"));
  type("better");
  await jest.advanceTimersByTimeAsync(3_000);
  expect(saver.state.kind).toBe("rejected");
});

test("text typed into a deleted document is kept, and saved once the document is restored", async () => {
  server.failure = 404;
  type("mine");
  await jest.advanceTimersByTimeAsync(1_500);
  expect(saver.state.kind).toBe("gone");
  type("mine, and more");
  await jest.advanceTimersByTimeAsync(60_000);
  expect([saver.state.kind, server.kept.at(-1)]).toEqual(["gone", store.content]);
  server.failure = undefined;
  server.version = 7;
  void saver.resume();
  await jest.advanceTimersByTimeAsync(2_000);
  expect([saver.state.kind, server.content]).toEqual(["saved", store.content]);
});

test("what others did to the slices is told until it is seen, and can be put back as one step", async () => {
  const load = server.load;
  server.load = async () => ({ ...(await load()), savedBy: "Ada", isDraft: false });
  stop();
  saver = new DraftSaver({
    store,
    server: { content: start, etag: "1", savedAt: 1, isDraft: true },
    conflicts: [],
    api: server,
  });
  stop = saver.start();
  server.put(page("Title", slice("two", "2"), slice("three", "3")));
  void saver.refresh();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(store.keys("slices")).toEqual(["two", "three"]);
  expect(saver.news).toMatchObject({
    isDiscarded: true,
    notes: [
      { kind: "added", key: "three" },
      { kind: "removed", key: "one" },
    ],
  });
  saver.putBack();
  await jest.advanceTimersByTimeAsync(3_000);
  expect([saver.news, server.content]).toEqual([undefined, start]);
  store.undo();
  expect(store.keys("slices")).toEqual(["two", "three"]);
});
