/**
 * `node tools/bench/studioChecks.ts`: a site of 1,000 additional pages is checked completely in 5 s, and in far less after
 * one change, one new page, or none, because the rules run only on changes.
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { makeStudioClient } from "#cms/testing/makeStudioClient.ts";
import { serveContent, testSecrets } from "#cms/testing/serveContent.ts";
import { Gates } from "./run/Gates.ts";
import { pageDocument, writePages } from "./run/manyPages.ts";

const pages = 1_000;
const firstMs = 5_000;
const againMs = 1_000;

const folder = mkdtempSync(join(tmpdir(), "halyard-checks-"));
cpSync("content", folder, { recursive: true });
writePages(
  folder,
  Array.from({ length: pages }, (_, index) => `checked-${index}`),
);
const { origin, close } = await serveContent({ contentDir: folder });
const call = makeStudioClient(origin, testSecrets.writeToken);

/** Duration of a check, in wall and CPU milliseconds. */
async function check(name: string): Promise<number> {
  const [startedAt, used] = [performance.now(), process.cpuUsage()];
  const { status, body } = await call("GET", "checks/site");
  const took = performance.now() - startedAt;
  if (status !== 200) throw new Error(String(body.message));
  const { user, system } = process.cpuUsage(used);
  const findings = Array.isArray(body.findings) ? body.findings.length : 0;
  const processor = ((user + system) / 1_000).toFixed(0);
  console.log(
    `${name}: ${String(body.checked)} documents, ${findings} problems, ${took.toFixed(0)} ms (${processor} ms CPU)`,
  );
  return took;
}

const first = await check("everything");
const same = await check("nothing changed");
const { data } = pageDocument("checked-1");
const body = { ...data, meta_description: "Another description of a page, long enough to say what stands on it." };
await call("PUT", "documents/page-checked-1", { data: body });
const changed = await check("one draft");
const response = await call("POST", "documents", {
  type: "page",
  lang: "en-us",
  uid: "checked-new",
  title: "New",
  data,
});
await call("PATCH", `documents/${String(response.body.id)}/draft`, { status: "published" });
const added = await check("one new page");
await close();
rmSync(folder, { recursive: true });

const gates = new Gates();
gates.atMost(`studio: checks of ${pages} more pages`, first, firstMs, "ms");
gates.atMost("studio: checks again, nothing changed", same, againMs, "ms");
gates.atMost("studio: checks again, one page changed", changed, againMs, "ms");
gates.atMost("studio: checks again, one page is new", added, firstMs, "ms");
gates.finish();
