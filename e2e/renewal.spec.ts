import type { APIRequestContext } from "playwright/test";

import { expect } from "./fixtures";
import { timedTest as test } from "./timedTest";
import type { TimedSites } from "./timedTest";

test.describe.configure({ mode: "serial", timeout: 180_000 });

const paragraph = (text: string, spans: object[] = []) => ({ type: "paragraph", text, spans });
const textSlice = (...content: object[]) => ({ slice_type: "rich_text", variation: "default", primary: { content } });
const childList = { slice_type: "child_pages", variation: "default", primary: { kind: "children" } };
const linkTo = (id: string) => ({ link_type: "Document", id });
/** A text with a link to a document. */
const linking = (id: string) =>
  textSlice(paragraph("Read the page", [{ start: 0, end: 4, type: "hyperlink", data: linkTo(id) }]));

type NewPage = { title: string; type?: string; lang?: string; data?: object; [name: string]: unknown };

/** Publishes a new document; its id. */
async function publishNew(
  { edit }: TimedSites,
  uid: string,
  { title, type = "page", lang = "en-us", data, ...rest }: NewPage,
) {
  const { body, status } = await edit("POST", "documents", {
    ...{ title, type, lang, uid, tags: [], ...rest },
    data: { title, summary: `About ${title}.`, slices: [], ...data },
  });
  expect([status, body]).toEqual([201, expect.anything()]);
  const id = String(body.id);
  await publishDraft({ edit }, id);
  return id;
}

async function publishDraft({ edit }: Pick<TimedSites, "edit">, id: string, redirects: string[] = []): Promise<void> {
  const { status, body } = await edit("PATCH", `documents/${id}/draft`, { status: "published", redirects });
  expect([status, body]).toEqual([204, {}]);
}

/** Publishes a document with other values. */
async function change(sites: TimedSites, id: string, values: { uid?: string; data?: object }, redirects?: string[]) {
  const { body } = await sites.edit("GET", `documents/${id}`);
  const { uid, data } = JSON.parse(JSON.stringify(body));
  const { status } = await sites.edit("PUT", `documents/${id}`, {
    ...{ uid: values.uid ?? uid, title: String(id) },
    data: { ...data, ...values.data },
  });
  expect(status).toBeLessThan(300);
  await publishDraft(sites, id, redirects);
}

const kinds =
  "|about/|blog/|changelog/|docs/|docs/errors/|docs/methods-evm/eth_call/|faq/|incidents/|nodes/|nodes/eth/|pricing/";
const sample = new RegExp(`^/(cn/)?(${kinds})$|/blog/|/renew|/links-there/`);

