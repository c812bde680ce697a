/** @jest-environment node */
import StudioPage from "./page";

const request = { cookies: new Map<string, string>(), headers: new Headers() };
jest.mock("next/headers", () => ({ cookies: async () => request.cookies, headers: async () => request.headers }));
jest.mock("@/app/_page/editorPages", () => ({ loadSiteName: async () => "Halyard" }));
jest.mock("#cms/shell/index.ts", () => ({ StudioApp: () => null }));

const open = (...path: string[]) => StudioPage({ params: Promise.resolve({ path }) });

test("without a session every screen redirects to the form, which leads back to it", async () => {
  request.cookies = new Map();
  await expect(open("documents", "about")).rejects.toMatchObject({
    digest: expect.stringContaining("/studio/sign-in/?from=%2Fstudio%2Fdocuments%2Fabout%2F"),
  });
});

test("with a session the screen is shown", async () => {
  request.cookies = new Map([["studio-open", "1"]]);
  expect(await open()).toMatchObject({ props: { siteName: "Halyard" } });
});
