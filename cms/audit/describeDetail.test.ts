/** @jest-environment node */
import { loadWords } from "#cms/testing/loadWords.ts";

import { describeDetail } from "./describeDetail.ts";

beforeAll(() => loadWords("cn"));

test.each([
  ["scheduled", "publish 2026-11-26T08:00:00.000Z", /^publication scheduled for .*2026/, /2026.*发布$/],
  ["scheduled", "unpublish 2026-11-26T08:00:00.000Z", /^unpublishing scheduled for .*2026/, /2026.*取消发布$/],
  ["published", "by schedule", /^as scheduled$/, /^定时$/],
  ["published", "late by 12 min", /^12 minutes late$/, /^晚了 12 分钟$/],
  ["person-added", "Ada: editor", /^Ada, Editor$/, /^Ada，编辑者$/],
  ["commented", "hero$1 primary.title", /^field “title”$/, /^字段“title”$/],
  ["moved", "into Spring launch", /^into the release “Spring launch”$/, /^移入发布组“Spring launch”$/],
  ["moved", "out of Spring", /^out of the release “Spring”$/, /^移出发布组“Spring”$/],
  ["requested", "Please: look", /^Please: look$/, /^Please: look$/],
])("the detail of %s, %s, is said in words", (kind, detail, english, chinese) => {
  expect(describeDetail(kind, detail, "en")).toMatch(english);
  expect(describeDetail(kind, detail, "cn")).toMatch(chinese);
});

test("an entry of a group has the label of the group and its number", () => {
  const slices = [{ id: "how", variations: [{ primary: { steps: { type: "Group", config: { label: "Steps" } } } }] }];
  const models = { types: [], slices, languages: [] };
  expect(describeDetail("commented", "how$1 primary.steps[1]", "en", models)).toBe("field “Steps 2”");
});

test("a field has the label of its slice's model", () => {
  const slices = [{ id: "hero", variations: [{ primary: { title: { type: "Text", config: { label: "Heading" } } } }] }];
  const models = { types: [], slices, languages: [] };
  expect(describeDetail("commented", "hero$1 primary.title", "en", models)).toBe("field “Heading”");
});
