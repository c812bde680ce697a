/** @jest-environment node */
import { respondText, findNewest } from "./respondText";

const modified = new Date("2026-11-21T08:09:20.500Z");
const respond = (headers: Partial<Record<string, string>>) =>
  respondText(
    new Request("http://localhost/feeds/blog.xml", {
      headers: Object.entries(headers).map(([name, value = ""]) => [name, value]),
    }),
    "text",
    { "content-type": "text/xml" },
    modified,
  );

test("a text has both validators, and none of its body is sent to who knows one", async () => {
  const full = respond({});
  const etag = full.headers.get("etag") ?? "";
  expect([full.status, await full.text(), full.headers.get("last-modified")]).toEqual([
    200,
    "text",
    "Sat, 21 Nov 2026 08:09:20 GMT",
  ]);
  for (const headers of [
    { "if-none-match": etag },
    { "if-none-match": `"other", W/${etag}` },
    { "if-none-match": "*" },
    { "if-modified-since": "Sat, 21 Nov 2026 08:09:20 GMT" },
    { "if-modified-since": "Sun, 22 Nov 2026 00:00:00 GMT" },
  ]) {
    const known = respond(headers);
    expect([known.status, await known.text(), known.headers.get("etag")]).toEqual([304, "", etag]);
  }
});

test("the ETag counts for more than the date, and an older or unreadable date gets the text", () => {
  for (const headers of [
    { "if-none-match": '"other"', "if-modified-since": "Sun, 22 Nov 2026 00:00:00 GMT" },
    { "if-modified-since": "Sat, 21 Nov 2026 08:09:19 GMT" },
    { "if-modified-since": "yesterday" },
  ])
    expect(respond(headers).status).toBe(200);
});

test("the newest of several moments is found, whatever their form", () => {
  expect(findNewest(["2026-01-02", new Date("2026-01-03"), "no date"])).toEqual(new Date("2026-01-03"));
  expect(findNewest([])).toBeUndefined();
});
