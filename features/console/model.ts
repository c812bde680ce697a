import { array, boolean, mixed, number, object, string } from "yup";
import type { InferType } from "yup";

import { toRecordSchema } from "@/features/shared/contracts/toRecordSchema";

const fieldTypes = [
  "address",
  "block",
  "boolean",
  "choice",
  "hash",
  "hex",
  "integer",
  "json",
  "quantity",
  "query",
  "text",
] as const;

const field = object({
  name: string().required(),
  type: string()
    .oneOf([...fieldTypes])
    .required(),
  /** Its location in a request without JSON-RPC. */
  in: string().oneOf(["path", "query", "body"]),
  isOptional: boolean(),
  /** Default value in the form. */
  value: string(),
  options: array(string().required()),
});

const kinds = ["json-rpc", "rest", "graphql", "subscription"] as const;
const orders = ["position", "name", "wrapped"] as const;

/** A method as `content/data/methods.json` describes it. */
const methodSchema = object({
  /** Name that is sent, where several entries share one. */
  call: string(),
  /** Verb and path, if the method's name does not contain them. */
  http: string(),
  fields: array(field.required()).required(),
  /** The documented response; no measurement. */
  answer: mixed(),
});

/** Methods of one family with the same kind of request. */
export const groupSchema = object({
  family: string().required(),
  interfaces: array(string().required()).required(),
  kind: string()
    .oneOf([...kinds])
    .required(),
  by: string().oneOf([...orders]),
  methods: toRecordSchema(methodSchema),
});

const returnedSchema = object({
  type: string().required(),
  text: toRecordSchema(string().required()).required(),
});

type Returned = InferType<typeof returnedSchema>;

const menuMethod = methodSchema.shape({
  /** Description of the result by language, for a method without an example. */
  result: mixed((value): value is Returned => returnedSchema.isValidSync(value)),
  name: string().required(),
  kind: string()
    .oneOf([...kinds])
    .required(),
  by: string()
    .oneOf([...orders])
    .required(),
  /** The page that describes methods of its family. */
  reference: string(),
  category: string().required(),
  computeUnits: number().required(),
  /** Units of a call to the demo chain; absent where that does not answer it. */
  demoUnits: number(),
});

/** The source of answers: a configured endpoint, the demo chain, or none, which shows the documented example. */
export const sources = ["endpoint", "demo", "example"] as const;

const limits = object({
  callsPerMinute: number().required(),
  batchCalls: number().required(),
  timeMs: number().required(),
  answerBytes: number().required(),
  subscriptionMs: number().required(),
  subscriptionMessages: number().required(),
});

/** `GET /api/console/{chain}/`: everything that can be chosen, and who answers. */
export const menuSchema = object({
  chain: string().required(),
  /** Its coin and families. */
  currency: string().required(),
  families: array(string().required()).required(),
  networks: array(
    object({
      id: string().required(),
      name: string().required(),
      chainId: number(),
      interfaces: array(
        object({
          id: string().required(),
          source: string()
            .oneOf([...sources])
            .required(),
        }).required(),
      ).required(),
    }).required(),
  ).required(),
  /** Methods by interface. */
  methods: toRecordSchema(array(menuMethod.required()).required()),
  limits,
  regions: array(object({ id: string().required(), url: string() }).required()).required(),
});

/** `GET /console/v1/{chain}` of the gateway. */
export const gatewaySchema = object({
  networks: toRecordSchema(
    toRecordSchema(
      string()
        .oneOf([...sources])
        .required(),
    ),
  ),
  limits,
});

/** `POST /api/console/{chain}/{network}/{interface}/`: what an endpoint answered. */
export const outcomeSchema = object({
  source: string()
    .oneOf([...sources])
    .required(),
  status: number().required(),
  milliseconds: number().required(),
  bytes: number().required(),
  isCut: boolean().required(),
  contentType: string().defined(),
  computeUnits: number().required(),
  body: string().defined(),
});

/** Longest body of a request whose samples are coloured, in characters; colours are not worth more work. */
export const maxHighlightedChars = 4_000;

/** `POST /api/console/samples/`: a request whose samples are to be highlighted. */
export const wireSchema = object({
  kind: string<"call" | "subscription">().oneOf(["call", "subscription"]).required(),
  url: string().max(1_000).required(),
  body: string().max(maxHighlightedChars),
});

/** Samples by language; each line as its pieces, text and kind in turn. */
export const coloursSchema = toRecordSchema(array(array(string().defined()).required()).required());

export const refusalSchema = object({
  error: object({
    code: string().required(),
    message: string().required(),
    retryAfterSeconds: number(),
  }).required(),
});

export type MethodField = InferType<typeof field>;
export type FieldType = MethodField["type"];
export type MenuMethod = InferType<typeof menuMethod>;
/** A chain that can be chosen. */
export type ChainName = { key: string; name: string };

export type Menu = InferType<typeof menuSchema>;
export type MenuNetwork = Menu["networks"][number];
export type Source = MenuNetwork["interfaces"][number]["source"];
export type Outcome = InferType<typeof outcomeSchema>;

export type WireModel = InferType<typeof wireSchema>;

/** The field values of a method, by name, as text. */
export type Values = Record<string, string>;
