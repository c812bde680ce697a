import type { APIRequestContext } from "playwright/test";

import { expect, test } from "./fixtures";
import { edit } from "./repository";

const block = (type: string, text: string) => ({ type, text, spans: [] });
const hero = (title: string) => ({
  slice_type: "hero",
  variation: "compact",
  items: [],
  primary: { title: [block("heading1", title)] },
});
const embed = { type: "embed", oembed: { type: "rich", embed_url: "https://example.org/post/1", title: "" } };
const content = [
  block("heading2", "Setup"),
  block("paragraph", "a\u0001b\ufffe"),
  block("heading2", ""),
  block("heading2", "Setup"),
  block("heading2", "🚀"),
  block("heading2", "Two\nlines"),
  embed,
];
const text = { slice_type: "rich_text", variation: "contents", primary: { content }, items: [] };

async function publish(request: APIRequestContext, uid: string, slices: object[]): Promise<string> {
  const data = { title: "Pasted words", summary: "Words", slices };
  const made = await edit(request, "POST", "documents", { title: uid, type: "page", lang: "en-us", uid, data });
  await edit(request, "PATCH", `documents/${made.id}/draft`, { status: "published" });
  await expect.poll(async () => (await request.get(`/${uid}/`)).status(), { timeout: 20_000 }).toBe(200);
  return made.id;
}

test("pasted headings have clean text, lines and anchors, in the page and in Markdown", async ({ page, request }) => {
  const document = await publish(request, "pasted-headings", [hero("Fast nodes\nfor everyone"), text]);
  try {
    await page.goto("/pasted-headings/");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Fast nodes\nfor everyone");
    const headings = page.locator("main h2[id]");
    await expect(headings).toHaveCount(4);
    const ids = await headings.evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual(["setup", "setup-2", "section", "two-lines"]);
    const links = page.locator("[data-contents] a");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
      ids.map((id) => `#${id}`),
    );
    expect(await links.evaluateAll((all) => all.map(({ textContent }) => textContent))).toEqual([
      "Setup",
      "Setup",
      "🚀",
      "Two lines",
    ]);
    await expect(page.locator("a[href='https://example.org/post/1']")).toHaveText("https://example.org/post/1");
    const markdown = await (await request.get("/pasted-headings/index.md")).text();
    expect(markdown).toContain("# Fast nodes for everyone\n");
    expect(markdown).toContain("## Two lines\n");
    expect(markdown).toContain("\nab\n");
    expect(markdown).not.toMatch(/^#+\s*$/m);
  } finally {
    await edit(request, "DELETE", `documents/${document}`);
  }
});

test("a slice without words leaves nothing on the page", async ({ page, request }) => {
  const document = await publish(request, "pasted-nothing", [hero(" ")]);
  try {
    await page.goto("/pasted-nothing/");
    await expect(page.getByRole("link", { name: "Correct a fact on this page" })).toBeVisible();
    // A page may show data that changes without its document.
    await expect(page.getByText("Last changed")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("heading")).toHaveCount(0);
  } finally {
    await edit(request, "DELETE", `documents/${document}`);
  }
});

/** A table's cell with a linked code at its end. */
const cell = (text: string, name = "") => {
  const range = { start: text.length, end: text.length + name.length };
  const link = { link_type: "Web", url: "/docs/" };
  const spans = [
    { ...range, type: "label", data: { label: "code" } },
    { ...range, type: "hyperlink", data: link },
  ];
  return { type: "data", content: [{ type: "paragraph", text: text + name, spans: name ? spans : [] }] };
};

test("on a phone a long name in a table starts on a line of its own, underlined as its link", async ({
  page,
  request,
}) => {
  const cells = [
    cell("Send a message to another chain"),
    cell("Any wallet that signs"),
    cell("Its ", "eth_getTransactionReceipt"),
  ];
  const head = { cells: ["Task", "Tools", "Main calls"].map((text) => ({ ...cell(text), type: "header" })) };
  const table = { head: { rows: [head] }, body: { rows: [{ cells }] } };
  const slice = { slice_type: "data_table", variation: "default", items: [], primary: { table } };
  const document = await publish(request, "linked-name", [hero("A linked name"), slice]);
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/linked-name/");
    const name = page.locator("main table a").getByText("eth_getTransactionReceipt");
    await expect(name).toHaveCSS("text-decoration-line", "underline");
    // Two lines are higher.
    expect((await name.boundingBox())?.height).toBeLessThan(30);
  } finally {
    await edit(request, "DELETE", `documents/${document}`);
  }
});

test.describe("before any script", () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/csp/] });

  test("the contents list marks the section in view", async ({ page }) => {
    await page.goto("/docs/limits/#what-counts");
    await expect(page.locator("[data-contents] a:target-current")).toHaveText("What counts");
  });

  test("a link to a question opens its answer, and no other", async ({ page }) => {
    await page.goto("/faq/#which-plan-fits-me");
    await expect(page.getByText(/^Count your calls for a day/)).toBeInViewport();
    await expect(page.getByText("Which plan fits me?").last()).toBeInViewport();
    await expect(page.locator("section details[open]")).toHaveCount(1);
  });
});
