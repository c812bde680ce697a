/** @jest-environment node */
import { readChoice, writeChoice } from "@/features/console/choice";
import { ConsoleStore } from "@/features/console/ConsoleStore";
import type { Outcome } from "@/features/console/model";
import { testMenu } from "@/features/console/testing";

import { BatchStore } from "./BatchStore";
import { readBatchResponses } from "./readBatchResponses";

const outcome: Outcome = {
  source: "demo" as const,
  status: 200,
  milliseconds: 3,
  bytes: 2,
  isCut: false,
  computeUnits: 40,
  contentType: "application/json",
  body: '[{"id":2,"result":"0x2"},{"id":1,"error":{"code":3}}]',
};

function makeBatch(network: string) {
  const history = { read: () => [], keep: () => [] };
  const store = new ConsoleStore(testMenu, { network, method: "eth_blockNumber" }, { history });
  const send = jest.fn(() => Promise.resolve(outcome));
  const sendOwn = jest.fn(() => Promise.resolve(outcome));
  return { store, send, sendOwn, batch: new BatchStore(store, [], { send, sendOwn }) };
}

test("requests are gathered up to the limit, go as one batch, and each finds its answer by its id", async () => {
  const { store, batch, send } = makeBatch("demo");
  batch.add();
  store.choose({ method: "eth_getBalance" });
  batch.add();
  expect([batch.units, batch.isFull]).toEqual([40, false]);
  batch.add();
  batch.add();
  expect([batch.calls.length, batch.isFull]).toEqual([3, true]);
  batch.remove(2);
  await batch.send();
  expect(send).toHaveBeenCalledWith({ chain: "eth", network: "demo", interface: "json-rpc" }, [
    { method: "eth_blockNumber", params: [] },
    { method: "eth_getBalance", params: ["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", "latest"] },
  ]);
  expect(batch.state).toEqual({ kind: "answered", outcome });
  expect(readBatchResponses(outcome.body)?.get(1)).toBe('{"id":1,"error":{"code":3}}');
  expect(readBatchResponses('{"error":{}}')).toBeUndefined();
});

test("with a key a batch goes through the gateway as one body, and without an endpoint nothing is sent", async () => {
  const { store, batch, send, sendOwn } = makeBatch("demo");
  store.setKey({ key: "my-key", networks: ["eth demo"] });
  batch.add();
  await batch.send();
  expect(sendOwn).toHaveBeenCalledWith(
    "/rpc/eth/demo/my-key",
    '[{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}]',
  );
  store.choose({ network: "mainnet" });
  await batch.send();
  expect(batch.state).toEqual({ kind: "example" });
  expect(send).not.toHaveBeenCalled();
});

test("a link restores the same batch without its invalid calls", () => {
  const { batch } = makeBatch("demo");
  batch.add();
  const href = writeChoice("https://site.example/console/", { network: "demo", batch: batch.choice });
  expect(readChoice(new URL(href).search)).toMatchObject({ network: "demo", batch: batch.calls });
  expect(readChoice(`?batch=${encodeURIComponent('[["eth_chainId"],[1],{}]')}`).batch).toEqual([
    { method: "eth_chainId", params: [] },
  ]);
  expect(writeChoice(href, { network: "demo" })).not.toContain("batch");
});
