/** @jest-environment node */
import { chooseBrowser } from "./browser.ts";

const machine = (...working: string[]) => ({
  works: (path: string) => working.includes(path),
  playwrightBrowsers: () => ["/cache/chromium-1/chrome-linux/chrome"],
});

test("Debian's Chromium comes before Chrome and before Playwright's own", () => {
  expect(
    chooseBrowser(machine("/cache/chromium-1/chrome-linux/chrome", "/usr/bin/google-chrome", "/usr/bin/chromium")),
  ).toBe("/usr/bin/chromium");
});

test("Playwright's own browser is taken when no other runs", () => {
  expect(chooseBrowser(machine("/cache/chromium-1/chrome-linux/chrome"))).toBe("/cache/chromium-1/chrome-linux/chrome");
});

test("without any browser there is no answer", () => {
  expect(chooseBrowser(machine())).toBeUndefined();
});
