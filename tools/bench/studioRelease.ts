/**
 * `node tools/bench/studioRelease.ts`: a release of 100 pages is published in under 10 s, and the next response of the
 * document API contains every page of it.
 */
import { createClient } from "@prismicio/client";

import { makeStudioClient } from "#cms/testing/makeStudioClient.ts";
import { serveContent, testSecrets } from "#cms/testing/serveContent.ts";
import { Gates } from "./run/Gates.ts";

const pages = 100;
const limitMs = 10_000;
const visibleMs = 2_000;

const { origin, close } = await serveContent({ contentDir: "content" });
const call = makeStudioClient(origin, testSecrets.writeToken);
const { body: release } = await call("POST", "releases", { label: "Bench" });
for (let index = 0; index < pages; index += 1) {
  const uid = `bench-${index}`;
  const data = { title: uid, summary: "Published together with ninety-nine others." };
  const document = { title: uid, type: "page", lang: index % 2 ? "zh-cn" : "en-us", uid, release_id: release.id, data };
  const { status, body } = await call("POST", "documents", document);
  if (status !== 201) throw new Error(String(body.message));
}
const startedAt = performance.now();
const { status, body } = await call("POST", `releases/${String(release.id)}/publish`, {});
const took = performance.now() - startedAt;
if (status !== 200) throw new Error(String(body.message));
const client = createClient(`${origin}/content/api/v2`);
let visible = 0;
while (visible < pages && performance.now() - startedAt - took < visibleMs) {
  const found = await client.getAllByType("page", { lang: "*" });
  visible = found.filter(({ uid }) => uid?.startsWith("bench-")).length;
}
const shownAfter = performance.now() - startedAt - took;
await close();
console.log(`${pages} pages: published in ${took.toFixed(0)} ms, ${visible} visible ${shownAfter.toFixed(0)} ms later`);
const gates = new Gates();
gates.atMost(`studio: release of ${pages} pages`, took, limitMs, "ms");
gates.atMost("studio: all of it visible afterwards", visible === pages ? shownAfter : Infinity, visibleMs, "ms");
gates.finish();
