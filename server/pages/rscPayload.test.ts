/** @jest-environment node */
import { startSite } from "../testing/startSite.ts";
import type { TestSite } from "../testing/startSite.ts";

let site: TestSite;
beforeEach(async () => {
  site = await startSite();
  site.framework.rendered = [];
});
afterEach(() => site.close());

const findPayloadUrl = (text: string) => /data-flight="([^"]*)"/.exec(text)?.[1]?.replaceAll("&amp;", "&") ?? "";

test("the RSC payload of a page has its own immutable URL", async () => {
  const address = findPayloadUrl((await site.get("/about/")).text);
  const reply = await site.get(address);
  expect([reply.status, reply.text]).toEqual([200, 'self.__next_f.push([1,"first words"])']);
  expect(reply.headers["cache-control"]).toContain("immutable");
  expect(site.framework.rendered).toEqual(["/about/"]);
});

test("after a change an open page gets its own payload; a payload that is gone redirects to the new one", async () => {
  const address = findPayloadUrl((await site.get("/about/")).text);
  site.framework.words = "second words";
  await site.publish();
  expect((await site.get(address)).text).toContain("first words");
  const newer = findPayloadUrl((await site.get("/about/")).text);
  expect((await site.get(address)).text).toContain("first words");
  const led = await site.get(address.replace(/[\w-]{16}\.js/, "AAAAAAAAAAAAAAAA.js"));
  expect([led.status, led.headers.location, led.headers["cache-control"]]).toEqual([307, newer, "no-store"]);
  expect((await site.get(newer)).text).toContain("second words");
});

test("only the last payloads of a page are kept", async () => {
  const addresses: string[] = [];
  for (const words of ["one", "two", "three", "four", "five"]) {
    site.framework.words = words;
    await site.publish();
    addresses.push(findPayloadUrl((await site.get("/about/")).text));
  }
  const statuses = await Promise.all(addresses.map(async (address) => (await site.get(address)).status));
  expect(statuses).toEqual([307, 200, 200, 200, 200]);
});

test.each([
  "/_next/flight/other/abc.js?page=/about/",
  "/_next/flight/build/abc.js?page=/nope/",
  "/_next/flight/build/a.js",
])("the payload URL %s is answered with 404", async (path) => {
  expect((await site.get(path)).status).toBe(404);
});

test("made-up payload URLs of a fresh page redirect to its payload without a rendering", async () => {
  const address = findPayloadUrl((await site.get("/about/")).text);
  const before = site.framework.rendered.length;
  for (let one = 0; one < 20; one += 1) {
    const led = await site.get(address.replace(/[\w-]{16}\.js/, `made-up-${one}.js`));
    expect([led.status, led.headers.location]).toEqual([307, address]);
  }
  expect(site.framework.rendered.length).toBe(before);
});
