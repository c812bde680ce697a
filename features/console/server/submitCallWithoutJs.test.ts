/** @jest-environment node */
import { findChain } from "@/features/shared/catalogue/catalogue";

import { submitCallWithoutJs } from "./submitCallWithoutJs";

const real = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = real;
});

const outcome = {
  source: "demo",
  status: 200,
  milliseconds: 1,
  bytes: 9,
  isCut: false,
  contentType: "application/json",
  computeUnits: 20,
  body: '{"id":1}',
};

async function send(fields: Record<string, string>) {
  const fetchMock = jest.fn((_: string, init?: RequestInit) =>
    Promise.resolve(Response.json({ ...outcome, sent: init?.body })),
  );
  globalThis.fetch = jest.fn((url, init) => fetchMock(String(url), init));
  const chain = findChain("eth");
  if (!chain) throw new Error("there is no eth");
  const request = new Request("http://localhost/", { method: "POST", body: new URLSearchParams(fields) });
  const response = await submitCallWithoutJs(chain, request);
  return { response, ask: fetchMock };
}

test("empty parameters are the method's own example", async () => {
  const { response, ask } = await send({ network: "sepolia", method: "eth_getBalance", params: "" });
  expect(ask).toHaveBeenCalledWith(expect.stringMatching(/\/eth\/sepolia\/json-rpc$/), expect.anything());
  expect(await response.json()).toMatchObject({
    sent: '{"method":"eth_getBalance","params":["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266","latest"]}',
    answer: { id: 1 },
  });
});

test("typed parameters are sent as they are", async () => {
  const { response } = await send({ network: "mainnet", method: "web3_sha3", params: '["0x"]' });
  expect(await response.json()).toMatchObject({ sent: '{"method":"web3_sha3","params":["0x"]}' });
});

test("a form with one field a parameter sends what stands in them", async () => {
  const { ask } = await send({
    network: "mainnet",
    method: "eth_getBalance",
    "parameter address": "0x0000000000000000000000000000000000000001",
    "parameter block": "finalized",
  });
  expect(ask.mock.calls[0]?.[1]?.body).toContain('["0x0000000000000000000000000000000000000001","finalized"]');
});

test("without an endpoint the documented example is answered, marked as one", async () => {
  const chain = findChain("btc");
  if (!chain) throw new Error("there is no btc");
  globalThis.fetch = jest.fn(() => Promise.resolve(Response.json({ error: { code: "no_endpoint" } }, { status: 404 })));
  const body = new URLSearchParams({ network: "mainnet", method: "getblockcount" });
  const response = await submitCallWithoutJs(chain, new Request("http://localhost/", { method: "POST", body }));
  expect(await response.json()).toMatchObject({ source: "example", answer: { result: 923654 } });
});

test.each([
  [{ network: "nowhere", method: "eth_chainId" }, 404],
  [{ network: "mainnet", method: "eth_sendTransaction" }, 404],
  [{ network: "mainnet", method: "eth_chainId", params: "[1" }, 400],
  [{ network: "mainnet", method: "eth_chainId", params: "x".repeat(20_000) }, 413],
])("%j is refused before anything is sent", async (fields, status) => {
  const { response, ask } = await send(fields);
  expect(response.status).toBe(status);
  expect(ask).not.toHaveBeenCalled();
});

test("the form of all chains sends its chain, and an unknown one is reported", async () => {
  globalThis.fetch = jest.fn(() => Promise.resolve(Response.json(outcome)));
  const post = (chain: string) => {
    const body = new URLSearchParams({ chain, network: "demo", method: "eth_chainId" });
    return submitCallWithoutJs(undefined, new Request("http://localhost/", { method: "POST", body }));
  };
  expect(await (await post("base")).json()).toMatchObject({ source: "demo" });
  expect(globalThis.fetch).toHaveBeenCalledWith(expect.stringMatching(/\/base\/demo\/json-rpc$/), expect.anything());
  expect((await post("nowhere")).status).toBe(404);
});
