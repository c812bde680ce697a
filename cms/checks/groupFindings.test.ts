import type { DocumentSummary } from "#cms/list/contract.ts";

import type { SiteFinding } from "./site.contract.ts";
import { groupFindings } from "./groupFindings.ts";

const toDocument = (id: string, lang: string): DocumentSummary => ({
  id,
  lang,
  title: id,
  type: "page",
  uid: id,
  group: id,
  tags: [],
  saved: 1,
  saved_by: null,
  state: "published",
  places: [],
  published: 1,
  path: `/${id}/`,
});
const toFinding = (document: string, rule: string, level: SiteFinding["level"]): SiteFinding => ({
  document,
  rule,
  level,
  field: "",
  message: rule,
  slice: null,
  values: [],
});
const response = {
  checked: 2,
  links_checked: null,
  unreadable: [],
  documents: [toDocument("one", "en-us"), toDocument("two", "zh-cn")],
  findings: [
    toFinding("one", "orphan", "warning"),
    toFinding("two", "orphan", "warning"),
    toFinding("two", "link-missing", "error"),
    toFinding("two", "alt-text", "warning"),
  ],
};
const names = (filters: Parameters<typeof groupFindings>[1]) =>
  groupFindings(response, filters).map(({ rule, found }) => `${rule} ${found.length}`);

test("problems are grouped by rule, errors first and then the rule with the most problems", () => {
  expect(names({ lang: "", level: "" })).toEqual(["link-missing 1", "orphan 2", "alt-text 1"]);
});

test("problems are filtered by language or severity", () => {
  expect(names({ lang: "en-us", level: "" })).toEqual(["orphan 1"]);
  expect(names({ lang: "", level: "error" })).toEqual(["link-missing 1"]);
});
