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
const names = (query: object) => page(query).rules.map(({ rule, count }) => `${rule} ${count}`);

test("problems are counted by rule, errors first and then the rule with the most problems", () => {
  expect(names({})).toEqual(["link-missing 1", "orphan 2", "alt-text 1"]);
});

test("problems are filtered by language or severity", () => {
  expect(names({ lang: "en-us" })).toEqual(["orphan 1"]);
  expect(names({ level: "error" })).toEqual(["link-missing 1"]);
});

test("pages of any size hold every problem once, of all rules or of one", () => {
  const read = (query: object): string[] => {
    const { findings: some, next } = page({ ...query, limit: "1" });
    const all = some.map(({ rule, document }) => `${rule} ${document}`);
    return next === null ? all : [...all, ...read({ ...query, after: String(next) })];
  };
  expect(read({})).toEqual(["link-missing two", "orphan one", "orphan two", "alt-text two"]);
  expect(read({ rule: "orphan" })).toEqual(["orphan one", "orphan two"]);
  expect(page({ limit: "0" }).findings).toEqual([]);
});
