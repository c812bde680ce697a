/** @jest-environment node */
import { listenFor } from "#cms/testing/listenFor.ts";
import { startPeople } from "#cms/testing/makeStudioClient.ts";
import { pickContent } from "#cms/testing/pickContent.ts";
import { serveContent } from "#cms/testing/serveContent.ts";

const some = pickContent(["home", "about"]);
let content: Awaited<ReturnType<typeof serveContent>>;
let linkChecks: Record<string, { checkedAt: string; status: number | null }> = {};
let people: Awaited<ReturnType<typeof startPeople>>;
let runs = 0;

beforeAll(async () => {
  const readLinkChecks = async () => {
    runs += 1;
    return linkChecks;
  };
  content = await serveContent({ contentDir: some.contentDir, firstChecksMs: 0, readLinkChecks });
  people = await startPeople(content.origin);
});

afterAll(async () => {
  await content.close();
  some.remove();
});

type Found = { rule: string; document: string; field: string; slice: string | null };

type Checks = { findings: Found[]; documents: { id: string }[]; checked: number; linksChecked: unknown };

/** Every problem of the site, read page by page. */
async function checkSite(after = 0): Promise<Checks> {
  const { status, body } = await people.editor("GET", `checks/site?after=${after}`);
  expect([status, body.message]).toEqual([200, undefined]);
  expect(JSON.stringify(body).length).toBeLessThan(50 * 1_024);
  const list = (value: unknown) => (Array.isArray(value) ? value : []);
  const rest = body.next === null ? undefined : await checkSite(Number(body.next));
  const { links_checked: linksChecked } = body;
  return {
    findings: [...list(body.findings), ...(rest?.findings ?? [])],
    documents: [...list(body.documents), ...(rest?.documents ?? [])],
    checked: Number(body.checked),
    linksChecked,
  };
}

const block = (words: string, spans: object[] = []) => ({ type: "paragraph", text: words, spans, direction: "ltr" });
const text = (id: string, content_: object[]) => ({
  id,
  slice_type: "rich_text",
  variation: "default",
  items: [],
  primary: { content: content_ },
});

test("the site is checked after the start before anybody asks", async () => {
  await listenFor(
    async () => runs,
    (count) => count === 1,
  );
});

test("problems of the whole site are listed with their documents, and follow drafts, publications and removals", async () => {
  const before = await checkSite();
  expect(before.checked).toBeGreaterThan(5);
  const lone = text("rich_text$lone", [block("Words.")]);
  const data = { title: "A page on its own", meta_title: "x".repeat(300), slices: [lone] };
  const made = await people.editor("POST", "documents", { type: "page", lang: "en-us", uid: "lone", title: "x", data });
  const id = String(made.body.id);
  const ofLone = ({ findings }: { findings: Found[] }) =>
    findings.filter(({ document }) => document === id).map(({ rule }) => rule);
  // Unpublished documents are not checked.
  expect(ofLone(await checkSite())).toEqual([]);
  expect((await people.publisher("PATCH", `documents/${id}/draft`, { status: "published" })).status).toBe(204);
  const published = await checkSite();
  expect(ofLone(published)).toEqual(
    expect.arrayContaining(["description-missing", "heading-first", "translation-missing", "orphan"]),
  );
  expect(published.documents).toContainEqual(expect.objectContaining({ id, path: "/lone/" }));
  // Long texts are cut.
  const long = published.findings.find(({ rule, document }) => rule === "title-length" && document === id);
  expect(long).toMatchObject({ values: [`${"x".repeat(200)}…`, "300", "60"] });
  // A draft of another page with a link to this page and a heading that skips levels.
  const { body: about } = await people.editor("GET", "documents/page-about-en-us");
  const link = (url: string) => ({ start: 0, end: 4, type: "hyperlink", data: { link_type: "Web", url } });
  const deep = { ...block("Too deep"), type: "heading4" };
  const added = text("rich_text$links", [block("here", [link("/lone/")]), deep]);
  const own: Record<string, unknown> = Object.fromEntries(Object.entries(about.data ?? {}));
  const slices = Array.isArray(own.slices) ? own.slices : [];
  const changed = { ...own, slices: [...slices, added] };
  expect((await people.editor("PUT", "documents/page-about-en-us", { data: changed })).status).toBe(200);
  const publishAbout = () => people.publisher("PATCH", "documents/page-about-en-us/draft", { status: "published" });
  // What only the draft has is not on the site.
  expect((await checkSite()).findings.filter(({ slice }) => slice === "rich_text$links")).toEqual([]);
  expect((await publishAbout()).status).toBe(204);
  const linked = await checkSite();
  expect(ofLone(linked)).not.toContain("orphan");
  expect(linked.findings).toContainEqual(
    expect.objectContaining({ document: "page-about-en-us", rule: "heading-order", slice: "rich_text$links" }),
  );
  // A page that moves leaves dead links elsewhere.
  await people.editor("PUT", `documents/${id}`, { uid: "lone-moved", data });
  const moved = await checkSite();
  const ofLinks = moved.findings.filter(({ slice }) => slice === "rich_text$links");
  expect(ofLinks.filter(({ rule }) => rule === "link-missing")).toHaveLength(1);
  await people.editor("PUT", "documents/page-about-en-us", { data: own });
  // What the draft solves is left out before it is published.
  expect((await checkSite()).findings.filter(({ slice }) => slice === "rich_text$links")).toEqual([]);
  await publishAbout();
  await people.publisher("DELETE", `documents/${id}`);
  expect((await checkSite()).findings).toEqual(before.findings);
});

