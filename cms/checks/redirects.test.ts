/** @jest-environment node */
import { readFileSync } from "node:fs";

import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";
import { makeEditorClient } from "#cms/testing/makeEditorClient.ts";

const link = (id: string) => ({ link_type: "Document", id });
const web = (url: string) => ({ link_type: "Web", url });
const below = (id: string, uid: string, parent: string) => ({ id, type: "page", uid, data: { parent: link(parent) } });

let content: TestContent;
let call: ReturnType<typeof makeEditorClient>;
let count = 0;

beforeAll(async () => {
  content = await startContent([
    { id: "home", type: "page" },
    { id: "about", type: "page" },
    { id: "top", type: "page" },
    below("child", "child", "top"),
    { id: "top-cn", type: "page", uid: "ding", lang: "zh-cn", group: "top" },
  ]);
  call = makeEditorClient(content.origin);
  const model: object = JSON.parse(readFileSync("customtypes/redirect/index.json", "utf8"));
  expect((await call("POST", "customtypes/customtypes/insert", model)).status).toBe(201);
});
afterAll(() => content.close());

const save = (from: unknown, to: unknown, over: object = {}) => {
  count += 1;
  const data = { from, to, both_languages: false, ...over };
  return call("POST", "core/documents", { type: "redirect", lang: "en-us", uid: `rule-${count}`, title: "r", data });
};
const publish = async (id: unknown) => call("PATCH", `core/documents/${String(id)}/draft`, { status: "published" });

test.each([
  ["/%E5%AE%9A/", "/about/"],
  ["/定/", "/about/"],
  ["/Old-Page/", "/about/"],
  [" /spaced/ ", " /about/ "],
  ["/inner space/", "/about/"],
  // Browsers leave it out.
  ["/in\tner/", "/about/"],
  ["plain", "/about/?q=eth#plan-pro"],
  ["http://localhost:3000/own/", "https:///about/"],
  ["/to-the-web/", "https://example.org/a?b#c"],
  ["/contact-us/", "https://#contact"],
  ["/self-elsewhere/", "https://example.org/self-elsewhere/"],
])("a redirect from %j to %j can be done, and is published", async (from, to) => {
  const { status, body } = await save(from, web(to));
  expect([status, body.details]).toEqual([201, undefined]);
  expect((await publish(body.id)).status).toBe(204);
});

test.each([
  ["data.from", "https://example.org/old/", "/about/", "is not on this site"],
  ["data.from", "//example.org/", "/about/", "is not on this site"],
  ["data.from", "/old/?id=1", "/about/", "write the path alone"],
  ["data.from", "/old/#part", "/about/", "write the path alone"],
  ["data.from", "/100%/", "/about/", "write %25"],
  ["data.from", "/../old/", "/about/", "no visitor's path"],
  ["data.from", "/a\\b/", "/about/", "no visitor's path"],
  ["data.from", "/a%09b/", "/about/", "no visitor's path"],
  ["data.to", "/x/", "about", "leads nowhere"],
  ["data.to", "/x/", "//example.org/", "leads nowhere"],
  ["data.to", "/x/", "https://", "leads nowhere"],
  ["data.to", "/same/", "/same/", "leads to itself: /same/ → /same/"],
  ["data.to", "/same/", "https:///same?a=1#b", "leads to itself"],
  ["data.to", "/%61-b/", "http://localhost:3000/a-b", "leads to itself"],
])("the %s of a redirect from %j to %j is refused with a sentence", async (field, from, to, reason) => {
  const { status, body } = await save(from, web(to));
  expect([status, body.message]).toEqual([400, expect.stringContaining(reason)]);
  expect(body.details).toEqual([{ field, reason: expect.stringContaining(reason) }]);
});

test.each([
  ["the page it starts from", "/top/child/", link("child"), {}],
  ["its own page in the other language", "/top/", link("top-cn"), { both_languages: true }],
])("a redirect to %s is refused", async (_, from, to, over) => {
  expect((await save(from, to, over)).body.message).toContain("leads to itself");
});

test("a redirect that closes a loop is rejected, alone and in a release", async () => {
  const top = await save("/three/", web("/about/"));
  for (const { body } of [top, await save("/two/", web("/three/")), await save("/one/", web("/two/?a"))])
    expect((await publish(body.id)).status).toBe(204);
  const closing = await call("PUT", `core/documents/${top.body.id}`, {
    data: { from: "/three/", to: web("/one/#b"), both_languages: false },
  });
  expect([closing.status, closing.body.message]).toEqual([
    400,
    "The redirect cannot be done: redirects lead in a circle: /three/ → /one/ → /two/ → /three/",
  ]);
  const { body: release } = await call("POST", "core/releases", { label: "Circle" });
  const { body: first } = await save("/a/", web("/about/"));
  expect((await publish(first.id)).status).toBe(204);
  const drafted = await call("PUT", `core/documents/${first.id}`, {
    release_id: release.id,
    data: { from: "/a/", to: web("/b/"), both_languages: false },
  });
  expect(drafted.status).toBe(200);
  expect((await publish((await save("/b/", web("/a/"))).body.id)).status).toBe(204);
  const published = await call("POST", `core/releases/${release.id}/publish`);
  expect([published.status, published.body.message]).toEqual([
    422,
    expect.stringContaining("in a circle: /a/ → /b/ → /a/"),
  ]);
});

