/** @jest-environment node */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { requestSamples } from "@/features/shared/requests/requestSamples";
import { createChains } from "@/services/kit/chain";

import computeUnits from "./compute-units.json";
import groups from "./methods.json";
import protocols from "./protocols.json";
import requests from "./requests.json";

const run = promisify(execFile);
const dataDir = mkdtempSync(join(tmpdir(), "samples-"));
const chains = createChains({ dataDir });

afterAll(async () => {
  await chains.close();
  rmSync(dataDir, { recursive: true });
});

const { evm } = requests;

test.each([
  [evm.method, evm.params, /^0x[\da-f]+$/],
  ["eth_chainId", [], /^0x1$/],
  ["web3_sha3", ["0x"], /^0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470$/],
])("the samples of %s in curl and JavaScript run, and a real node answers them", async (method, params, result) => {
  const { rpcUrl } = await chains.localChain(1);
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const samples = requestSamples({ url: rpcUrl, body });
  const findCode = (label: string) => samples.find((sample) => sample.label === label)?.code ?? "";
  const viaCurl = await run("sh", ["-c", findCode("curl")]);
  expect(JSON.parse(viaCurl.stdout)).toEqual({ jsonrpc: "2.0", id: 1, result: expect.stringMatching(result) });
  const viaNode = await run(process.execPath, ["--input-type=module", "-e", findCode("JavaScript")]);
  expect(viaNode.stdout).toMatch(new RegExp(`result: '${result.source.slice(1, -1)}'`));
  const viaViem = await run(process.execPath, ["--input-type=module", "-e", findCode("viem")]);
  expect(viaViem.stdout.trim()).not.toBe("");
});

test("every method with a price is described on an interface that some chain offers", () => {
  const offered = new Set(protocols.flatMap((chain) => [...chain.interfaces, ...(chain.addOns ?? [])]));
  for (const { family, interfaces, methods } of groups) {
    expect(Object.keys(methods)).not.toEqual([]);
    expect([family, interfaces.filter((name) => !offered.has(name))]).toEqual([family, []]);
  }
});

test("methods that are described are priced, but for subscriptions, queries and families without a price list", () => {
  const priced: Record<string, { method: string }[]> = computeUnits.families;
  const strays = groups
    .filter(({ family, kind }) => priced[family] && (kind === "json-rpc" || kind === "rest"))
    .flatMap(({ family, methods }) =>
      Object.keys(methods).filter((name) => !priced[family]?.some(({ method }) => method === name)),
    );
  expect(strays).toEqual([]);
});

test("parameters of requests without JSON-RPC stand where their path says", () => {
  const misplaced = groups
    .filter(({ kind }) => kind === "rest")
    .flatMap(({ methods }) =>
      Object.entries(methods).flatMap(([name, entry]) => {
        const path = "http" in entry ? entry.http : name;
        const inPath = [...path.matchAll(/\{(.+?)\}/g)].map((match) => match[1]);
        const fields: { name: string; in?: string }[] = entry.fields;
        const declared = fields.filter((field) => field.in === "path").map((field) => field.name);
        return JSON.stringify(inPath) === JSON.stringify(declared) ? [] : [name];
      }),
    );
  expect(misplaced).toEqual([]);
});