test("dead external links are listed from stored results with the time, and newer results apply at once", async () => {
  const url = "https://gone.test/page";
  const link = { start: 0, end: 4, type: "hyperlink", data: { link_type: "Web", url } };
  const data = { title: "A page that leads out", slices: [text("rich_text$out", [block("here", [link])])] };
  const made = await people.editor("POST", "documents", { type: "page", lang: "en-us", uid: "out", title: "x", data });
  await people.publisher("PATCH", `documents/${String(made.body.id)}/draft`, { status: "published" });
  const find = ({ findings }: { findings: Found[] }) =>
    findings.filter(({ document, rule }) => document === made.body.id && rule.startsWith("link-"));
  const before = await checkSite();
  expect([before.linksChecked, find(before)]).toEqual([null, []]);
  linkChecks = { [url]: { checkedAt: "2026-11-25T08:00:00.000Z", status: 404 } };
  const after = await checkSite();
  expect([after.linksChecked, find(after)]).toEqual([
    Date.UTC(2026, 10, 25, 8),
    [
      expect.objectContaining({
        rule: "link-dead",
        level: "warning",
        slice: "rich_text$out",
        values: [url, "404"],
        field: "data.slices[0](rich_text).primary.content[0]",
      }),
    ],
  ]);
  linkChecks = { [url]: { checkedAt: "2026-11-26T08:00:00.000Z", status: 200 } };
  expect(find(await checkSite())).toEqual([]);
});

test("a published translation whose source changed is listed by field until it is marked as done", async () => {
  const toData = (words: string) => ({
    title: "A page to translate",
    summary: "What it is.",
    slices: [text("rich_text$pair", [block(words)])],
  });
  const page = { type: "page", lang: "en-us", uid: "behind", title: "Behind", data: toData("One") };
  const id = String((await people.editor("POST", "documents", page)).body.id);
  const { body: copy } = await people.editor("POST", `documents/${id}/copy`, { lang: "zh-cn" });
  const other = String(copy.id);
  for (const one of [id, other]) await people.publisher("PATCH", `documents/${one}/draft`, { status: "published" });
  const mark = async () => {
    const { data } = Object((await people.editor("GET", `documents/${id}`)).body);
    const fields = { "rich_text$pair primary/content": data.slices[0].primary.content, " data/summary": data.summary };
    await people.editor("PUT", `documents/${other}/translation`, { source: id, fields });
  };
  const find = async () => (await checkSite()).findings.filter(({ rule }) => rule === "translation-behind");
  await mark();
  expect(await find()).toEqual([]);
  await people.editor("PUT", `documents/${id}`, { data: toData("Two") });
  expect(await find()).toEqual([
    expect.objectContaining({
      document: other,
      level: "warning",
      slice: "rich_text$pair",
      values: ["en-us"],
      field: "data.slices[0](rich_text).primary.content",
    }),
  ]);
  await mark();
  expect(await find()).toEqual([]);
});
