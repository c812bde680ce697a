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
  const documents = catalogue.flatMap((chain) => writeOpenRpc(chain, "halyard.example") ?? []);
  expect(documents.length).toBeGreaterThan(50);
  for (const document of documents)
    expect([isValid(document), isValid.errors, document.info.title]).toEqual([true, null, document.info.title]);
});

test("a method has parameters, cost, and the demo chain's answer as its example", () => {
  const ethereum = findChain("eth");
  const method =
    ethereum && writeOpenRpc(ethereum, "halyard.example")?.methods.find(({ name }) => name === "eth_getBalance");
  expect(method).toMatchObject({
    params: [{ name: "address", required: true }, { required: true }],
    examples: [{ params: [{ name: "address" }, { value: "latest" }], result: { value: "0x21e19e0c9bab2400000" } }],
    "x-compute-units": expect.any(Number),
  });
});
