/** @jest-environment node */
import { once } from "node:events";
import { createServer } from "node:http";
import type { Server } from "node:http";

import type { NotFoundCount } from "../../features/shared/contracts/notFound.ts";
import { readRequestText } from "../http/readRequestText.ts";
import { startSite } from "../testing/startSite.ts";
import type { TestSite } from "../testing/startSite.ts";

const page = { accept: "text/html,*/*;q=0.8", host: "halyard.example" };
const url = "/api/missed-searches/";

let repository: Server;
let reports: { url: string | undefined; token: string | undefined; counts: NotFoundCount[] }[] = [];
let site: TestSite;

beforeAll(async () => {
  repository = createServer(async (request, response) => {
    const { counts } = JSON.parse((await readRequestText(request, 1_000_000)) ?? "{}");
    reports.push({ url: request.url, token: request.headers.authorization, counts });
    response.writeHead(204).end();
  });
  await once(repository.listen(0, "127.0.0.1"), "listening");
  const address = repository.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const env = { PRISMIC_ACCESS_TOKEN: "reader", TRUST_PROXY: "loopback" };
  site = await startSite({ env, repositoryUrl: `http://127.0.0.1:${port}/content` });
});
beforeEach(() => {
  reports = [];
});
afterAll(async () => {
  await site.close();
  repository.close();
});

/** What is counted by requests. */
async function count(...requests: Promise<unknown>[]): Promise<NotFoundCount[]> {
  await Promise.all(requests);
  await new Promise((resolve) => setImmediate(resolve));
  await site.notFound?.send();
  return reports.flatMap(({ counts }) => counts);
}
const post = (body: string, headers: Record<string, string> = {}) => site.get(url, headers, "POST", Buffer.from(body));

test("a path without a page is counted with the pages that led there, and sent with the access token", async () => {
  const from = (referer: string) => site.get("/old-page?email=ann@example.com", { ...page, referer });
  const counts = await count(
    from("https://halyard.example/about/?a=b"),
    from("https://halyard.example/about/"),
    from("https://search.example/result?q=me"),
    from("https://halyard.example/old-page/"),
    site.get("/cn/old/", page),
  );
  const referrers = [
    { from: "/about/", count: 2 },
    { from: "search.example", count: 1 },
  ];
  expect(counts).toEqual([
    { kind: "path", locale: "en", text: "/old-page/", count: 4, referrers: expect.arrayContaining(referrers) },
    { kind: "path", locale: "cn", text: "/cn/old/", count: 1, referrers: [] },
  ]);
  expect(reports).toMatchObject([{ url: "/content/not-found", token: "Bearer reader" }]);
  expect(await count()).toHaveLength(2);
});

test.each<[string, string, Record<string, string>, string?]>([
  ["HEAD", "/old/", {}, "HEAD"],
  ["a prefetched page", "/old/", { "sec-purpose": "prefetch" }],
  ["a payload of the router", "/old/", { rsc: "1" }],
  ["a picture of a page", "/old/", { "sec-fetch-dest": "image" }],
  ["a program", "/old/", { accept: "*/*" }],
  ["a browser that objects", "/old/", { "sec-gpc": "1" }],
  ["a browser that does not want to be tracked", "/old/", { dnt: "1" }],
  ["an editor", "/old/", { cookie: "editor=1" }],
  ["a scanner", "/wp-login.php", {}],
  ["an endpoint's error", "/api/echo/?status=404", {}],
  ["an unknown endpoint", "/api/none/", {}],
  ["a file", "/_next/static/none.js", {}],
  ["markup", "/%3Cscript%3Ealert(1)%3C/script%3E/", {}],
  ["a page", "/about/", {}],
])("%s is not counted", async (_, path, headers, method = "GET") => {
  expect(await count(site.get(path, { ...page, ...headers }, method))).toEqual([]);
});

test("a search without a result is counted, of the search page and of the window", async () => {
  const counts = await count(
    site.get("/nodes/?q=nothing", page),
    site.get("/nodes/?q=nothing", { ...page, "sec-purpose": "prefetch" }),
    site.get("/nodes/?q=nothing", page, "HEAD"),
    site.get("/nodes/?q=else", page),
    post('{"text":" NOTHING ","locale":"en"}', { "sec-fetch-site": "same-origin" }),
    post('{"text":"nothing","locale":"en"}', { "sec-fetch-site": "cross-site" }),
    post('{"text":"ann@example.com","locale":"en"}'),
  );
  expect(counts).toEqual([{ kind: "search", locale: "en", text: "nothing", count: 2, referrers: [] }]);
});

test("the endpoint of the window takes a short text of a language, by POST", async () => {
  expect((await post('{"text":"nothing","locale":"en"}')).status).toBe(204);
  for (const wrong of ["{", "[]", "{}", '{"text":7,"locale":"en"}', '{"text":"x","locale":"__proto__"}'])
    expect([wrong, (await post(wrong)).status]).toEqual([wrong, 400]);
  expect((await post(JSON.stringify({ text: "a".repeat(100_000), locale: "en" }))).status).toBe(413);
  expect((await site.get(url)).status).toBe(405);
  await site.notFound?.send();
});

test("one client cannot fill the list, and all together only to its limit", async () => {
  const visit = (client: number, index: number) =>
    site.get(`/none-${client}-${index}/`, { ...page, "x-forwarded-for": `192.0.${client}.1` });
  const many = (client: number, amount: number) => Array.from({ length: amount }, (_, index) => visit(client, index));
  expect(await count(...many(2, 50))).toHaveLength(30);
  reports = [];
  await count(...Array.from({ length: 20 }, (_, client) => many(client + 3, 30)).flat());
  expect(reports.map(({ counts }) => counts.length).filter((length) => length > 500)).toEqual([]);
});

test("counts are dropped while the repository is away, and that is logged once", async () => {
  const lines: string[] = [];
  const logged = jest.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const away = await startSite({ repositoryUrl: "http://127.0.0.1:9/content" });
  for (const path of ["/first/", "/second/"]) {
    await away.get(path, page);
    await new Promise((resolve) => setImmediate(resolve));
    await away.notFound?.send();
  }
  logged.mockRestore();
  await away.close();
  expect(lines.filter((line) => line.includes("was not counted"))).toHaveLength(1);
});

test("nothing is counted by setting, and where documents are edited elsewhere", async () => {
  for (const [name, value] of [
    ["COUNT_NOT_FOUND", "false"],
    ["PRISMIC_REPOSITORY", "acme"],
  ] as const) {
    const off = await startSite({ env: { [name]: value }, repositoryUrl: "http://127.0.0.1:9/content" });
    expect(off.notFound).toBeUndefined();
    expect((await off.get(url, {}, "POST", Buffer.from("{}"))).status).toBe(405);
    await off.close();
  }
});
