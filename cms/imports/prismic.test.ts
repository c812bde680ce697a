/** @jest-environment node */
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startPeople } from "#cms/testing/makeStudioClient.ts";
import { serveContent, testSecrets } from "#cms/testing/serveContent.ts";
import { startContent } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";
import { starterContent } from "#cms/testing/starterContent.ts";

import { importSchema } from "./contract.ts";
import type { Imported } from "./contract.ts";

jest.setTimeout(60_000);

const models = mkdtempSync(join(tmpdir(), "prismic-models-"));
let other: TestContent;
let content: Awaited<ReturnType<typeof serveContent>>;
let people: Awaited<ReturnType<typeof startPeople>>;

const text = (config: object = {}) => ({ type: "Text", config: { label: "Text", ...config } });
const putModel = (path: string, model: object) => {
  mkdirSync(join(models, path, ".."), { recursive: true });
  writeFileSync(join(models, path), JSON.stringify(model));
};
const words = (line: string, ...spans: object[]) => ({ type: "paragraph", text: line, spans, direction: "ltr" });
const linkTo = (id: string) => ({ type: "hyperlink", start: 0, end: 4, data: { link_type: "Document", id } });
const slice = (type: string, primary: object) => ({ slice_type: type, variation: "default", items: [], primary });

/** Another repository: a type, a slice and a field that this one lacks, a third language, and more documents than a page of its API. */
async function startOther(): Promise<TestContent> {
  const fields = {
    ...{
      uid: { type: "UID" },
      title: text(),
      summary: text(),
      mood: text(),
      parent: { type: "Link", config: { select: "document" } },
    },
    slices: {
      type: "Slices",
      config: { choices: { rich_text: { type: "SharedSlice" }, banner: { type: "SharedSlice" } } },
    },
  };
  const type = (id: string, json: object) => ({ id, label: id, repeatable: true, status: true, json: { Main: json } });
  putModel("types/page/index.json", type("page", fields));
  putModel("types/recipe/index.json", type("recipe", { uid: { type: "UID" }, title: text() }));
  cpSync("slices/RichText/model.json", join(models, "slices/RichText/model.json"));
  const banner = { id: "banner", type: "SharedSlice", name: "Banner" };
  const variation = { id: "default", name: "Default", docURL: "", version: "1", description: "", imageUrl: "" };
  putModel("slices/Banner/model.json", {
    ...banner,
    variations: [{ ...variation, primary: { words: text() }, items: {} }],
  });
  const page = (id: string, data: object, over: object = {}) => ({
    id,
    type: "page",
    uid: id,
    data: { title: id, ...data },
    ...over,
  });
  const picture = { type: "image", url: "dot.svg", alt: "A dot", dimensions: { width: 40, height: 20 } };
  const gone = { ...picture, url: "gone.svg" };
  const first = [
    slice("rich_text", {
      content: [
        words("Soup is here", linkTo("soup")),
        words("Next page", linkTo("page-2")),
        words("Lost page", linkTo("nobody")),
        picture,
        gone,
      ],
    }),
    slice("banner", { words: "Hello" }),
  ];
  return startContent(
    [
      page("first", { slices: first, mood: "calm" }),
      page("below", { parent: { link_type: "Document", id: "first" } }),
      page("orphan", { parent: { link_type: "Document", id: "nobody" } }),
      page("about", {}),
      page("studio", {}),
      page("erste", {}, { lang: "de-de", group: "first" }),
      page("第一", { title: "第一" }, { id: "first-cn", uid: "first", lang: "zh-cn", group: "first" }),
      { id: "soup", type: "recipe", uid: "soup", data: { title: "Soup" } },
      ...Array.from({ length: 100 }, (_, index) => page(`page-${index + 1}`, {})),
    ],
    {
      ...{ modelsDir: join(models, "types"), slicesDir: join(models, "slices"), visibility: "private" },
      languages: [
        { id: "en-us", name: "English" },
        { id: "zh-cn", name: "Chinese" },
        { id: "de-de", name: "German" },
      ],
    },
  );
}

