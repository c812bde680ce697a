/** @jest-environment node */
import { waitFor } from "../../kit/testing/waitFor.ts";
import { rpcCall, startGateway } from "../testing/startGateway.ts";
import { startTestNode } from "../testing/startTestNode.ts";
import { AnnouncedEnds } from "./AnnouncedEnds.ts";

const entry = (uid: string, data: Record<string, string>) => ({ uid, data: { published: "2026-11-27", ...data } });
const documents = [
  entry("mining", { last_day: "2027-06-30", methods: "eth_getWork, eth_mining" }),
  entry("one-chain", { last_day: "2027-01-31", chains: "eth", methods: "eth_mining" }),
  entry("price", { last_day: "2026-12-31" }),
];
const respond = (body: unknown) => Promise.resolve(Response.json(body));
const readDocuments = (url: string) =>
  respond(
    url.includes("/documents/search") ? { results: documents } : { refs: [{ ref: "master", isMasterRef: true }] },
  );

/** Stands in for the repository. */
const options = { apiUrl: "https://content.test/api/v2", siteUrl: "https://site.test" };
const serve =
  (respond: (url: string) => Promise<Response>): typeof fetch =>
  (url) =>
    respond(String(url));

test("calls that an entry of the changelog ends carry the day it was announced, the end and its page", async () => {
  const ends = new AnnouncedEnds({ ...options, fetch: serve(readDocuments) });
  await ends.refresh();
  expect(ends.writeHeaders("bsc", ["eth_getWork"])).toEqual({
    deprecation: `@${Date.UTC(2026, 10, 27) / 1_000}`,
    sunset: "Thu, 01 Jul 2027 00:00:00 GMT",
    link: '<https://site.test/changelog/mining/>; rel="deprecation"; type="text/html"',
  });
  const both = ends.writeHeaders("eth", ["eth_call", "eth_mining"]);
  expect(both.sunset).toBe("Mon, 01 Feb 2027 00:00:00 GMT");
  expect(both.link?.match(/<[^>]+>/g)).toHaveLength(2);
  expect(ends.writeHeaders("eth", ["eth_call"])).toEqual({});
});

test("while the documents cannot be read, the last good ones stay", async () => {
  let isDown = false;
  const respond = (url: string) => (isDown ? Promise.reject(new Error("down")) : readDocuments(url));
  const ends = new AnnouncedEnds({ ...options, fetch: serve(respond) });
  await ends.refresh();
  isDown = true;
  await ends.refresh();
  expect(ends.writeHeaders("bsc", ["eth_getWork"]).sunset).toBeDefined();
});

test("the gateway's answer over HTTP has the headers of the calls concerned", async () => {
  const node = await startTestNode();
  const gateway = await startGateway({
    source: { RPC_ETH_MAINNET_URL: node.url },
    ends: { ...options, firstReadMs: 0, fetch: serve(readDocuments) },
  });
  const send = async (method: string) =>
    (await gateway.post(gateway.path(), JSON.stringify([rpcCall(method), rpcCall()]))).headers.get("sunset");
  await waitFor(async () => (await send("eth_mining")) === "Mon, 01 Feb 2027 00:00:00 GMT");
  expect(await send("eth_call")).toBeNull();
  await gateway.close();
  node.close();
}, 60_000);
