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

test("what hydration reads has an address of its own, for ever", async () => {
  const address = findPayloadUrl((await site.get("/about/")).text);
  const reply = await site.get(address);
  expect([reply.status, reply.text]).toEqual([200, 'self.__next_f.push([1,"first words"])']);
  expect(reply.headers["cache-control"]).toContain("immutable");
  expect(site.framework.rendered).toEqual(["/about/"]);
});

test("after a change, a page that is still open gets its own data; what is not known any more leads to the new data", async () => {
  const address = findPayloadUrl((await site.get("/about/")).text);
  site.framework.words = "second words";
  await site.purge();
  expect((await site.get(address)).text).toContain("first words");
  const newer = findPayloadUrl((await site.get("/about/")).text);
  expect((await site.get(address)).text).toContain("first words");
  const led = await site.get(address.replace(/[\w-]{16}\.js/, "AAAAAAAAAAAAAAAA.js"));
  expect([led.status, led.headers.location, led.headers["cache-control"]]).toEqual([307, newer, "no-store"]);
  expect((await site.get(newer)).text).toContain("second words");
});

test("only the last forms of a page are kept", async () => {
  const addresses: string[] = [];
  for (const words of ["one", "two", "three", "four", "five"]) {
    site.framework.words = words;
    await site.purge();
    addresses.push(findPayloadUrl((await site.get("/about/")).text));
  }
  const statuses = await Promise.all(addresses.map(async (address) => (await site.get(address)).status));
  expect(statuses).toEqual([307, 200, 200, 200, 200]);
});

test.each([
  "/_next/flight/other/abc.js?page=/about/",
  "/_next/flight/build/abc.js?page=/nope/",
  "/_next/flight/build/a.js",
])("%s has no data", async (path) => {
  expect((await site.get(path)).status).toBe(404);
});

test("made-up addresses of a fresh page lead to its data without a rendering", async () => {
  const address = findPayloadUrl((await site.get("/about/")).text);
  const before = site.framework.rendered.length;
  for (let one = 0; one < 20; one += 1) {
    const led = await site.get(address.replace(/[\w-]{16}\.js/, `made-up-${one}.js`));
    expect([led.status, led.headers.location]).toEqual([307, address]);
  }
  expect(site.framework.rendered.length).toBe(before);
});
