/** @jest-environment node */
import { starterContent } from "#cms/testing/starterContent.ts";
import { makeStudioClient } from "#cms/testing/makeStudioClient.ts";
import { serveContent } from "#cms/testing/serveContent.ts";

let content: Awaited<ReturnType<typeof serveContent>>;
let call: ReturnType<typeof makeStudioClient>;

beforeAll(async () => {
  content = await serveContent({ contentDir: starterContent });
  call = makeStudioClient(content.origin, "writer");
}, 60_000);
afterAll(() => content.close());

const read = (page: string) => call("GET", `short/documents?page=${encodeURIComponent(page)}`);
const edit = (id: string, etag: string, operations: object[], isDryRun = true) =>
  call("PATCH", `short/documents/${id}`, { operations, dry_run: isDryRun }, etag);

test("an edit changes what it names and nothing else, on every kind of page", async () => {
  const { body } = await call("POST", "documents/search", { types: ["page", "docs_page", "page_template"], limit: 30 });
  for (const { id } of Array.isArray(body.results) ? body.results : []) {
    const { etag } = await read(id);
    const edited = await edit(id, etag, [{ op: "set", field: "tags", value: ["edited"] }]);
    expect([id, edited.body.changes]).toMatchObject([id, [{ what: "tags" }]]);
  }
});

test("a page is found by id, path and UID, and one in several languages needs its language", async () => {
  const { body } = await read("/cn/about/");
  expect(body).toMatchObject({ document: { lang: "zh-cn" }, draft: { type: "page", uid: "about", lang: "cn" } });
  expect(await read("about")).toMatchObject({ status: 409, body: { message: expect.stringContaining("zh-cn") } });
  expect((await call("GET", "short/documents?page=about&lang=en")).body).toMatchObject({ document: { lang: "en-us" } });
  expect(await read("/abot/")).toMatchObject({ status: 404, body: { message: expect.stringContaining("/about/") } });
});

test("slices are set, added, moved and removed by their ids, and saved as a draft", async () => {
  const { etag, body } = await read("/about/");
  const { slices }: { slices?: { $id: string; type: string }[] } = Object(body.draft);
  const [first, second] = (slices ?? []).map(({ $id }) => $id);
  const operations = [
    { op: "set", slice: second, field: "title", value: "New words" },
    { op: "add_slice", value: { type: "rich_text", content: "Some **bold** words." }, after: null },
    { op: "move_slice", slice: first },
  ];
  expect((await edit("page-about-en-us", etag, operations)).body).toMatchObject({ saved: false });
  expect((await read("/about/")).etag).toBe(etag);
  const saved = await edit("page-about-en-us", etag, operations, false);
  expect(saved.body).toMatchObject({ saved: true, findings: expect.any(Array) });
  const again = await read("/about/");
  expect(again.body).toMatchObject({ document: { state: "changed" } });
  const { slices: next }: { slices?: Record<string, string>[] } = Object(again.body.draft);
  expect([next?.[0]?.content, next?.[1]?.title, next?.at(-1)?.$id]).toEqual([
    "Some **bold** words.",
    "New words",
    first,
  ]);
  const stale = await edit("page-about-en-us", etag, [{ op: "set", slice: second, field: "title", value: "Mine" }]);
  expect(stale).toMatchObject({ status: 412, body: { sides: [{ yours: { value: "Mine" }, theirs: "New words" }] } });
});

test("a wrong field, slice, value or position is refused with what is right", async () => {
  const { etag } = await read("/contact/");
  const wrong: [operation: object, sentence: RegExp][] = [
    [{ op: "set", field: "titel", value: "x" }, /data\.titel: there is no field titel; did you mean title\?/],
    [{ op: "set", field: "color_mode", value: "pink" }, /color_mode.*light.*dark.*system/],
    [{ op: "set", slice: "heros$2", field: "title", value: "x" }, /there is no slice heros\$2; did you mean hero\$/],
    [{ op: "add_slice", value: { type: "heroe" } }, /there is no slice heroe; did you mean hero\?/],
    [{ op: "set", field: "title[0].x", value: 1 }, /there is no list title/],
    [{ op: "remove_slice" }, /slice is missing/],
    [{ op: "drop" }, /op must be set, add_slice/],
  ];
  for (const [operation, sentence] of wrong)
    expect(await edit("page-contact-en-us", etag, [operation])).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(sentence) },
    });
});

test("a page is created from its short form as a draft, and a wrong one names what is right", async () => {
  const draft = {
    type: "page",
    uid: "by-agent",
    lang: "en",
    data: { title: "Made" },
    slices: [{ type: "rich_text", content: "Words" }],
  };
  const { status, body } = await call("POST", "short/documents", { draft });
  expect([status, body]).toMatchObject([201, { document: { state: "draft", path: "/by-agent/" } }]);
  const wrong = await call("POST", "short/documents", { draft: { ...draft, type: "pag" } });
  expect(wrong).toMatchObject({ status: 400, body: { message: expect.stringContaining("did you mean page") } });
});
