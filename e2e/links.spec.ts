import { expect, findLeaks, test } from "./fixtures";

type Facts = {
  links: string[];
  ids: string[];
  levels: number[];
  imagesWithoutText: number;
  title: string;
  description: string;
};

const atOnce = 6;

// Parsed by the browser (on an empty page, because the site's pages block foreign markup), whatever the HTML's
// spelling.
function readPage(html: string): Facts {
  const page = new DOMParser().parseFromString(html, "text/html");
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  return {
    links: all("a[href]").map((link) => link.getAttribute("href") ?? ""),
    ids: all("[id]").map(({ id }) => id),
    // Link lists beside the text are not content.
    levels: all("main :is(h1, h2, h3, h4, h5, h6):not(nav *, aside *)").map(({ tagName }) => Number(tagName.slice(1))),
    imagesWithoutText: all("img:not([alt])").length,
    title: page.title,
    description: page.querySelector("meta[name=description]")?.getAttribute("content") ?? "",
  };
}

test("every linked page exists, is complete and well-ordered, and names neither back end nor sample company", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const origin = new URL(baseURL ?? "").origin;
  const wrong: string[] = [];
  const pages = new Map<string, Set<string>>();
  const anchors: { from: string; to: string; anchor: string }[] = [];
  let waiting = ["/", "/cn/"];
  const seen = new Set(waiting);

  const visit = async (path: string) => {
    // Uncompressed: compressing hundreds of pages would be most of the work.
    const response = await page.request.get(path, { maxRedirects: 0, headers: { "accept-encoding": "identity" } });
    const isPage = response.headers()["content-type"]?.includes("text/html") && !path.startsWith("/api/");
    if (response.status() !== 200 && !moved.has(path)) wrong.push(`${path} answers ${response.status()}`);
    if (response.status() !== 200 || !isPage) return [];
    const html = await response.text();
    const received = `${JSON.stringify(response.headers())}\n${html}`;
    wrong.push(...findLeaks(received).map((leak) => `${path} names ${leak}`));
    const facts = await page.evaluate(readPage, html);
    pages.set(path, new Set(facts.ids));
    wrong.push(...findFaults(facts).map((fault) => `${path} ${fault}`));
    return facts.links.flatMap((href) => {
      const url = new URL(href, `${origin}${path}`);
      if (url.origin !== origin) return [];
      if (url.hash)
        anchors.push({
          from: path,
          to: url.pathname,
          anchor: decodeURIComponent(url.hash.slice(1)).split("?")[0] ?? "",
        });
      // With a query, a page is a variant of the same page; other tests cover its Markdown version.
      return url.pathname.endsWith("/index.md") ? [] : [url.pathname];
    });
  };

  // Pages of chains share one template, and so do pages of methods: a few of each suffice.
  const counts = templates.map(() => 0);
  const shouldVisit = (path: string) => {
    const template = templates.findIndex((pattern) => pattern.test(path));
    return template === -1 || (counts[template] = (counts[template] ?? 0) + 1) <= visitedOfTemplate;
  };

  while (waiting.length > 0) {
    const found = (await Promise.all(waiting.slice(0, atOnce).map(visit))).flat();
    waiting = waiting.slice(atOnce);
    for (const path of found) {
      if (seen.has(path)) continue;
      seen.add(path);
      if (shouldVisit(path)) waiting.push(path);
    }
  }

  for (const { from, to, anchor } of anchors) {
    if (anchor && pages.has(to) && !pages.get(to)?.has(anchor) && !modals.has(anchor) && !/^plan-/.test(anchor))
      wrong.push(`${from} leads to ${to}#${anchor}, which is not there`);
  }
  expect([...new Set(wrong)]).toEqual([]);
  expect(pages.size).toBeGreaterThan(200);
});

const visitedOfTemplate = 12;
const templates = [/\/nodes\/[a-z0-9]{1,10}\/$/, /\/docs\/methods-[a-z-]+\/[^/]+\/$/];

// This page exists in Chinese only: its language switch leads to the nearest English page.
const moved = new Set(["/blockchain-consulting/"]);

// These anchors open a modal instead of scrolling.
const modals = new Set(["contact", "contact-sales", "get-key", "ambassadors", "location", "share", "qr", "consent"]);

function findFaults({ ids, levels, imagesWithoutText, title, description }: Facts): string[] {
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return [
    ...twice.map((id) => `has the id ${id} twice`),
    ...jumps.map((level) => `jumps to a heading of level ${level}`),
    ...(levels.filter((level) => level === 1).length === 1 ? [] : ["has not one first heading"]),
    ...(imagesWithoutText > 0 ? [`has ${imagesWithoutText} pictures without alternative text`] : []),
    ...(title ? [] : ["has no title"]),
    ...(description ? [] : ["has no description"]),
  ];
}

test("the docs' start page lists each page once: method families, pages by question, and all others", async ({
  page,
}) => {
  await page.goto("/docs/");
  await expect(page.locator("#families a[href^='/docs/methods-']")).toHaveCount(22);
  const targets = await page
    .locator(":is(#by-question, #families, #all) a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(targets).toContain("/docs/limits/");
  expect(new Set(targets).size).toBe(targets.length);
});
