import { execFile, execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { homedir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";

import { Problem } from "../run/bootstrap/problem.mjs";
import { step } from "../run/bootstrap/steps.mjs";

/** The machine, as far as the choice of a browser depends on it. */
type Machine = {
  /** Whether a file exists and supports `--version`. */
  works(path: string): boolean;
  playwrightBrowsers(): string[];
};

/** Chromium's headless shell, which makes tests a quarter faster. */
const shell = "/usr/bin/chromium-headless-shell";
const wellKnown = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const run = promisify(execFile);
const hint = "Install Chromium or Google Chrome (on Debian: apt-get install chromium fonts-noto-cjk) and try again.";

/** Tests may use the headless shell; screenshots and measurements need a full browser. */
type Purpose = "tests" | "screens";

/** The first installed Chromium or Chrome that runs; `undefined` when there is none. */
export function chooseBrowser(machine: Machine, purpose: Purpose): string | undefined {
  const paths = [...wellKnown, ...machine.playwrightBrowsers()];
  return (purpose === "tests" ? [shell, ...paths] : [...paths, shell]).find((path) => machine.works(path));
}

/** An installed Firefox, whose tests are skipped without one. */
export const findFirefox = (): string | undefined =>
  ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"].find((path) =>
    existsSync(path),
  );

/** A browser; installed from Debian, with a Chinese font, when the machine has none. */
export async function provideBrowser(purpose: Purpose): Promise<string> {
  const found = chooseBrowser(machine, purpose);
  // The headless shell schedules frames differently: it measures three times the real duration of a first click.
  const suffices = found !== undefined && (purpose === "tests" || found !== shell);
  const missing = [suffices ? [] : "chromium", hasChineseFont() ? [] : "fonts-noto-cjk"].flat();
  if (missing.length > 0 && findApt())
    await step(`Install ${missing.join(" and ")}`, () => installByApt(missing, purpose));
  else if (missing.includes("fonts-noto-cjk"))
    console.warn("No Chinese font: screenshots will show boxes (fonts-noto-cjk).");
  const browser = chooseBrowser(machine, purpose);
  if (!browser) throw new Problem(`There is no browser for the end-to-end tests. ${hint}`);
  return browser;
}

const machine: Machine = {
  works: (path) => existsSync(path) && succeeds(path, "--version"),
  playwrightBrowsers() {
    const cache = process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), ".cache", "ms-playwright");
    return globSync(join(cache, "chromium-*", "*", "{chrome,Chromium.app/Contents/MacOS/Chromium}"));
  },
};

function hasChineseFont(): boolean {
  return (
    !succeeds("fc-list", "--version") || execFileSync("fc-list", [":lang=zh", "family"], { encoding: "utf8" }) !== ""
  );
}

/** The apt command, or nothing: it needs root, or sudo without a password. */
function findApt(): string[] | undefined {
  if (!succeeds("apt-get", "--version")) return undefined;
  if (process.getuid?.() === 0) return ["apt-get"];
  return succeeds("sudo", "-n", "true") ? ["sudo", "-n", "apt-get"] : undefined;
}

async function installByApt(packages: string[], purpose: Purpose): Promise<void> {
  const [command = "apt-get", ...prefix] = findApt() ?? [];
  // Enough for apt's output about hundreds of packages.
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, maxBuffer: 16_000_000 };
  try {
    await run(command, [...prefix, "update"], options);
    // Ubuntu and older Debian releases lack the headless shell.
    const hasShell = purpose === "tests" && succeeds("apt-cache", "show", basename(shell));
    const names = packages.map((name) => (name === "chromium" && hasShell ? basename(shell) : name));
    await run(command, [...prefix, "install", "-y", "--no-install-recommends", ...names], options);
  } catch (error) {
    throw new Problem(`apt-get could not install ${packages.join(" and ")}. ${hint}`, { cause: error });
  }
}

function succeeds(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore", timeout: 20_000 });
    return true;
  } catch (error) {
    // Missing, forbidden or not executable: all mean unavailable.
    return !(error instanceof Error);
  }
}
