/** @jest-environment node */
import { once } from "node:events";
import { createServer } from "node:http";
import type { Server } from "node:http";

import { startSite } from "../testing/startSite.ts";
import { BackEnds, readBackEndUrls } from "./BackEnds.ts";

let server: Server;
let origin = "";
let result = { status: 200, body: "{}" };

beforeAll(async () => {
  server = createServer((_, response) => void response.writeHead(result.status).end(result.body));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(() => server.close());
beforeEach(() => {
  for (const stream of [process.stdout, process.stderr]) jest.spyOn(stream, "write").mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

const failed = (service: string) => JSON.stringify({ status: "not ready", failed: [{ service, reason: "x" }] });
const all = (reason: string) => ({ content: reason, forms: reason, images: reason });

test.each([
  ["has no such page", 404, "", {}],
  ["answers", 200, "", {}],
  ["fails", 502, "", all("/ready answered 502")],
  ["says what of it fails", 503, failed("forms"), { forms: "x" }],
  ["says that its files fail", 503, failed("content"), { content: "x", images: "x" }],
  ["says nothing that could be read", 503, "<p>down</p>", all("/ready answered 503 without saying why")],
])("the back ends of an origin that %s (%s) are reported up or down", async (_, status, body, reasons) => {
  result = { status, body };
  const backEnds = new BackEnds({
    content: `${origin}/content/api/v2`,
    forms: `${origin}/forms`,
    images: `${origin}/storage`,
  });
  expect(new Set(Object.values(backEnds.states))).toEqual(new Set(["unknown"]));
  await backEnds.check();
  const found = Object.entries(backEnds.states).flatMap(([name, state]) => (state === "down" ? [name] : []));
  expect(found).toEqual(Object.keys(reasons));
  expect(Object.fromEntries(backEnds.reasons)).toEqual(reasons);
});

test("/ready names a back end that is down, and why, and answers that the site is ready", async () => {
  const backEnds = new BackEnds({ platform: "http://127.0.0.1:9/v3" });
  const site = await startSite({ backEnds: backEnds.states, reasons: backEnds.reasons });
  await backEnds.check();
  const reply = await site.get("/ready");
  expect([reply.status, JSON.parse(reply.text)]).toEqual([
    200,
    { status: "ready", backEnds: { platform: "down" }, reasons: { platform: expect.stringContaining("reached") } },
  ]);
  await site.close();
});

test("back ends have the URLs of the app's settings", () => {
  expect(readBackEndUrls({ SERVICES_PORT: "3101" }).content).toBe("http://127.0.0.1:3101/content/api/v2");
  expect(readBackEndUrls({ PRISMIC_REPOSITORY: "acme" }).content).toBe("https://acme.cdn.prismic.io/api/v2");
  expect(readBackEndUrls({ FORMS_API_URL: "https://forms.example/" }).forms).toBe("https://forms.example/");
});
