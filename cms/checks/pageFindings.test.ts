/** @jest-environment node */
import { pageFindings } from "./pageFindings.server.ts";
import { siteChecksQuerySchema } from "./site.contract.ts";
import type { SiteFinding } from "./site.contract.ts";

const toFinding = (document: string, rule: string, level: SiteFinding["level"]): SiteFinding => ({
  document,
  rule,
  level,
  field: "",
  message: rule,
  slice: null,
  values: [],
});
const langs: Record<string, string> = { one: "en-us", two: "zh-cn" };
const findings = [
  toFinding("one", "orphan", "warning"),
  toFinding("two", "orphan", "warning"),
  toFinding("two", "link-missing", "error"),
  toFinding("two", "alt-text", "warning"),
  toFinding("deleted", "alt-text", "warning"),
];
const page = (query: object = {}) =>
  pageFindings(findings, siteChecksQuerySchema.validateSync(query), (id) => langs[id]);
const names = async (query: object) => (await page(query)).rules.map(({ rule, count }) => `${rule} ${count}`);

test("problems are counted by rule, errors first and then the rule with the most problems", async () => {
  expect(await names({})).toEqual(["link-missing 1", "orphan 2", "alt-text 1"]);
});

test("problems are filtered by language or severity", async () => {
  expect(await names({ lang: "en-us" })).toEqual(["orphan 1"]);
  expect(await names({ level: "error" })).toEqual(["link-missing 1"]);
});

test("pages of any size hold every problem once, of all rules or of one", async () => {
  const read = async (query: object): Promise<string[]> => {
    const { findings: some, next } = await page({ ...query, limit: "1" });
    const all = some.map(({ rule, document }) => `${rule} ${document}`);
    return next === null ? all : [...all, ...(await read({ ...query, after: String(next) }))];
  };
  expect(await read({})).toEqual(["link-missing two", "orphan one", "orphan two", "alt-text two"]);
  expect(await read({ rule: "orphan" })).toEqual(["orphan one", "orphan two"]);
  expect((await page({ limit: "0" })).findings).toEqual([]);
});
