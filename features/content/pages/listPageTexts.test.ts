/** @jest-environment node */
import { createClient } from "@/features/content/createClient";

import { listPageTexts } from "./listPageTexts";

const entries = [
  { id: "a", path: "/cn/a/", hidden: false },
  { id: "secret", hidden: true },
];
const document = (id: string) => ({
  id,
  data: { title: id, summary: "", slices: [] },
});
const documents = [
  document("secret"),
  document("unreachable"),
  { ...document("menu"), data: {} },
  { ...document("a"), data: { title: "a", summary: "On {chains} chains", slices: [] } },
];
process.env.PRISMIC_PAGE_PAUSE_MS = "0";

jest.mock("@/features/content/routing/siteIndexStore", () => ({
  getSiteIndex: async () => ({ ref: "published", entries }),
}));
jest.mock("@/features/content/createClient", () => ({
  createClient: jest.fn(() => ({
    get: async ({ page }: { page: number }) => ({
      results: documents.slice(2 * page - 2, 2 * page),
      next_page: page === 1 ? "2" : null,
    }),
  })),
}));

test("only published pages that may be found are listed", async () => {
  expect((await listPageTexts("cn")).map(({ path }) => path)).toEqual(["/cn/a/"]);
  expect(createClient).toHaveBeenCalledWith({ ref: "published" });
});

test("figures stand in summaries as they do on pages", async () => {
  expect((await listPageTexts("cn"))[0]?.summary).toMatch(/^On \d+ chains$/);
});
