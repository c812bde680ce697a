/** @jest-environment node */
import { describeRedirect } from "./describeRedirect.server.ts";

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
