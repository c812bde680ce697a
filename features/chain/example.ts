import "server-only";

import { mixed, object, string } from "yup";
import type { InferType } from "yup";

import requests from "@/content/data/requests.json";
import type { Chain } from "@/features/shared/catalogue/chain";
import { toRecordSchema } from "@/features/shared/contracts/toRecordSchema";
import type { Wire } from "@/features/shared/requests/requestSamples";

const schema = toRecordSchema(
  object({
    interface: string().required(),
    kind: string<"json-rpc" | "get" | "post">().oneOf(["json-rpc", "get", "post"]).required(),
    method: string(),
    params: mixed(),
    path: string(),
    body: mixed(),
  }),
);

type Example = InferType<typeof schema>[string];

const examples = schema.validateSync(requests);

/** The first request one would send to a chain, `undefined` when none is known. */
export const findExample = (chain: Chain): Example | undefined =>
  examples[chain.key] ?? chain.families.flatMap((family) => examples[family] ?? [])[0];

/** Every network of the chain that offers an interface, the main one first. */
export const networksWith = (chain: Chain, name: string) =>
  chain.networks.filter(({ interfaces }) => interfaces.includes(name));

/** The request of an example. */
export const toWire = (url: string, { kind, method, params, path, body }: Example): Wire => ({
  url: `${url}${path ?? ""}`,
  body: kind === "get" ? undefined : JSON.stringify(kind === "post" ? body : { jsonrpc: "2.0", id: 1, method, params }),
});