test.each([
  ["a live page", "/about/", "redirect-covers", ["/about/"]],
  ["a live page, typed in another way", "http://localhost:3000/%61bout", "redirect-covers", ["/about/"]],
  ["a live page below another one", "/top/child/", "redirect-covers", ["/top/child/"]],
  ["a page of another language", "/cn/ding/", "redirect-covers", ["/cn/ding/"]],
  ["the Studio", "/studio/", "redirect-covers", ["/studio/"]],
  ["a screen of the Studio", "/cn/studio/documents/", "redirect-covers", ["/cn/studio/documents/"]],
  ["an endpoint", "/api/health", "redirect-covers", ["/api/health/"]],
  ["the home page", "/", "redirect-covers", ["/"]],
  ["pages of a pattern", "/nodes/[node]/", "redirect-pattern", ["/nodes/[node]/"]],
  ["a wildcard", "/old/*", "redirect-pattern", ["/old/*"]],
  ["a parameter", "/old/:id/", "redirect-pattern", ["/old/:id/"]],
])("a redirect that covers %s is an error and is not published", async (_, from, rule, values) => {
  const { status, body } = await save(from, web("https://example.org/"));
  expect(status).toBe(201);
  const refused = await publish(body.id);
  expect(refused).toMatchObject({ status: 422, body: { findings: [{ rule, field: "data.from", values }] } });
});

test("a redirect from the address that a page leaves in the same release is published, and a page that one covers is named", async () => {
  const page = { type: "page", lang: "en-us", uid: "leaves", title: "Leaves", data: { title: "Leaves" } };
  const { body: made } = await call("POST", "core/documents", page);
  expect((await publish(made.id)).status).toBe(204);
  const { body: release } = await call("POST", "core/releases", { label: "Move" });
  await call("PUT", `core/documents/${String(made.id)}`, { ...page, uid: "left", release_id: release.id });
  count += 1;
  const data = { from: "/leaves/", to: web("/about/"), both_languages: false };
  const redirect = { type: "redirect", lang: "en-us", uid: `rule-${count}`, title: "r", data, release_id: release.id };
  expect((await call("POST", "core/documents", redirect)).status).toBe(201);
  expect((await call("POST", `core/releases/${String(release.id)}/publish`)).status).toBeLessThan(300);
  const { body } = await call("POST", "core/checks", {
    document: { type: "page", lang: "en-us", uid: "leaves", data: { title: "x" } },
  });
  expect(body.findings).toContainEqual(
    expect.objectContaining({ rule: "redirect-covered", level: "error", values: ["/leaves/"] }),
  );
});

test("an incomplete redirect can be saved, but only a complete one published", async () => {
  const { status, body } = await save(null, null);
  expect(status).toBe(201);
  const refused = await publish(body.id);
  expect([refused.status, refused.body.message]).toEqual([
    422,
    expect.stringContaining("a redirect names the old path it starts from"),
  ]);
});

test("pages nest to any depth, and a cycle of parents is rejected", async () => {
  const levels = Array.from({ length: 14 }, (_, index) => `level-${index}`);
  let parent = "top";
  for (const uid of levels) {
    const made = await call("POST", "core/documents", {
      type: "page",
      lang: "en-us",
      uid,
      title: uid,
      data: { title: uid, parent: link(parent) },
    });
    expect((await publish(made.body.id)).status).toBe(204);
    parent = String(made.body.id);
  }
  const steps = levels.map(() => "parent");
  const path = `/${levels.map((_, index) => `:p${levels.length - index}?`).join("/")}/:uid/`;
  const resolvers = Object.fromEntries(steps.map((_, index) => [`p${index + 1}`, steps.slice(0, index + 1).join(".")]));
  const client = testClient(content.endpoint, { routes: [{ type: "page", path, resolvers }] });
  expect((await client.getByID(parent)).url).toBe(`/top/${levels.join("/")}/`);
  const { status, body } = await call("PUT", "core/documents/top", { uid: "top", data: { parent: link(parent) } });
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({
      message: expect.stringContaining("lead back to it"),
      details: [{ field: "data.parent", reason: "a circle" }],
    }),
  ]);
});

test("a document in an unknown language is rejected, or not served, with an error that names the language", async () => {
  const made = await call("POST", "core/documents", { type: "page", lang: "fr-fr", uid: "p", title: "p", data: {} });
  const sentence = "there is no language fr-fr in this repository, only en-us and zh-cn";
  expect([made.status, made.body.message]).toEqual([400, sentence]);
  const received: string[] = [];
  const write = jest.spyOn(process.stderr, "write").mockImplementation((line) => received.push(String(line)) > 0);
  content.write({ id: "french", type: "page", uid: "bonjour", lang: "fr-fr" });
  const { origin } = await content.restart();
  write.mockRestore();
  expect(received.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ field: "lang", reason: sentence }),
  );
  const documents = await testClient(`${origin}/content/api/v2`).dangerouslyGetAll({ lang: "*" });
  expect(documents.map(({ lang }) => lang)).not.toContain("fr-fr");
  const langs = documents.flatMap(({ alternate_languages: others }) => others.map(({ lang }) => lang));
  expect(langs).not.toContain("fr-fr");
});
