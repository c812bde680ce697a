/** @jest-environment node */
import { editBarPath } from "../../features/shared/contracts/studioPath.ts";
import { startSite } from "../testing/startSite.ts";
import type { TestSite } from "../testing/startSite.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const editor = { cookie: "locale=en; editor=1" };

test("an editor's page has the bar's script and is not stored; a visitor's is the same byte for byte", async () => {
  const before = await site.get("/about/");
  const edited = await site.get("/about/", editor);
  const after = await site.get("/about/");
  expect(edited.text).toContain(`<script src="${editBarPath}" async></script></body>`);
  expect(edited.headers["cache-control"]).toBe("private, no-store");
  expect(edited.headers["content-security-policy"]).toBe(before.headers["content-security-policy"]);
  expect(after.body.equals(before.body)).toBe(true);
  expect(after.headers).toEqual({ ...before.headers, date: expect.anything() });
  expect(before.text).not.toContain("edit-bar");
  // Without the script an editor's page is the visitor's.
  expect(edited.text.replace(`<script src="${editBarPath}" async></script>`, "")).toBe(before.text);
});

test.each([["editor="], ["editor=10"], ["myeditor=1"], ["x=1"]])("the cookie %s is no editor's", async (cookie) => {
  expect((await site.get("/about/", { cookie })).text).not.toContain("edit-bar");
});

test("router payloads have no bar, pages drawn for a query have one", async () => {
  expect((await site.get("/about/?_rsc=a", { rsc: "1", ...editor })).text).not.toContain("edit-bar");
  expect((await site.get("/nodes/?q=a", editor)).text).toContain(editBarPath);
  expect((await site.get("/nodes/?q=a")).text).not.toContain("edit-bar");
});

test("the script is served, and a site that is edited in Prismic has neither script nor bar", async () => {
  expect((await site.get(editBarPath)).status).toBe(200);
  const prismic = await startSite({ env: { PRISMIC_REPOSITORY: "acme" } });
  expect((await prismic.get(editBarPath)).status).toBe(404);
  expect((await prismic.get("/about/", editor)).text).not.toContain("edit-bar");
  await prismic.close();
});
