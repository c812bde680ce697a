import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { APIRequestContext } from "playwright/test";

import { mockedSlices } from "@/slices/simulator/mockedSlices";

import { expect, findLeaks, test } from "./fixtures";
import { edit } from "./repository";

const services = `http://127.0.0.1:${process.env.SERVICES_PORT}`;
const atOnce = 6;

/** Uploads a file to the media library; its id. */
async function upload(request: APIRequestContext, name: string, mimeType: string, text: string): Promise<string> {
  const { writeToken } = JSON.parse(readFileSync(join(process.env.DATA_DIR ?? "", "secrets.json"), "utf8"));
  const response = await request.post(`${services}/content/assets/assets`, {
    headers: { authorization: `Bearer ${writeToken}` },
    multipart: { file: { name, mimeType, buffer: Buffer.from(text) } },
  });
  return (await response.json()).id;
}

/** A slice whose web and file links all point to a file of the library. */
function withFile(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return value.map((one) => withFile(one, id));
  if (typeof value !== "object" || value === null) return value;
  if ("link_type" in value && /^(Web|Media|Any)$/.test(String(value.link_type))) {
    const words = "text" in value ? { text: value.text } : {};
    return { link_type: "Media", id, ...words, ...("variant" in value ? { variant: value.variant } : {}) };
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withFile(one, id)]));
}

async function publish(request: APIRequestContext, uid: string, slices: unknown[]): Promise<string> {
  const data = { title: "Files of every kind", summary: "Files", slices };
  const made = await edit(request, "POST", "documents", { title: uid, type: "page", lang: "en-us", uid, data });
  await edit(request, "PATCH", `documents/${made.id}/draft`, { status: "published" });
  await expect.poll(async () => (await request.get(`/${uid}/`)).status(), { timeout: 20_000 }).toBe(200);
  return made.id;
}

test("files linked by any slice are served by the site, and no response names a back end", async ({ request }) => {
  const id = await upload(request, "price-list.pdf", "application/pdf", "%PDF-1.4\n%EOF");
  const slices = mockedSlices().map(({ slice_type, variation, primary }) => ({
    // The other faucets are external websites.
    slice_type,
    variation,
    primary: slice_type === "faucet" ? primary : withFile(primary, id),
    items: [],
  }));
  const document = await publish(request, "files-of-every-kind", slices);
  try {
    const html = await (await request.get("/files-of-every-kind/")).text();
    const files = [...html.matchAll(/href="(\/api\/files\/[^"]+)"/g)].map(([, href = ""]) => href);
    expect(files.length).toBeGreaterThan(20);
    const named: string[] = [];
    // llms-full.txt contains the Markdown of all pages; `links.spec.ts` reads their HTML.
    const waiting = ["/files-of-every-kind/", "/files-of-every-kind/index.md", ...outputs];
    while (waiting.length > 0) {
      await Promise.all(
        waiting.splice(0, atOnce).map(async (path) => {
          const result = await request.get(path, { headers: { "accept-encoding": "identity" } });
          const response = `${JSON.stringify(result.headers())}\n${await result.text()}`;
          if (result.status() !== 200) named.push(`${path} answers ${result.status()}`);
          named.push(...findLeaks(response).map((leak) => `${path} names ${leak}`));
        }),
      );
    }
    expect(named).toEqual([]);
  } finally {
    await edit(request, "DELETE", `documents/${document}`);
  }
});

const outputs = [
  ...["", "/cn"].flatMap((prefix) => [
    ...["blog", "changelog", "changes", "incidents"].flatMap((name) =>
      ["xml", "atom.xml", "json"].map((form) => `${prefix}/feeds/${name}.${form}`),
    ),
    `${prefix}/feeds/changelog.ics`,
    `${prefix}/llms.txt`,
    `${prefix}/llms-full.txt`,
  ]),
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  "/builds/latest.json",
  ...["protocols", "compute-units", "plans", "availability"].map((name) => `/data/${name}.json`),
  "/data/samples/logs.csv",
  "/api/search-index/en/",
  "/api/search-index/cn/",
  "/api/nodes/",
  "/api/plans/",
  "/badges/eth.svg",
];

test("a file is sent under its name, in the requested range, and never opened where it could run", async ({
  request,
}) => {
  const pdf = await upload(request, "price list.pdf", "application/pdf", "%PDF-1.4\n0123456789");
  const html = await upload(request, "page.html", "text/html", "<script>alert(1)</script>");
  const action = (id: string) => ({ link_type: "Media", id, text: "To the file", variant: "Primary" });
  const title = [{ type: "heading1", text: "Two files", spans: [] }];
  const primary = { title, actions: [action(pdf), action(html)] };
  const document = await publish(request, "two-files", [
    { slice_type: "hero", variation: "compact", primary, items: [] },
  ]);
  try {
    const page = await (await request.get("/two-files/")).text();
    const [toPdf = "", toHtml = ""] = [...page.matchAll(/href="(\/api\/files\/[^"]+)"/g)].map(([, href = ""]) => href);
    const part = await request.get(toPdf, { headers: { range: "bytes=9-12" } });
    expect([part.status(), await part.text()]).toEqual([206, "0123"]);
    expect(part.headers()).toMatchObject({
      "content-type": "application/pdf",
      "content-range": "bytes 9-12/19",
      "content-disposition": "inline; filename*=UTF-8''price-list.pdf",
      "x-content-type-options": "nosniff",
    });
    const opened = await request.get(toHtml);
    expect([opened.status(), opened.headers()["content-type"]]).toEqual([200, "application/octet-stream"]);
    expect(opened.headers()["content-disposition"]).toMatch(/^attachment; filename\*=UTF-8''page\.html$/);
    expect(opened.headers()["content-security-policy"]).toContain("sandbox");
    expect((await request.get("/api/files/nobody.pdf")).status()).toBe(404);
  } finally {
    await edit(request, "DELETE", `documents/${document}`);
  }
});
