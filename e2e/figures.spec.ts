import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "./fixtures";

const settingsFile = join(process.env.CONTENT_DIR ?? "", "documents/en-us/settings/settings.json");

const words = {
  en: {
    prefix: "",
    blockchains: "More than 40 blockchains",
    nodes: "40 nodes",
    price: "from $0",
    live: /^Available\s*\d+/,
  },
  cn: { prefix: "/cn", blockchains: "超过 40 条区块链", nodes: "40 个节点", price: "US$0 起", live: /^可用\s*\d+/ },
};

for (const [locale, { prefix, blockchains, nodes, price, live }] of Object.entries(words)) {
  test(`“${blockchains}”, “${nodes}” and “${price}” stand on home, shared nodes, pricing and in descriptions (${locale})`, async ({
    page,
  }) => {
    const main = page.getByRole("main");
    const description = page.locator("meta[name=description]");
    await page.goto(`${prefix}/`);
    await expect(main.getByText(price).first()).toBeVisible();
    await expect(description).toHaveAttribute("content", new RegExp(blockchains));
    await page.goto(`${prefix}/nodes/shared/`);
    await expect(main.getByText(nodes).first()).toBeVisible();
    await expect(
      main
        .getByRole("link", { name: live })
        .or(main.getByRole("tab", { name: live }))
        .first(),
    ).toBeVisible();
    await expect(description).toHaveAttribute("content", new RegExp(nodes));
    await page.goto(`${prefix}/pricing/`);
    for (const text of [blockchains, price]) await expect(main.getByText(text).first()).toBeVisible();
    await expect(description).toHaveAttribute("content", new RegExp(price.replace("$", "\\$")));
  });
}

test("a figure changed in the settings changes in the page and the Markdown that use it", async ({ request }) => {
  const before = readFileSync(settingsFile, "utf8");
  const document = JSON.parse(before);
  document.data.nodes_amount = "41 nodes";
  const pages = async () => {
    const texts = await Promise.all(
      ["/nodes/shared/", "/nodes/shared/index.md"].map(async (path) => (await request.get(path)).text()),
    );
    return texts.map((text) => text.replace(/<[^>]*>/g, "").includes("41 nodes"));
  };
  try {
    writeFileSync(settingsFile, JSON.stringify(document));
    await expect.poll(pages, { timeout: 15_000 }).toEqual([true, true]);
  } finally {
    writeFileSync(settingsFile, before);
  }
  await expect.poll(pages, { timeout: 15_000 }).toEqual([false, false]);
});
