/** @jest-environment node */
import { once } from "node:events";

import { WebSocket } from "ws";

import { rpcErrors } from "../../features/shared/contracts/rpcGateway.ts";
import { startSite } from "../testing/startSite.ts";
import type { TestSite } from "../testing/startSite.ts";
import { startTestGateway } from "../testing/startTestGateway.ts";
import type { TestGateway } from "../testing/startTestGateway.ts";

const path = "/rpc/eth/demo/key";
let gateway: TestGateway;
let site: TestSite;
beforeAll(async () => {
  gateway = await startTestGateway();
  site = await startSite({ rpcOrigin: gateway.origin });
});
afterAll(async () => {
  await site.close();
  gateway.close();
});

test("calls pass to the gateway unchanged, without headers that identify a visitor", async () => {
  const sent = {
    cookie: "accessToken=secret",
    authorization: "Basic secret",
    "x-forwarded-for": "192.0.2.1",
    "content-type": "application/json",
  };
  const body = Buffer.alloc(3 * 1024 * 1024, "x");
  const { status, headers, text } = await site.get(`${path}?a`, sent, "POST", body);
  expect([status, headers["retry-after"], headers["access-control-allow-origin"]]).toEqual([429, "7", "*"]);
  expect([headers["x-content-type-options"], headers["set-cookie"]]).toEqual(["nosniff", undefined]);
  expect(JSON.parse(text)).toEqual({ method: "POST", url: `${path}?a`, bytes: body.length });
  expect(gateway.received[0]).toMatchObject({
    "content-type": "application/json",
    "x-forwarded-for": expect.stringContaining("127.0.0.1"),
  });
  expect(Object.keys(gateway.received[0] ?? {})).not.toEqual(expect.arrayContaining(["cookie"]));
  expect(JSON.stringify(gateway.received)).not.toContain("secret");
});

test("a body that the gateway rejects early is answered, and the site keeps serving", async () => {
  const { status } = await site.get(path, { "x-early": "1" }, "POST", Buffer.alloc(200_000));
  expect(status).toBe(413);
  expect((await site.get("/about/")).status).toBe(200);
});

test("a gateway that is down is the documented error of each call, for pages of any origin", async () => {
  const alone = await startSite();
  const { status, headers, text } = await alone.get(path, {}, "POST", Buffer.from('[{"id":"a"},{"id":2}]'));
  expect([status, headers["access-control-allow-origin"]]).toEqual([502, "*"]);
  const error = { code: rpcErrors.node_failed.code, data: { reason: "node_failed" } };
  expect(JSON.parse(text)).toMatchObject([
    { id: "a", error },
    { id: 2, error },
  ]);
  await alone.close();
});

const dial = (target: string) => new WebSocket(`ws://127.0.0.1:${site.port}${target}`);

test("a WebSocket passes in both directions and gets a close frame when the server stops", async () => {
  const own = await startSite({ rpcOrigin: gateway.origin });
  const socket = new WebSocket(`ws://127.0.0.1:${own.port}${path}`);
  await once(socket, "open");
  socket.send("hello");
  const [response] = await once(socket, "message");
  expect(String(response)).toBe("got hello");
  const closed = once(socket, "close");
  await own.shutdown();
  expect((await closed)[0]).toBe(1001);
});

test("a rejected handshake keeps its status, and no other path accepts WebSockets", async () => {
  const statuses = [];
  for (const target of ["/rpc/eth/demo/bad", "/about/"]) {
    const socket = dial(target);
    const [, response] = await once(socket, "unexpected-response");
    statuses.push(response.statusCode);
    socket.on("error", () => undefined).terminate();
  }
  expect(statuses).toEqual([401, 200]);
});
