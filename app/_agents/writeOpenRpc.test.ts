/** @jest-environment node */
import Ajv from "ajv";
import draft07 from "ajv/dist/refs/json-schema-draft-07.json";

import { catalogue, findChain } from "@/features/shared/catalogue/catalogue";

import { writeOpenRpc } from "./writeOpenRpc";

// Its types lack what it exports.
const { openrpcDocument } = jest.requireActual<{ openrpcDocument: object }>("@open-rpc/meta-schema");

jest.mock("@/features/shared/ui/Code/highlight", () => ({}));

test("the methods of every chain are valid OpenRPC", () => {
  const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false });
  // The meta-schema names JSON Schema by other addresses.
  ajv.addSchema({ ...draft07, $id: "https://meta.json-schema.tools" });
  const reference = { JSONSchemaObject: { properties: { $ref: { type: "string" } } } };
  ajv.addSchema({ $id: "https://meta.json-schema.tools/", definitions: reference });
  const isValid = ajv.compile(openrpcDocument);
  const documents = catalogue.flatMap((chain) => writeOpenRpc(chain, "halyard.example", undefined) ?? []);
  expect(documents.length).toBeGreaterThan(50);
  for (const document of documents)
    expect([isValid(document), isValid.errors, document.info.title]).toEqual([true, null, document.info.title]);
});

test("a method has parameters, cost, and the demo chain's answer as its example", () => {
  const ethereum = findChain("eth");
  const method =
    ethereum &&
    writeOpenRpc(ethereum, "halyard.example", undefined)?.methods.find(({ name }) => name === "eth_getBalance");
  expect(method).toMatchObject({
    params: [{ name: "address", required: true }, { required: true }],
    examples: [{ params: [{ name: "address" }, { value: "latest" }], result: { value: "0x21e19e0c9bab2400000" } }],
    "x-compute-units": expect.any(Number),
  });
});

test("a method that a probe was refused is left out, and each other one says how it is known", () => {
  const ethereum = findChain("eth");
  const at = "2026-11-24T08:00:00.000Z";
  const methods = { eth_call: { at, answered: true }, eth_getProof: { at, answered: false } };
  const checks = { protocols: { eth: { network: "mainnet", methods, archive: null, logs: null } } };
  const document = ethereum && writeOpenRpc(ethereum, "halyard.example", checks);
  const find = (name: string) => document?.methods.find((one) => one.name === name);
  expect(find("eth_call")).toMatchObject({ "x-answered-on": "2026-11-24" });
  expect(find("eth_getBalance")).toMatchObject({ "x-by-source-on": "2026-11-25" });
  expect(find("eth_getProof")).toBeUndefined();
});
