import { test as base } from "playwright/test";
import type { BrowserContext } from "playwright/test";

type Options = {
  /** Browser errors that a test expects, such as the status of a missing page. */
  expectedComplaints: RegExp[];
};

type Fixtures = {
  /** Fails the test when the browser logged an error or a warning; an automatic fixture. */
  complaints: string[];
};

export { expect } from "playwright/test";

/** Playwright's `test`, in which a page must not warn, throw, miss a file or contact another origin. */
export const test = base.extend<Options & Fixtures>({
  expectedComplaints: [[], { option: true }],
  complaints: [
    async ({ context, baseURL, expectedComplaints }, use) => {
      const received: string[] = [];
      listen(context, new URL(baseURL ?? "").origin, (complaint) => received.push(complaint));
      await use(received);
      const unexpected = received.filter((complaint) => !expectedComplaints.some((pattern) => pattern.test(complaint)));
      if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join("\n")}`);
    },
    { auto: true },
  ],
});

function listen(context: BrowserContext, origin: string, report: (complaint: string) => void): void {
  context.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => {
    const { message } = error.error();
    // Logged when a view transition is skipped because the visitor navigates on, or a busy machine already shows the
    // new page; no script of the site is involved.
    // Firefox reports a font whose request a navigation aborted (NS_BINDING_ABORTED) as an error of the page.
    if (!/^Transition was (skipped|aborted)|^download failed .* status=2152398850 /s.test(message))
      report(`uncaught: ${message}`);
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== origin) report(`foreign origin: ${url.href}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Chromium gives up a prefetch that has no response after ten seconds; the page is not concerned.
    if (reason === "net::ERR_TIMED_OUT" && request.headers()["sec-purpose"]?.startsWith("prefetch")) return;
    // Navigation aborts pending requests; the second is Firefox's name.
    if (reason !== "net::ERR_ABORTED" && reason !== "NS_BINDING_ABORTED") report(`failed: ${request.url()} ${reason}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) report(`status ${response.status()}: ${response.url()}`);
  });
}

const leaks = [
  new RegExp(`[^\\s"'<>]*:${process.env.SERVICES_PORT}\\b[^\\s"'<>]{0,60}`),
  // The tested content is another company's.
  /.{0,30}halyard.{0,30}/i,
];

/** Text that no visitor may receive: the URL of a back end, or the name of the sample company in a rebranded site. */
export const findLeaks = (text: string): string[] => leaks.flatMap((leak) => leak.exec(text)?.[0] ?? []);
