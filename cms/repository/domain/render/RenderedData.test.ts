import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { toModels } from "#cms/repository/domain/model/toModels.ts";

import { RenderedData } from "./RenderedData.ts";
import type { RenderContext } from "./renderDocument.ts";

const makeDocument = (id: string, data: StoredDocument["data"] = {}, lang = "en-us"): StoredDocument => ({
  id,
  type: "page",
  uid: id,
  lang,
  group: id.split("-")[0] ?? id,
  tags: [],
  first_publication_date: "2026-01-01T00:00:00+0000",
  last_publication_date: "2026-01-01T00:00:00+0000",
  data,
});

const page = makeDocument("home", {
  target: { link_type: "Document", id: "about-en" },
  image: { url: "a.png", alt: "A" },
});
const about = makeDocument("about-en");
const translated = makeDocument("about-cn", {}, "zh-cn");
const models = () => toModels({ types: [], slices: [] });

let documents: Map<string, StoredDocument>;
let context: RenderContext;
let rendered: RenderedData;

beforeEach(() => {
  documents = new Map([page, about].map((document) => [document.id, document]));
  rendered = new RenderedData();
  context = {
    models: models(),
    ref: "ref",
    endpoint: "http://127.0.0.1/content/api/v2",
    imagesUrl: "http://127.0.0.1/images",
    masterLang: "en-us",
    routes: [],
    brokenRoute: null,
    fetch: undefined,
    fetchLinks: undefined,
    graphQuery: undefined,
    find: (id) => documents.get(id),
    siblings: (group) => [...documents.values()].filter((document) => document.group === group),
    imageSize: () => ({ width: 10, height: 20 }),
  };
});

const render = (document = page, parameters = "") => rendered.render(document, context, parameters);
const read = () => JSON.parse(String(render()));

test("a document is rendered once while nothing changes that it shows", () => {
  const first = render();
  documents.set("other", makeDocument("other"));
  expect(render()).toBe(first);
  context = { ...context, ref: "next" };
  expect(render()).toBe(first);
});

test.each([
  ["a version of its own", () => render({ ...page, data: {} })],
  ["a linked document", () => documents.set("about-en", { ...about, uid: "moved" })],
  ["a linked document that is gone", () => documents.delete("about-en")],
  ["the size of an image", () => (context = { ...context, imageSize: () => ({ width: 30, height: 20 }) })],
  ["the models", () => (context = { ...context, models: models() })],
])("it is rendered again after a change of %s", (_, change) => {
  const first = render();
  change();
  expect(render()).not.toBe(first);
});

test("what it shows of others is that of now", () => {
  expect(read().target.uid).toBe("about-en");
  documents.set("about-en", { ...about, uid: "moved" });
  expect(read().target.uid).toBe("moved");
  documents.delete("about-en");
  expect(read().target.isBroken).toBe(true);
});

test("a new translation of a linked document is linked", () => {
  documents.set("about-en", { ...about, lang: "fr-fr" });
  expect(read().target.lang).toBe("fr-fr");
  documents.set("about-cn", { ...translated, lang: "en-us" });
  expect(read().target.id).toBe("about-cn");
});

test("another way of rendering has a result of its own", () => {
  const first = render();
  context = { ...context, imagesUrl: "http://images" };
  expect(String(render(page, "images"))).toContain("http://images/a.png");
  expect(render()).toBe(first);
});
