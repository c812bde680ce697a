/** @jest-environment node */
import type { JsonObject } from "#cms/repository/domain/model/document.ts";

import { describeOwn, describeRedirect } from "./describeOwn.server.ts";

test("a redirect that works in every language or for now only says so", () => {
  const to = { url: "https://example.org/" };
  const find = () => undefined;
  const target = { leads_to: "https://example.org/" };
  expect(describeRedirect({ to, permanent: true }, find)).toEqual(target);
  expect(describeRedirect({ to, permanent: false, both_languages: false }, find)).toEqual({
    ...target,
    is_temporary: true,
  });
  expect(describeRedirect({ to, both_languages: true }, find)).toEqual({ ...target, is_in_every_language: true });
});

test("a post has the day of its publication, an incident that of its start, and a page none", () => {
  const find = () => undefined;
  const describe = (type: string, data: JsonObject) => describeOwn({ type, data }, find);
  expect(describe("blog_post", { published: "2026-05-12" })).toEqual({ date: "2026-05-12" });
  expect(describe("incident", { started: "2026-05-12T08:00:00+0000" })).toEqual({ date: "2026-05-12" });
  expect(describe("page", { title: "A page" })).toEqual({});
});
