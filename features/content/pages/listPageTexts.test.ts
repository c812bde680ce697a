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
const documents = [document("a"), document("secret"), document("unreachable"), { ...document("menu"), data: {} }];

jest.mock("@/features/content/routing/siteIndexStore", () => ({
  getSiteIndex: async () => ({ ref: "published", entries }),
}));
jest.mock("@/features/content/createClient", () => ({
  createClient: jest.fn(() => ({ dangerouslyGetAll: async () => documents })),
}));

test("only published pages that may be found are listed", async () => {
  expect((await listPageTexts("cn")).map(({ path }) => path)).toEqual(["/cn/a/"]);
  expect(createClient).toHaveBeenCalledWith({ ref: "published" });
});
