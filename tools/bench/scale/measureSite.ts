import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { createClient, filter } from "@prismicio/client";

import { makeStudioClient } from "#cms/testing/makeStudioClient.ts";
import { signIn } from "#cms/testing/signIn.ts";
import type { BackEnd } from "./BackEnd.ts";
import { quantile } from "../run/quantile.ts";
import { Pings } from "./Pings.ts";

type Ask = () => Promise<unknown>;

const rounds = Number(process.env.BENCH_ROUNDS ?? 25);
// A search that reads every text takes longer with a thousand documents.
const fastMs = 60;
const pauseMs = 2_000;
const maxTries = 150;
// A round's requests stay below the 20 writes a second of one person.
const roundMs = 600;

/** 95 of 100 of some requests take at most so many milliseconds. */
const p95 = (times: number[]) => quantile(times, 0.95);

// One response in ten took 30 ms longer, for garbage of this process.
setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

async function time(ask: Ask): Promise<number> {
  const start = performance.now();
  await ask();
  return performance.now() - start;
}

/** The slowest of several kinds of requests, each between changes, with its p95. */
async function findSlowest(asks: Record<string, Ask>, change: (round: number) => Promise<unknown>) {
  const times = new Map<string, number[]>(Object.keys(asks).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    await sleep(roundMs);
    await change(round);
    for (const [name, ask] of Object.entries(asks)) {
      collectGarbage();
      times.get(name)?.push(await time(ask));
    }
  }
  const all = [...times]
    .map(([name, list]) => ({ name, ms: p95(list), median: quantile(list, 0.5), most: Math.max(...list) }))
    .sort((a, b) => b.ms - a.ms);
  for (const { name, ms, median, most } of all)
    console.log(`  ${name}: ${ms.toFixed(1)} ms (median ${median.toFixed(1)}, at most ${most.toFixed(1)})`);
  return all[0] ?? { name: "none", ms: Number.NaN };
}

/** A client of the Studio whose failures end the measurement. */
async function makeClient(origin: string) {
  const client = makeStudioClient(origin, await signIn(origin));
  return async (...args: Parameters<typeof client>) => {
    const response = await client(...args);
    if (response.status >= 300)
      throw new Error(`${args[0]} ${args[1]}: ${response.status} ${String(response.body.message)}`);
    return response.body;
  };
}

type Call = Awaited<ReturnType<typeof makeClient>>;

/** Saves and publishes documents; `ids` are such that may be changed. */
function makeEditing(call: Call, ids: string[]) {
  let count = 0;
  const pick = () => ids[(count * 37) % ids.length] ?? "";
  const save = async () => {
    count += 1;
    const id = pick();
    const { data } = (await call("GET", `documents/${id}`)) as { data: { title?: string } };
    const title = `${String(data.title).replace(/ saved \d+$/, "")} saved ${count}`;
    const took = await time(() => call("PUT", `documents/${id}`, { data: { ...data, title } }));
    return { id, took };
  };
  const publish = (id: string) => time(() => call("PATCH", `documents/${id}/draft`, { status: "published" }));
  return { save, publish };
}

/** Measures a running back end with so many documents over HTTP. */
export async function measureSite({ origin, readCpu }: Pick<BackEnd, "origin" | "readCpu">, ids: string[]) {
  const call = await makeClient(origin);
  const editing = makeEditing(call, ids);
  const indexed = await time(() => waitForWords(call));
  console.log(`  every text is indexed: ${(indexed / 1_000).toFixed(1)} s later`);
  for (let round = 0; round < 3; round += 1) await editing.publish((await editing.save()).id);
  const saves: number[] = [];
  const publications: number[] = [];
  const before = readCpu();
  for (let round = 0; round < rounds; round += 1) {
    const { id, took } = await editing.save();
    saves.push(took);
    publications.push(await editing.publish(id));
  }
  const editCpu = (readCpu() - before) / rounds;
  console.log(`  save: ${p95(saves).toFixed(1)} ms, publish: ${p95(publications).toFixed(1)} ms`);
  const search = (query: object) => call("POST", "documents/search", query);
  const list = await findSlowest(
    {
      "list: newest": () => search({}),
      "list: state and language": () => search({ states: ["published"], lang: "zh-cn" }),
      "list: type by title": () => search({ types: ["docs_page"], order: "title" }),
      "list: words of the text": () => search({ text: "record zurich" }),
      "list: words with accents": () => search({ text: "cafe 8" }),
      "list: Chinese": () => search({ text: "节点 服务" }),
      "list: nowhere": () => search({ text: "nothing of this kind" }),
      "list: links to a document": () => search({ links_to: ids[0] }),
    },
    editing.save,
  );
  const tree = await measureTree(call, editing.save);
  const queries = await measureQueries(origin, ids, async () => editing.publish((await editing.save()).id));
  return {
    indexed,
    editCpu,
    save: p95(saves),
    publish: p95(publications),
    list,
    tree,
    queries,
    ...(await measureChecks(origin, call, editing)),
  };
}