/** Pages of every kind in both languages, all posts, and those of this test: few, so that none is five minutes old, when it is rendered anyway. */
async function listPaths(request: APIRequestContext, origin: string): Promise<string[]> {
  const xml = await (await request.get(`${origin}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path || "/");
  return paths.filter((path) => sample.test(path));
}

type Snapshot = { rendered: number; pages: Map<string, string> };

/** What an instance sends for every path, and how many pages it has rendered. */
async function visit(request: APIRequestContext, origin: string, paths: readonly string[]): Promise<Snapshot> {
  const pages = new Map<string, string>();
  for (const path of paths) {
    const response = await request.get(`${origin}${path}`, { maxRedirects: 0 });
    pages.set(path, response.status() === 200 ? await response.text() : String(response.status()));
  }
  const { pages: counts } = await (await request.get(`${origin}/health`)).json();
  return { rendered: counts.rendered, pages };
}

type Publication = {
  /** Publishes. */
  publish(): Promise<unknown>;
  /** A page that shows the publication, and a word of it that is new there, or the new status of the page. */
  shown: [path: string, sign: string | number];
  /** Words and paths that no page has afterwards. */
  gone?: string[];
};

/** The same once it renders nothing more: a page that took a second to render was sent as it was before. */
async function settle(request: APIRequestContext, origin: string, paths: readonly string[]): Promise<Snapshot> {
  for (let last = await visit(request, origin, paths); ;) {
    const next = await visit(request, origin, paths);
    if (next.rendered === last.rendered) return next;
    last = next;
  }
}

/** On each instance: the pages that a publication changed, by path, none of them stale, and how many were rendered. */
async function renew(
  request: APIRequestContext,
  sites: TimedSites,
  { publish, shown: [path, sign], gone = [] }: Publication,
) {
  const paths = await listPaths(request, sites.origins[0] ?? "");
  const before = await Promise.all(sites.origins.map((origin) => settle(request, origin, paths)));
  await publish();
  const results: { changed: string[]; rendered: number }[] = [];
  for (const [index, origin] of sites.origins.entries()) {
    const { rendered = 0, pages: old = new Map<string, string>() } = before[index] ?? {};
    const isShown = async () => {
      const response = await request.get(`${origin}${path}`);
      // A 404 page names pages with similar paths.
      return typeof sign === "number"
        ? response.status() === sign
        : response.ok() && (await response.text()).includes(sign);
    };
    await expect.poll(isShown, { timeout: 20_000 }).toBe(true);
    const all = [...new Set([...paths, ...(await listPaths(request, origin))])];
    const now = await settle(request, origin, all);
    const machine = await Promise.all(
      ["/sitemap.xml", "/llms.txt", "/feeds/blog.xml"].map(async (file) =>
        (await request.get(`${origin}${file}`)).text(),
      ),
    );
    for (const [at, html] of now.pages)
      for (const text of gone) expect(html.includes(text), `${at} still has ${text}`).toBe(false);
    for (const text of gone) expect(machine.join("\n")).not.toContain(text);
    const changed = all.filter((one) => now.pages.get(one) !== old.get(one) && now.pages.get(one)?.startsWith("<"));
    results.push({ changed: changed.sort(), rendered: now.rendered - rendered });
  }
  return results;
}

const ids = { parent: "", first: "", second: "", linker: "", post: "" };

test.beforeAll(async ({ request, sites }) => {
  ids.parent = await publishNew(sites, "renewal", { title: "Renewal", data: { slices: [childList] } });
  const parent = linkTo(ids.parent);
  ids.first = await publishNew(sites, "first", { title: "First part", data: { parent } });
  ids.linker = await publishNew(sites, "links-there", { title: "Links there", data: { slices: [linking(ids.first)] } });
  for (const origin of sites.origins)
    await expect.poll(() => listPaths(request, origin), { timeout: 20_000 }).toContain("/links-there/");
});

const both = (changed: string[]) => [1, 2].map(() => ({ changed: [...changed].sort(), rendered: changed.length }));

test("a new page renews itself, the list of its parent and its sibling", async ({ request, sites }) => {
  const parent = linkTo(ids.parent);
  const results = await renew(request, sites, {
    publish: async () => (ids.second = await publishNew(sites, "second", { title: "Second part", data: { parent } })),
    shown: ["/renewal/second/", "Second part"],
  });
  expect(results).toEqual(both(["/renewal/", "/renewal/first/", "/renewal/second/"]));
});

test("a moved page renews itself, the pages below it and what links to them; its old paths lead nowhere", async ({
  request,
  sites,
}) => {
  const results = await renew(request, sites, {
    publish: () => change(sites, ids.parent, { uid: "renewed" }),
    shown: ["/renewed/", "Renewal"],
    gone: ["/renewal/"],
  });
  expect(results).toEqual(both(["/links-there/", "/renewed/", "/renewed/first/", "/renewed/second/"]));
  for (const origin of sites.origins) expect((await request.get(`${origin}/renewal/first/`)).status()).toBe(404);
});

test("a removed page renews the lists that had it", async ({ request, sites }) => {
  const results = await renew(request, sites, {
    publish: async () =>
      expect((await sites.edit("DELETE", `documents/${ids.second}/publication`, {})).status).toBe(204),
    shown: ["/renewed/second/", 404],
    gone: ["/renewed/second/", "Second part"],
  });
  expect(results).toEqual(both(["/renewed/", "/renewed/first/"]));
});

test("a translation renews itself and the page that it translates", async ({ request, sites }) => {
  const results = await renew(request, sites, {
    publish: () =>
      publishNew(sites, "links-there", { title: "去那里的链接", lang: "zh-cn", alternate_language_id: ids.linker }),
    shown: ["/cn/links-there/", "去那里的链接"],
  });
  expect(results).toEqual(both(["/cn/links-there/", "/links-there/"]));
});

test("a new post and its title renew what shows them, which is a part of the blog alone", async ({
  request,
  sites,
}) => {
  const data = { published: "2031-01-01", topic: "guide", slices: [textSlice(paragraph("Words of the post."))] };
  const added = await renew(request, sites, {
    publish: async () =>
      (ids.post = await publishNew(sites, "latest", { title: "Latest words", type: "blog_post", data })),
    shown: ["/blog/latest/", "Latest words"],
  });
  const titled = await renew(request, sites, {
    publish: () => change(sites, ids.post, { data: { title: "Other words", summary: "About other words." } }),
    shown: ["/blog/latest/", "Other words"],
    gone: ["Latest words"],
  });
  for (const { changed, rendered } of [...added, ...titled]) {
    expect(changed).toEqual(expect.arrayContaining(["/blog/", "/blog/latest/"]));
    expect(changed.filter((path) => !/^\/(blog\/.*)?$/.test(path))).toEqual([]);
    expect(rendered).toBe(changed.length);
  }
});
