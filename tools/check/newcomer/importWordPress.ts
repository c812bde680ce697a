import { setTimeout as sleep } from "node:timers/promises";

import { makeWxr } from "../../../cms/imports/testing/makeWxr.ts";
import { requestStatus } from "../../run/waitUntilReady.ts";
import type { Newcomer, StartedSite } from "./Newcomer.ts";

const waitMs = 20_000;
const post = { id: 1, name: "hello-world", title: "Hello world", content: "<p>From the old blog.</p>" };

/** Imports and publishes an export of WordPress by one command; returns the path at which visitors read its post. */
export async function importWordPress(person: Newcomer, { origin }: StartedSite): Promise<string> {
  person.provide("export.xml", makeWxr("https://old.example.com", [post]));
  await person.run("npm", ["run", "import", "--", "wordpress", "export.xml", "--publish"]);
  const path = `/blog/${post.name}/`;
  await waitFor(`${origin}${path}`);
  const html = await (await fetch(`${origin}${path}`)).text();
  if (!html.includes("From the old blog."))
    throw new Error(`${path} lacks the text of the post:\n${html.slice(0, 2_000)}`);
  return path;
}

/** Waits until the site has learned of the publication. */
async function waitFor(url: string): Promise<void> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const { status, text } = await requestStatus(url);
    if (status === 200) return;
    if (Date.now() > deadline) throw new Error(`${url} does not respond with 200 after ${waitMs / 1_000} s: ${text}`);
    await sleep(250);
  }
}
