/** @jest-environment node */
import { once } from "node:events";
import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { WebSocket } from "ws";

import { waitFor } from "../../kit/testing/waitFor.ts";
import { documentedError, rpcCall } from "../testing/startGateway.ts";
import { startGatewayWithNode } from "../testing/startGatewayWithNode.ts";

type Started = Awaited<ReturnType<typeof startGatewayWithNode>>;

jest.setTimeout(60_000);

const logs = Array.from({ length: 500 }, (_, index) => ({ logIndex: `0x${index.toString(16)}`, data: "0x" }));
let gateway: Started["gateway"];
let node: Started["node"];
let send: Started["send"];
let close: Started["close"];
beforeAll(async () => {
  ({ gateway, node, send, close } = await startGatewayWithNode({
    eth_chainId: { result: "0x1" },
    eth_getLogs: { result: logs },
    eth_call: {
      raw: String.raw`{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted: no\u0000\u0000","data":"0x"}}`,
    },
  }));
}, 120_000);
afterAll(() => close());
beforeEach(() => void node.calls.splice(0));

const one = JSON.stringify(rpcCall());
const outcome = { status: 200, body: { jsonrpc: "2.0", id: 1, result: "0x1" } };

test("binary messages and fragments of a WebSocket are read as text, and invalid UTF-8 is an error", async () => {
  const socket = new WebSocket(`${gateway.origin.replace("http", "ws")}${gateway.path()}`);
  const received: [string, boolean][] = [];
  socket.on("message", (data, isBinary) => received.push([String(data), isBinary]));
  await once(socket, "open");
  const exchange = async (sendAll: () => void) => {
    received.length = 0;
    sendAll();
    await waitFor(() => received.length > 0);
    const [[text, isBinary] = ["", true]] = received;
    return { body: JSON.parse(text), isBinary };
  };
  expect(await exchange(() => socket.send(Buffer.from(one)))).toEqual({ body: outcome.body, isBinary: false });
  const inParts = () => {
    for (const letter of one) socket.send(letter, { fin: false });
    socket.send("", { fin: true });
  };
  expect(await exchange(inParts)).toEqual({ body: outcome.body, isBinary: false });
  const invalid = Buffer.from([0x7b, 0xff, 0x7d]);
  for (const binary of [true, false]) {
    const { body } = await exchange(() => socket.send(invalid, { binary }));
    expect(body).toMatchObject({ id: null, error: { code: -32700 } });
  }
  socket.terminate();
});

test.each(["application/json-rpc", "application/jsonrequest", "Application/JSON; charset=utf-8"])(
  "a body of the type %s is read",
  async (type) => {
    expect(await send(gateway.path(), one, { "content-type": type })).toEqual(outcome);
  },
);

test("a body without a content type and with a byte order mark is read", async () => {
  const outgoing = request(`${gateway.origin}${gateway.path()}`, { method: "POST" });
  outgoing.end(`\uFEFF${one}`);
  const [response] = await once(outgoing, "response");
  expect(response.statusCode).toBe(200);
  response.resume();
  expect(await send(gateway.path(), `\uFEFF${one}`)).toEqual(outcome);
  expect((await send(gateway.path(), new Uint8Array([0x7b, 0xff]))).body).toMatchObject({ error: { code: -32700 } });
});

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["identity", undefined],
])("a long response to a client that accepts %s is in %s", async (accepted, encoding) => {
  const ask = async (method: string) => {
    const headers = { "content-type": "application/json", "accept-encoding": accepted };
    const outgoing = request(`${gateway.origin}${gateway.path()}`, { method: "POST", headers });
    outgoing.end(JSON.stringify(rpcCall(method, [{}])));
    const [response] = await once(outgoing, "response");
    const body = Buffer.concat(await response.toArray());
    expect(response.headers["content-length"]).toBe(`${body.length}`);
    return { encoding: response.headers["content-encoding"], body };
  };
  const long = await ask("eth_getLogs");
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
  const decode = decoders[encoding === "br" || encoding === "gzip" ? encoding : "identity"];
  expect(long.encoding).toBe(encoding);
  expect(JSON.parse(decode(long.body).toString())).toMatchObject({ result: logs });
  expect((await ask("eth_chainId")).encoding).toBeUndefined();
});

test("a preflight is answered with the headers that a library adds", async () => {
  const preflight = async (requested?: string) => {
    const headers = new Headers(requested === undefined ? {} : { "access-control-request-headers": requested });
    const response = await fetch(`${gateway.origin}${gateway.path()}`, { method: "OPTIONS", headers });
    return [response.status, response.headers.get("access-control-allow-headers")];
  };
  const requested = "authorization,content-type,solana-client,traceparent,x-metamask-origin";
  expect(await preflight(requested)).toEqual([204, requested]);
  expect(await preflight()).toEqual([204, "*, authorization"]);
  expect(await preflight("a b")).toEqual([204, "*, authorization"]);
});

test.each(["9007199254740993", "18446744073709551615", "1.0", "-7", '"a\\"b"', "null", "1e3"])(
  "the id %s comes back as it was written",
  async (id) => {
    const call = (method: string) => `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":[]}`;
    const response = await gateway.post(gateway.path(), call("eth_chainId"));
    expect(await response.text()).toBe(`{"jsonrpc":"2.0","id":${id},"result":"0x1"}`);
    const refused = await gateway.post(gateway.path(), `[${call("eth_nothing")}]`);
    expect(await refused.text()).toContain(`{"jsonrpc":"2.0","id":${id},"error":`);
  },
);

test("numbers of parameters reach the node as they were written", async () => {
  const params = '[{"lamports":18446744073709551615,"height":9007199254740993,"amount":1.0}]';
  await send(gateway.path("sol/mainnet"), `{"jsonrpc":"2.0","id":1,"method":"getSlot","params":${params}}`);
  expect(node.bodies.at(-1)).toContain(params);
});

test("the message of an error has no NUL characters", async () => {
  expect((await send(gateway.path(), JSON.stringify(rpcCall("eth_call", [{}])))).body).toMatchObject({
    error: { code: 3, message: "execution reverted: no", data: "0x" },
  });
});

test("text/plain is refused with the call's id", async () => {
  expect(await send(gateway.path(), one, { "content-type": "text/plain" })).toMatchObject(
    documentedError("wrong_content_type", 1),
  );
});
