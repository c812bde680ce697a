import type { Page } from "playwright";

import type { Screen } from "./Screen.ts";

const fail = (url: string) => (page: Page) =>
  page.route(url, (route) => route.fulfill({ status: 503, json: { error: { code: "unavailable" } } }));
const never = (url: string) => (page: Page) => page.route(url, () => undefined);
const focusOn = (selector: string) => (page: Page) => page.locator(selector).first().focus();
const press = (selector: string) => (page: Page) => page.locator(selector).first().click();

async function openConsole(page: Page) {
  await page.locator("#console [name=method]").focus();
  await page.locator("#console [name=interface]").waitFor();
}

/** Templates with missing data, failures, pending and completed actions. */
export const states: Screen[] = [
  { name: "nodes-empty", path: "/nodes/?q=no-such-chain" },
  {
    name: "nodes-failed",
    path: "/nodes/",
    async prepare(page) {
      await page.clock.install();
      await fail("**/api/nodes/")(page);
    },
    async act(page) {
      // Three tries, ten seconds apart.
      await page.clock.runFor(10_500);
      await page.clock.runFor(10_500);
      await page.locator("[data-tone=warning]").first().waitFor();
    },
  },
  {
    name: "calculator-mix",
    path: "/pricing/?chain=eth&mix=eth_call%201000000",
    act: focusOn("main textarea"),
  },
  {
    name: "compute-units-failed",
    path: "/pricing/compute-units/",
    prepare: fail("**/api/prices/**"),
    act: (page) => page.locator("form select[name=chain]").first().selectOption({ index: 3 }),
  },
  {
    name: "console-answer",
    path: "/nodes/eth/",
    async act(page) {
      await openConsole(page);
      await page.locator("#console button[type=submit]").click();
      await page.locator("#console [role=status]", { hasText: "200" }).waitFor();
    },
  },
  {
    name: "console-failed",
    path: "/nodes/eth/",
    prepare: fail("**/api/console/eth/"),
    act: press("#console [name=method]"),
  },
  {
    name: "faucet-loading",
    path: "/faucet/eth-sepolia/",
    prepare: never("**/api/faucet/**"),
    act: focusOn("main form input"),
  },
  {
    name: "faucet-failed",
    path: "/faucet/eth-sepolia/",
    prepare: fail("**/api/faucet/**"),
    async act(page) {
      await focusOn("main form input")(page);
      await page.locator("main [data-tone=error], main [data-tone=warning]").first().waitFor();
    },
  },
  {
    name: "faucet-errors",
    path: "/faucet/base-sepolia/",
    async act(page) {
      await page.locator("main form input").first().fill("0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045");
      await page.keyboard.press("Enter");
      await page.locator("main form [aria-invalid=true], main [data-tone=error]").first().waitFor();
    },
  },
  { name: "contact-plain", path: "/contact/?plain=newsletter&email=ada%40example.com#form" },
  {
    name: "contact-errors",
    path: "/contact/",
    async act(page) {
      await press("#form form button[type=submit]")(page);
      await page.locator("#form [aria-invalid=true]").first().waitFor();
    },
  },
  { name: "search-empty", path: "/search/?q=zzzzzz" },
  // A search that nothing else requests, so that no cache has it.
  { name: "unavailable", path: "/nodes/?q=unavailable", status: 503, isOutage: true },
  // It has the language of the referring page.
  {
    name: "sign-in",
    path: "/about/",
    async act(page) {
      await page.evaluate(() => window.location.assign("/api/account/sign-in/"));
      await page.waitForURL("**/sign-in/**");
    },
  },
  { name: "consent", path: "/faq/#consent", isWindow: true, act: press("footer [data-consent]") },
  { name: "offline", path: "/faq/", isWindow: true, act: (page) => page.context().setOffline(true) },
];
