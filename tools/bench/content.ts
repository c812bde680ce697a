/**
 * `node tools/bench/content.ts`: 10,000 documents load in under 3 s, a query is answered in under 10 ms, and a list of the
 * Studio in under 100 ms, also the first one after a save (median, over HTTP). Prints the measurements; exit code 1 for
 * a missed limit.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createClient, filter } from "@prismicio/client";

import { Gates } from "./run/Gates.ts";
import { makeStudioClient } from "#cms/testing/makeStudioClient.ts";
import { serveContent, testSecrets } from "#cms/testing/serveContent.ts";

const documents = 10_000;
const rounds = 40;
const limits = { load: 3_000, query: 10, list: 100, check: 1_000 };

function writeDocuments(folder: string): void {
  for (const lang of ["en-us", "zh-cn"]) mkdirSync(join(folder, "documents", lang), { recursive: true });
  for (let index = 0; index < documents; index += 1) {
    const lang = index % 2 ? "zh-cn" : "en-us";
    const uid = `post-${index >> 1}`;
    const day = new Date(Date.UTC(2020, 0, 1) + (index >> 1) * 3_600_000).toISOString();
    const document = {
      id: `blog_post-${uid}-${lang}`,
      type: "blog_post",
      uid,
      lang,
      group: `blog_post-${uid}`,
      tags: [`tag-${index % 7}`],
      first_publication_date: `${day.slice(0, 19)}+0000`,
      last_publication_date: `${day.slice(0, 19)}+0000`,
      data: {
        title: `Post number ${index}`,
        summary: `What happened to block ${index * 31}`,
        published: day.slice(0, 10),
        slices: [
          {
            slice_type: "hero",
            variation: "compact",
            primary: { title: [{ type: "heading1", text: `Post number ${index}`, spans: [] }] },
          },
          {
            slice_type: "rich_text",
            variation: "default",
            primary: {
              content: Array.from({ length: 8 }, (_, at) => ({
                type: "paragraph",
                text: `Paragraph ${at} of post ${index}. `.repeat(6),
                spans: [],
              })),
            },
          },
        ],
      },
    };
    writeFileSync(join(folder, "documents", lang, `${uid}.json`), JSON.stringify(document));
  }
}

async function median(ask: () => Promise<unknown>, prepare?: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await prepare?.();
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[rounds >> 1] ?? Number.POSITIVE_INFINITY;
}

/** Measures the queries of the Studio's lists, and the checks of a document. */
async function measureLists(origin: string, gates: Gates): Promise<void> {
  const call = makeStudioClient(origin, testSecrets.writeToken);
  const search = (query: object) => call("POST", "documents/search", query);
  let saves = 0;
  const save = () => {
    saves += 1;
    const data = { title: `Saved ${saves}`, summary: "", published: "2026-01-01", slices: [] };
    return call("PUT", "documents/blog_post-post-1-en-us", { data });
  };
  const lists = {
    "newest of a state and language": () => search({ states: ["published"], lang: "en-us" }),
    "words in any text": () => search({ text: "paragraph 4999" }),
    "words that stand nowhere": () => search({ text: "nothing of this kind" }),
    "links to a document": () => search({ links_to: "blog_post-post-7-en-us" }),
    "tree of a language": () => call("GET", "documents/tree?lang=en-us"),
    "where a document is linked from": () => call("GET", "documents/blog_post-post-7-en-us/links"),
  };
  for (const [name, ask] of Object.entries(lists)) {
    gates.atMost(`content: Studio, ${name}`, await median(ask), limits.list, "ms");
  }
  const searchSaved = () => search({ text: `saved ${saves}` });
  gates.atMost("content: Studio, first search after a save", await median(searchSaved, save), limits.list, "ms");
  const check = () => call("GET", "documents/blog_post-post-7-en-us/changes");
  gates.atMost("content: Studio, checks of a document", await median(check), limits.check, "ms");
}

async function run(): Promise<void> {
  const contentDir = mkdtempSync(join(tmpdir(), "bench-content-"));
  writeDocuments(contentDir);
  const start = performance.now();
  const { origin, close } = await serveContent({ contentDir });
  const load = performance.now() - start;
  const client = createClient("bench-content", { documentAPIEndpoint: `${origin}/content/api/v2` });
  const { ref } = await client.getMasterRef();
  const orderings = { field: "my.blog_post.published", direction: "desc" } as const;
  const queries = {
    "one by uid": () => client.getByUID("blog_post", "post-2500", { ref, lang: "en-us" }),
    "one by id": () => client.getByID("blog_post-post-2500-zh-cn", { ref, lang: "*" }),
    "a page of 20 by date": () => client.getByType("blog_post", { ref, lang: "en-us", orderings }),
    "20 by tag": () => client.getByTag("tag-3", { ref, lang: "*" }),
    "20 since a day": () =>
      client.get({ ref, lang: "*", filters: [filter.dateAfter("document.last_publication_date", "2020-07-01")] }),
  };
  const gates = new Gates();
  gates.atMost(`content: load of ${documents} documents`, load, limits.load, "ms");
  for (const [name, ask] of Object.entries(queries)) {
    gates.atMost(`content: ${name}`, await median(ask), limits.query, "ms");
  }
  await measureLists(origin, gates);
  await close();
  rmSync(contentDir, { recursive: true });
  gates.finish();
}

await run();
