import { join } from "node:path";

/** Why the tests with Firefox cannot run here; `undefined` where it is installed. */
export const missingFirefox = process.env.E2E_FIREFOX
  ? undefined
  : "Firefox is not installed (on Debian: apt-get install firefox-esr)";

/** Playwright's options for an installed Firefox, driven over WebDriver BiDi. */
export const firefoxOptions = (preferences: Record<string, number> = {}) => ({
  browserName: "firefox" as const,
  channel: "moz-firefox",
  launchOptions: {
    executablePath: join(import.meta.dirname, "firefox.mjs"),
    firefoxUserPrefs: preferences,
    // A first start makes a profile.
    timeout: 120_000,
  },
});

/** The visitor's own size of text, in percent of the usual one. */
export const textSize = (percent: number) =>
  firefoxOptions({
    "font.size.variable.x-western": (16 * percent) / 100,
    "font.size.variable.zh-CN": (16 * percent) / 100,
  });
