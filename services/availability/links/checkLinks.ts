import type { ServicesEnv } from "../../env.ts";
import { log } from "../../kit/log.ts";
import { deliver } from "../deliver.ts";
import type { LinkCheck } from "./linkChecks.ts";
import { maxChecks, storeLinkChecks } from "./linkChecks.ts";
import { openLinks } from "./openLinks.ts";

const isGood = ({ status }: LinkCheck) => status !== null && status < 400;

/** Requests links and stores the results; throws, and stores nothing, when none of them responds. */
export async function checkLinks(urls: string[], env: ServicesEnv, timeout?: number): Promise<void> {
  const checks = await openLinks(urls, timeout);
  for (const { url, status } of checks.filter((one) => !isGood(one))) log("warn", "links", "not good", { url, status });
  // This machine is offline, which says nothing about the links.
  if (checks.every(({ status }) => status === null)) {
    throw new Error(`None of ${checks.length} links answered: this machine seems to be offline. Nothing was stored.`);
  }
  for (let start = 0; start < checks.length; start += maxChecks) {
    const some = checks.slice(start, start + maxChecks);
    const body = { checks: some.map(({ checkedAt, ...rest }) => ({ ...rest, checkedAt: checkedAt.getTime() })) };
    await deliver({ path: "links", body, store: (db) => storeLinkChecks(db, some, new Date()) }, env);
  }
  log("info", "links", "checks stored", { links: checks.length, good: checks.filter(isGood).length });
}
