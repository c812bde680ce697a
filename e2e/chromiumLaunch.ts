import { browserArguments } from "../tools/check/browserArguments";

/** Playwright's options for the start of Chromium, with further arguments. */
export const chromiumLaunch = (...args: string[]) => ({
  executablePath: process.env.E2E_BROWSER,
  args: [
    ...browserArguments(),
    // Requests to other origins fail, as they would offline.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
    ...args,
  ],
});
