import { array, mixed, object, string } from "yup";

import { toRecordSchema } from "../../../features/shared/contracts/toRecordSchema.ts";
import type { ExampleMethod } from "./executeExamples.ts";

const method = object({
  fields: array(
    object({ name: string().required(), type: string().required(), value: string() }).required(),
  ).required(),
  answer: mixed<object>(),
});
const group = object({
  family: string().required(),
  kind: string().required(),
  methods: toRecordSchema(method),
});

/** The methods of a file, and the EVM's JSON-RPC methods among them. Throws for a file of another shape. */
export function readExamples(text: string) {
  const all = array(group.required()).required().validateSync(JSON.parse(text), { strict: true });
  const evm = all.find(({ family, kind }) => family === "evm" && kind === "json-rpc");
  if (!evm) throw new Error("The file has no methods of the EVM by JSON-RPC.");
  const methods: Record<string, ExampleMethod> = evm.methods;
  return { all, evm: { methods } };
}
