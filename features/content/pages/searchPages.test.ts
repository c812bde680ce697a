/** @jest-environment node */
import { createClient } from "@/features/content/createClient";

import { maxIndexedPages, searchPages } from "./searchPages";

const entry = (title: string, over: object = {}) => ({
  id: title,
  path: `/${title}/`,
  locale: "en",
  title,
  hidden: false,
  ...over,
});
const others = Array.from({ length: maxIndexedPages }, (_, index) => entry(`Other ${index}`));
const own = [
  entry("A café in Zürich"),
  entry("Zurich: Café"),
  entry("secret cafe zurich", { hidden: true }),
  entry("b"),
];
let siteIndex = { ref: "published", entries: [...others, ...own] };

jest.mock("@/features/content/routing/siteIndexStore", () => ({ getSiteIndex: async () => siteIndex }));
const get = jest.fn(async () => ({ results: [{ id: "b" }, { id: "unknown" }, { id: "secret cafe zurich" }] }));
jest.mock("@/features/content/createClient", () => ({ createClient: jest.fn(() => ({ get })) }));

const find = async (search: string) => (await searchPages(search, "en")).map(({ title }) => title);

beforeEach(() => {
  siteIndex = { ref: "published", entries: [...others, ...own] };
  get.mockClear();
});

test("pages with the words in their titles come first, in any order and accent, then those that mention them", async () => {
  expect(await find("zurich CAFE")).toEqual(["Zurich: Café", "A café in Zürich", "b"]);
  expect(createClient).toHaveBeenCalledWith({ ref: "published" });
});

test("with a page of titles the texts are not searched", async () => {
  expect(await find("other")).toHaveLength(20);
  expect(get).not.toHaveBeenCalled();
});

test("while the repository is down, titles are searched", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  get.mockRejectedValueOnce(new Error("down"));
  expect(await find("zurich")).toEqual(["Zurich: Café", "A café in Zürich"]);
});

test("a site whose pages an index takes has nothing left to search", async () => {
  siteIndex = { ref: "published", entries: own };
  expect(await find("zurich")).toEqual([]);
});
