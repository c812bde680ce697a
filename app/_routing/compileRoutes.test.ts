/** @jest-environment node */
import { buildSiteIndex } from "@/features/content/server";

import { compileRoutes } from "./compileRoutes";

jest.mock("@/features/content/server", () => ({
  ...jest.requireActual("@/features/content/routing/SiteIndex"),
  ...jest.requireActual("@/features/content/routing/templateValues"),
  ...jest.requireActual("@/features/content/fillDeep"),
  warnOnce: jest.fn(),
}));
jest.mock("./foreignOrigins", () => ({ foreignOrigins: () => undefined }));

test("methods' pages are also found with their family as a segment, in the languages that have them", async () => {
  const shape = { title: "", summary: "", parent: undefined, alternates: [], hidden: false, changed: "", facts: {} };
  const uids = ["docs"];
  const pages = uids.map((uid) => ({ ...shape, id: uid, uid, type: "page", locale: "en" as const }));
  const template = { id: "m", locale: "en" as const, pattern: "docs/[...method]", title: "", summary: "", changed: "" };
  const facts = { ref: "r", dates: new Map<string, string>(), total: 0, isComplete: true };
  const index = buildSiteIndex({ ...facts, pages, templates: [template], sections: [], redirectRecords: [] });
  const { redirects } = await compileRoutes(index);
  const find = (path: string) => redirects[path]?.to;
  expect(find("/docs/methods/evm/eth_getLogs/")).toBe("/docs/methods-evm/eth_getLogs/");
  expect(find("/docs/methods/")).toBe("/docs/");
  // The template has no Chinese document here.
  expect(find("/cn/docs/methods/evm/eth_getLogs/")).toBeUndefined();
});

test("titles stand in the order of the paths, those of template pages with their values", async () => {
  const template = {
    id: "n",
    locale: "en" as const,
    pattern: "nodes/[node]",
    title: "{name}",
    summary: "",
    changed: "",
  };
  const facts = { ref: "r", dates: new Map<string, string>(), total: 0, isComplete: true };
  const index = buildSiteIndex({ ...facts, pages: [], templates: [template], sections: [], redirectRecords: [] });
  const { paths, titles } = await compileRoutes(index);
  expect(titles).toHaveLength(paths.length);
  expect(titles[paths.indexOf("/nodes/eth/")]).toBe("Ethereum");
});
