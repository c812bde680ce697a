import { loadModels } from "#cms/repository/store/modelFiles.server.ts";
import { makeSlices } from "#cms/imports/body/makeSlices.server.ts";
import { DocumentStore } from "#cms/editor/store/DocumentStore.ts";
import { toText } from "#cms/editor/store/json.ts";
import pastedFrom from "#cms/editor/testing/pastedFrom.json" with { type: "json" };

import { pasteDocument } from "./pasteDocument.ts";

const models = loadModels("customtypes", "slices");
jest.mock("#cms/http/send.ts", () => ({
  send: async (_path: string, _schema: unknown, { body }: { body: { html: string; type: string } }) =>
    makeSlices(body.html, body.type, models),
}));

const open = () => {
  const store = new DocumentStore({ uid: "new", tags: [], data: { slices: [] } }, ["slices"]);
  const session = { store, summary: { type: "page" }, reveal: jest.fn() };
  const read = () => store.keys("slices").map((key) => store.slice(key));
  return { store, read, paste: (html: string) => pasteDocument({ session, locale: "en" }, "slices", html) };
};

test("a document from Word becomes slices of the page, and one undo takes all of them back", async () => {
  const { store, read, paste } = open();
  expect(await paste(pastedFrom.word)).toMatch(/^Created \d+ slices? from what was pasted/);
  const slices = read();
  expect(JSON.stringify(slices)).toContain("Nodes are faster, and cheaper. See the guide.");
  expect(JSON.stringify(slices)).not.toMatch(/Mso|mso-/);
  store.undo();
  expect(read()).toEqual([]);
});

test("the heading of a Google document becomes the page's own, and its pictures are counted as left out", async () => {
  const { read, paste } = open();
  const sentence = await paste(`${pastedFrom.googleDocs}<p><img src="https://lh3.googleusercontent.com/a.png"></p>`);
  const [head, text] = read();
  expect([toText(head?.slice_type), toText(text?.slice_type)]).toEqual(["hero", "rich_text"]);
  expect(sentence).toMatch(/Left out: 1 /);
});

test("an empty paste makes nothing, and says so", async () => {
  const { read, paste } = open();
  expect(await paste("<p> </p>")).toBe("No slices could be created from it.");
  expect(read()).toEqual([]);
});
