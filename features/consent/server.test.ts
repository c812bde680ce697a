/** @jest-environment node */
import { createServer } from "node:http";
import type { Server } from "node:http";

let receiver: Server;
let received: string[] = [];
let status = 200;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (part: string) => (text += part));
    request.on("end", () => {
      received.push(text);
      response.writeHead(status, { "content-type": "text/plain" }).end("1");
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const address = receiver.address();
  const port = typeof address === "object" ? address?.port : undefined;
  Object.assign(process.env, { ANALYTICS_TOKEN: "project-token", ANALYTICS_URL: `http://127.0.0.1:${port}/track` });
});
afterAll(() => receiver.close());
beforeEach(() => {
  received = [];
  status = 200;
});

const visit = "8f14e45f-ceea-467f-a0e6-3d1f1c0d6b11";
const post = async (body: unknown) => {
  const { takeEvents } = await import("./server");
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return takeEvents(new Request("http://site.test/api/analytics/", { method: "POST", body: text }));
};

test("events reach the analytics service with the project's token, which the browser never sees", async () => {
  const response = await post({ events: [{ name: "page view", visit, path: "/pricing/" }] });
  expect(response.status).toBe(204);
  expect(JSON.parse(received[0] ?? "")).toEqual([
    { event: "page view", properties: { token: "project-token", distinct_id: visit, path: "/pricing/" } },
  ]);
  const { integrations } = await import("./server");
  expect(JSON.stringify(integrations)).not.toContain("project-token");
});

test("the steps of a visit reach the service with what was done and when", async () => {
  const response = await post({ events: [{ name: "step", visit, path: "/", at: 1_200, what: "read 50%" }] });
  expect(response.status).toBe(204);
  expect(JSON.parse(received[0] ?? "")).toEqual([
    {
      event: "step",
      properties: { token: "project-token", distinct_id: visit, path: "/", at: 1_200, what: "read 50%" },
    },
  ]);
});

test.each([
  ["no JSON", "{", 400],
  ["no events", { events: [] }, 422],
  ["a path that is none", { events: [{ name: "x", visit, path: "javascript:1" }] }, 422],
  ["too much", "x".repeat(40_000), 413],
])("%s is refused and goes nowhere", async (_, body, expected) => {
  expect((await post(body)).status).toBe(expected);
  expect(received).toEqual([]);
});

test("a service that rejects a request is reported as unavailable", async () => {
  status = 500;
  expect((await post({ events: [{ name: "x", visit, path: "/" }] })).status).toBe(502);
});
