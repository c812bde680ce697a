import { readFileSync } from "node:fs";
import { join } from "node:path";

import { pageDocument, timeUntil } from "./manyPages.ts";

const { BENCH_SITE: site = "", DATA_DIR = ".data", SERVICES_PORT = "3001" } = process.env;
const core = `http://127.0.0.1:${SERVICES_PORT}/content/core/documents`;
const limitMs = 20_000;
const stepMs = 10;

async function call(method: string, url: string, body: object): Promise<void> {
  const { writeToken } = JSON.parse(readFileSync(join(DATA_DIR, "secrets.json"), "utf8"));
  const headers = { authorization: `Bearer ${writeToken}`, "content-type": "application/json" };
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`);
}

/** The HTML of a page of the bench. */
export const readPage = async (uid: string): Promise<string> => (await fetch(`${site}/${uid}/`)).text();

/** Pages rendered since the site's start. */
export const countRendered = async (): Promise<number> => (await (await fetch(`${site}/health`)).json()).pages.rendered;

/** Publishes a page of the bench with other words; returns the milliseconds until visitors get them. */
export async function publishPage(uid: string, words: string): Promise<number> {
  const { id, data } = pageDocument(uid);
  await call("PUT", `${core}/${id}`, { data: { ...data, meta_title: words } });
  const published = call("PATCH", `${core}/${id}/draft`, { status: "published" });
  const isVisible = async () => (await readPage(uid)).includes(words);
  const visible = await timeUntil(isVisible, { limit: limitMs, step: stepMs });
  await published;
  return visible;
}
