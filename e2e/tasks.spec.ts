import { expect, test } from "./fixtures";

test("a search result is two clicks from a chain's endpoint", async ({ page }) => {
  await page.goto("/search/?q=solana+rpc");
  await page.getByRole("main").getByRole("link", { name: "Solana" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Solana RPC");
  const endpoint = page.getByText(/^https:\/\/fra\.[\w.]+\/sol\/mainnet\/KEY$/).first();
  await expect(endpoint).toBeInViewport();
});

test("a failed call is explained by what it returned", async ({ page }) => {
  await page.goto("/docs/errors/");
  const error = { code: -32000, message: "missing trie node 1234 (path ) state is not available" };
  await page
    .getByLabel("Error body, status line, code or message")
    .fill(JSON.stringify({ jsonrpc: "2.0", id: 1, error }));
  await page.getByRole("button", { name: "Explain" }).click();
  const explanation = page.locator("#decoder");
  await expect(explanation).toContainText("only archive nodes keep it");
  await expect(explanation).toContainText("Message of the node: missing trie node 1234");
});

for (const prefix of ["", "/cn"]) {
  test(`the blog ${prefix} names each post once, with the newest in its hero`, async ({ page, request }) => {
    const feed = (await (await request.get(`${prefix}/feeds/blog.json`)).json()) as { items: { url: string }[] };
    const paths = feed.items.map(({ url }) => new URL(url).pathname);
    expect(paths.length).toBeGreaterThan(5);
    await page.goto(`${prefix}/blog/`);
    const links = page.getByRole("main").locator(`a[href^="${prefix}/blog/"]`);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(targets.filter((target) => paths.includes(target)).toSorted()).toEqual(paths.toSorted());
  });
}

test("the incident feed has an entry for the beginning, each update and the end", async ({ request }) => {
  const feed = (await (await request.get("/feeds/incidents.json")).json()) as {
    items: { id: string; title: string }[];
  };
  const own = feed.items.filter(({ id }) => id.includes("/incidents/sample-slow-region/"));
  expect(own.map(({ title }) => title.split(":")[0])).toEqual(
    ["Resolved", "Resolved", "Cause found", "Investigating", "Ongoing"].map((state) => `Incident · ${state}`),
  );
  expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
});

test("pages alone say how many calls a second a plan has, and whether chains were down on the last day", async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(`${path}index.md`)).text();
  expect(await read("/docs/limits/")).toMatch(/^\| Requests per second \| 40 \| 100 \| 300 \| 60 \|/m);
  expect(await read("/docs/limits/")).toContain("402 until the next billing period");
  expect(await read("/tracker/")).toMatch(/^# \d+ of \d+ chains without downtime on \d+\s\w+$/m);
  expect(await read("/incidents/")).toContain("23 Nov 2026, 14:08 UTC");
});
