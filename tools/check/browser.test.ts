/** @jest-environment node */
import { chooseBrowser } from "./browser.ts";

const machine = (...working: string[]) => ({
  works: (path: string) => working.includes(path),
  playwrightBrowsers: () => ["/cache/chromium-1/chrome-linux/chrome"],
});

test("tests prefer the headless shell, screenshots use it only when no other browser runs", () => {
  const both = machine("/usr/bin/chromium-headless-shell", "/usr/bin/google-chrome");
  expect(chooseBrowser(both, "tests")).toBe("/usr/bin/chromium-headless-shell");
  expect(chooseBrowser(both, "screens")).toBe("/usr/bin/google-chrome");
  expect(chooseBrowser(machine("/usr/bin/chromium-headless-shell"), "screens")).toBe(
    "/usr/bin/chromium-headless-shell",
  );
});

test("Debian's Chromium comes before Chrome and before Playwright's own", () => {
  expect(
    chooseBrowser(
      machine("/cache/chromium-1/chrome-linux/chrome", "/usr/bin/google-chrome", "/usr/bin/chromium"),
      "tests",
    ),
  ).toBe("/usr/bin/chromium");
});

test("Playwright's own browser is chosen when no other runs", () => {
  expect(chooseBrowser(machine("/cache/chromium-1/chrome-linux/chrome"), "tests")).toBe(
    "/cache/chromium-1/chrome-linux/chrome",
  );
});

test("no browser is chosen on a machine without one", () => {
  expect(chooseBrowser(machine(), "tests")).toBeUndefined();
});
