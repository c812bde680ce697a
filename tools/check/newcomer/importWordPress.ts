import { makeWxr } from "../../../cms/imports/testing/makeWxr.ts";
import type { Newcomer, StartedSite } from "./Newcomer.ts";

const post = { id: 1, name: "hello-world", title: "Hello world", content: "<p>From the old blog.</p>" };

/** Imports and publishes an export of WordPress by one command; returns the path at which visitors read its post. */
export async function importWordPress(person: Newcomer, { origin }: StartedSite): Promise<string> {
  person.provide("export.xml", makeWxr("https://old.example.com", [post]));
  await person.run("npm", ["run", "import", "--", "wordpress", "export.xml", "--publish"]);
  const path = `/blog/${post.name}/`;
  const response = await fetch(`${origin}${path}`);
  const html = await response.text();
  if (response.status !== 200 || !html.includes("From the old blog."))
    throw new Error(`${path} is ${response.status} after the import:\n${html.slice(0, 2_000)}`);
  return path;
}