beforeAll(async () => {
  other = await startOther();
  const prismicUrl = `${other.origin}/{name}`;
  content = await serveContent({ contentDir: starterContent, mayLoadPrivate: true, prismicUrl });
  people = await startPeople(content.origin);
});
afterAll(async () => {
  await content.close();
  await other.close();
  rmSync(models, { recursive: true });
});

const makeForm = (fields: Record<string, string>) => {
  const form = new FormData();
  const all = { kind: "prismic", lang: "en-us", repository: "content", token: testSecrets.accessToken, ...fields };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  return form;
};

async function run(fields: Record<string, string> = {}): Promise<Imported> {
  const { body } = await people.publisher("POST", "imports", makeForm(fields));
  if (!body.result) throw new Error(JSON.stringify(body));
  return importSchema.validateSync(body.result);
}

const fail = async (fields: Record<string, string>) => {
  const { body } = await people.publisher("POST", "imports", makeForm(fields));
  return Object(body.failure).message ?? body.message;
};

test("a dry run shows all pages of a private repository, and each type, language, slice, field, link and file that is lost", async () => {
  const plan = await run({ dry_run: "true" });
  expect(plan.documents).toHaveLength(104);
  expect(plan.documents.find(({ id }) => id === "below")).toMatchObject({ title: "below", path: "/first/below/" });
  expect(plan.documents.find(({ id }) => id === "first-cn")).toMatchObject({ lang: "zh-cn", path: "/cn/first/" });
  expect(plan.files.map(({ filename }) => filename)).toEqual(["dot.svg"]);
  expect(plan.losses.map(({ where, texts }) => `${where}: ${texts.en}`)).toEqual([
    "page about: Not imported: /about/ is there already.",
    "page erste: Not imported: this site has no language de-de.",
    "recipe soup: Not imported: this site has no type recipe.",
    "page studio: Not imported: /studio/ is an address of the site itself; choose another uid.",
    "page first: The file gone.svg is left out: its server responded with status 404.",
    "page first: A link to recipe soup is left out: that document is not here.",
    "page first: A link to nobody is left out: that document is not here.",
    "page first: The field data.mood does not fit: the model has no such field.",
    "page first: The field data.slices[1] does not fit: there is no slice banner.",
    "page orphan: A link to nobody is left out: that document is not here.",
  ]);
  expect(plan.release).toBeNull();
});

test("the import becomes a release whose pages are published with their pictures, links and translations", async () => {
  const { release, documents } = await run();
  expect(documents).toHaveLength(104);
  const { body } = await people.publisher("GET", `documents/first?release_id=${release?.id}`);
  const [kept] = Object(body.data).slices;
  const [soup, next, lost, picture] = kept.primary.content;
  expect([soup.spans, lost.spans]).toEqual([[], []]);
  expect(next.spans).toMatchObject([{ type: "hyperlink", data: { id: "page-2" } }]);
  expect(picture).toMatchObject({ type: "image", alt: "A dot", url: expect.stringContaining("dot.svg") });
  expect((await people.publisher("POST", `releases/${release?.id}/publish`, {})).status).toBeLessThan(300);
  const again = await run({ dry_run: "true" });
  expect(again.documents).toEqual([]);
});

test("a repository that is private, unknown or away is named with what would be right", async () => {
  expect(await fail({ token: "" })).toContain("The repository content is private: its access token is needed");
  expect(await fail({ token: "wrong" })).toBe("The repository content rejects the access token");
  expect(await fail({ repository: "nowhere" })).toMatch(
    /^There is no repository nowhere at 127\.0\.0\.1:\d+: is its name right\?$/,
  );
  expect(await fail({ url: other.origin })).toBe("Only the write token may name a `url`");
  const away = createServer();
  await once(away.listen(0, "127.0.0.1"), "listening");
  const { port }: Pick<AddressInfo, "port"> = JSON.parse(JSON.stringify(away.address()));
  away.close();
  const form = makeForm({ url: `http://127.0.0.1:${port}/content` });
  const headers = { authorization: `Bearer ${testSecrets.writeToken}` };
  const response = await fetch(`${content.origin}/content/core/imports`, { method: "POST", body: form, headers });
  expect(await response.text()).toContain(`127.0.0.1:${port} cannot be reached (ECONNREFUSED)`);
});
