import { array, boolean, mixed, number, object, string } from "yup";
import type { InferType } from "yup";

const texts = () => array(string().required());
const protocol = () =>
  object({
    _key: string().required(),
    name: string()
      .required()
      .when("_key", ([key], schema) => schema.default(key)),
  }).required();

/**
 * `GET access_nodes/nodes_v2`: the chains that answer now, with the levels they are offered at, the id of a video about
 * them, and their availability in percent as text. Only the key is promised. Source: platform API.
 */
export const nodesSchema = array(
  object({
    protocol: protocol(),
    networks: mixed(),
    service_levels: texts(),
    isPartner: boolean(),
    youtube: string(),
    availabilityPercent: string(),
  }).required(),
).required();

/** A plan; a limit that is absent is none, or is not stated. */
export const planSchema = object({
  id: string().required(),
  name: string().required(),
  pricePerMonth: number().min(0),
  isFrom: boolean(),
  requestsPerDay: number().positive(),
  rollOver: boolean(),
  computeUnits: number().positive(),
  requests: string(),
  requestsPerSecond: number().positive(),
  /** Calls in one batch. */
  batchCalls: number().positive(),
  /** Blocks in the range of one call for logs. */
  logBlocks: number().positive(),
  /** WebSocket connections of one key. */
  socketsPerKey: number().positive(),
  subscriptionsPerSocket: number().positive(),
  hasArchive: boolean(),
  hasTrace: boolean(),
  freeMonths: number().positive(),
  labels: texts(),
  regions: number().positive(),
});

/** `GET prices/public/plans/`: monthly prices in units of `currency`. */
export const plansSchema = object({
  currency: string().required(),
  plans: array(planSchema.required()).required().min(1),
});

/** `GET prices/CU/protocols/`: chains with their multiplier. */
export const priceProtocolsSchema = array(
  object({ protocol: protocol(), multiplier: number().required(), families: texts().required() }).required(),
).required();

/** `GET prices/CU/methods/{protocol}`: what each call of a chain costs, in compute units. */
export const priceMethodsSchema = object({
  protocol: protocol(),
  multiplier: number().required(),
  archiveMultiplier: number().required(),
  methods: array(
    object({
      method: string().required(),
      family: string().required(),
      category: string().required(),
      multiplier: number().required(),
      computeUnits: number().required(),
      archiveComputeUnits: number().required(),
    }).required(),
  ).required(),
});

/** One entry of the nodes call. */
export type NodeEntry = InferType<typeof nodesSchema>[number];
export type Plans = InferType<typeof plansSchema>;
export type Plan = Plans["plans"][number];
export type PriceProtocol = InferType<typeof priceProtocolsSchema>[number];
export type PriceMethods = InferType<typeof priceMethodsSchema>;
export type PricedMethod = PriceMethods["methods"][number];

/**
 * `GET blocks`: the newest blocks of the demo chain and of every network that a node is connected to; `at` is when a block
 * was first seen, in milliseconds since 1970.
 */
export const blocksSchema = object({
  networks: array(
    object({
      chain: string().required(),
      network: string().required(),
      isDemo: boolean().required(),
      blocks: array(object({ height: number().required(), at: number().required() }).required()).required(),
    }).required(),
  ).required(),
});

export type Blocks = InferType<typeof blocksSchema>;