/** Waits until the texts are read in the background, so that searches for words are fast. */
async function waitForWords(call: Call): Promise<void> {
  const ask = () => call("POST", "documents/search", { text: "nothing of this kind" });
  for (let tries = 0; tries < maxTries && (await time(ask)) > fastMs; tries += 1) await sleep(pauseMs);
}

async function measureTree(call: Call, change: Ask) {
  const sizes: number[] = [];
  const read = async (query: string) => {
    const body = await call("GET", `documents/tree?lang=en-us${query}`);
    sizes.push(JSON.stringify(body).length);
    return body.results as { id: string; path: string; has_children: boolean }[];
  };
  const first = await read("&parent=");
  const home = first[0]?.id ?? "";
  const blog = (await read(`&parent=${home}`)).find(({ has_children: has }) => has)?.id ?? home;
  const slowest = await findSlowest(
    {
      "tree: top": () => read("&parent="),
      "tree: home": () => read(`&parent=${home}`),
      "tree: below": () => read(`&parent=${blog}`),
    },
    change,
  );
  return { ...slowest, bytes: Math.max(...sizes) };
}

async function measureQueries(origin: string, ids: string[], change: Ask) {
  const client = createClient("bench-scale", { documentAPIEndpoint: `${origin}/content/api/v2` });
  const get = (options: object = {}) => client.get({ ref, lang: "*", ...options });
  let ref = "";
  const uid = ids[40] ?? "";
  const last = Math.ceil(
    (
      await (
        await fetch(`${origin}/content/api/v2/documents/search?lang=*&ref=${(await client.getMasterRef()).ref}`)
      ).json()
    ).total_results_size / 20,
  );
  return findSlowest(
    {
      "client: by id": () => client.getByID(ids[7] ?? "", { ref, lang: "*" }),
      "client: by uid": () => client.getAllByUIDs("docs_page", ["limits-1"], { ref, lang: "*" }),
      "client: in ids": () => get({ filters: [filter.in("document.id", ids.slice(0, 50))] }),
      "client: any type": () => get({ filters: [filter.any("document.type", ["blog_post", "case_study"])] }),
      "client: at a field": () => get({ filters: [filter.at("my.page.title", "Pricing")] }),
      "client: link field": () => get({ filters: [filter.at("my.page.parent", uid)] }),
      "client: fulltext": () => get({ filters: [filter.fulltext("document", "record pricing")] }),
      "client: fulltext of a field": () => get({ filters: [filter.fulltext("my.docs_page.title", "record 1")] }),
      "client: has": () => get({ filters: [filter.has("my.page.parent")] }),
      "client: ordered": () =>
        get({ filters: [filter.at("document.type", "blog_post")], orderings: { field: "my.blog_post.title" } }),
      "client: dates": () => get({ orderings: { field: "document.first_publication_date", direction: "desc" } }),
      "client: page 1": () => get(),
      "client: last page": () => get({ page: last }),
    },
    async () => {
      await change();
      ({ ref } = await client.getMasterRef());
    },
  );
}

async function measureChecks(origin: string, call: Call, editing: ReturnType<typeof makeEditing>) {
  const pings = await Pings.start(`${origin}/content/api/v2`);
  const first = await time(() => call("GET", "checks/site"));
  const waits = await pings.stop();
  const again: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await editing.save();
    again.push(await time(() => call("GET", "checks/site")));
  }
  return { checks: first, wait: Math.max(...waits), recheck: Math.max(...again) };
}
