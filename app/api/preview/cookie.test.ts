/** @jest-environment node */
import { NextRequest } from "next/server";

type Real = { setPreviewCookie: (token: string, age?: number) => Promise<void> };

const set = jest.fn();
jest.mock("next/headers", () => ({
  cookies: () => Promise.resolve({ set, get: () => undefined }),
  draftMode: () => Promise.resolve({ enable: () => undefined, isEnabled: true }),
}));
jest.mock("@/features/content/server", () => ({
  setPreviewCookie: (...args: [string, number?]) =>
    jest.requireActual<Real>("@/features/content/preview/setPreviewCookie").setPreviewCookie(...args),
  previewCookie: "io.prismic.preview",
  getSession: () => "session",
  findLanding: () => Promise.resolve({ path: "/about/", over: false }),
  checkPreview: () => Promise.resolve({ reload: true, ref: "newer" }),
}));

afterEach(() => {
  jest.resetModules();
  set.mockClear();
});

const opened = async () => (await import("./route")).GET(new NextRequest("http://localhost/api/preview/?token=first"));
const pinged = async () => (await import("./ping/route")).GET(new NextRequest("http://localhost/api/preview/ping/"));

test.each([
  ["opened", opened, "first"],
  ["followed", pinged, "newer"],
])(
  "the token of a preview that is %s leaves by https only and reaches frames, where the site is reached by https",
  async (_, ask, token) => {
    for (const address of ["https://halyard.example", "http://localhost:3000"]) {
      jest.resetModules();
      process.env.SITE_URL = address;
      await ask();
      const secure = address.startsWith("https:");
      const options = { path: "/", sameSite: secure ? "none" : "lax", secure };
      expect(set).toHaveBeenLastCalledWith("io.prismic.preview", token, options);
    }
  },
);
