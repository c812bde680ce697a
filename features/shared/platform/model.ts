import { array, boolean, mixed, number, object, string } from "yup";
import type { InferType } from "yup";

import { toRecordSchema } from "@/features/shared/contracts/toRecordSchema";

const texts = () => array(string().required());
const protocol = () => object({ _key: string().required(), name: string().required() }).required();

/**
 * `GET access_nodes/nodes_v2`: the chains that answer now, with the levels they are offered at, the id of a video about
 * them, and their availability in percent as text. Source: platform API.
 */
export const nodesSchema = array(
  object({
    protocol: protocol(),
    networks: mixed().required(),
    service_levels: texts().required(),
    isPartner: boolean(),
    youtube: string(),
    availabilityPercent: string(),
  }).required(),
).required();

/** `GET prices/public/plans/`: prices in whole units of `currency` a month. */
export const plansSchema = object({
  currency: string().required(),
  plans: array(
    object({
      id: string().required(),
      name: string().required(),
      pricePerMonth: number(),
      isFrom: boolean(),
      requestsPerDay: number(),
      rollOver: boolean(),
      computeUnits: number(),
      requests: string(),
      requestsPerSecond: number(),
      freeMonths: number(),
      labels: texts(),
      regions: number(),
    }).required(),
  )
    .required()
    .min(1),
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

/** `GET availability`: percent by chain and region. */
export const availabilitySchema = toRecordSchema(toRecordSchema(number().required()));

const days = array(number().required().nullable()).required();

/** `GET history`: percent a day by chain and region; `null` where nothing was measured. */
export const historySchema = object({
  sample: boolean().required(),
  from: string().required(),
  to: string().required(),
  regions: array(string().required()).required(),
  protocols: toRecordSchema(toRecordSchema(days)).required(),
});

/** `GET history/{protocol}`: one chain's days with sample counts; latencies in milliseconds, `behind` in blocks. */
export const chainHistorySchema = object({
  protocol: string().required(),
  sample: boolean().required(),
  from: string().required(),
  to: string().required(),
  days: array(
    object({
      day: string().required(),
      regions: toRecordSchema(
        object({
          samples: number().required(),
          reachable: number().required(),
          p50: number().required().nullable(),
          p95: number().required().nullable(),
          behind: number().required().nullable(),
        })
          .nullable()
          .default(null),
      ).required(),
    }).required(),
  ).required(),
});

/** `GET latency/{protocol}`: p50 and p95 by region over the last day, in milliseconds; `null` where nothing was measured. */
export const latencySchema = object({
  protocol: string().required(),
  network: string().required(),
  method: string().required(),
  period: string().required(),
  to: string().required(),
  sample: boolean().required(),
  regions: array(
    object({
      id: string().required(),
      p50: number().required().nullable(),
      p95: number().required().nullable(),
      samples: number().required(),
    }).required(),
  ).required(),
});

/** `GET changes`: when a chain's availability in a region fell or came back, newest first. */
export const changesSchema = object({
  sample: boolean().required(),
  changes: array(
    object({
      id: string().required(),
      day: string().required(),
      protocol: string().required(),
      region: string().required(),
      kind: string<"degraded" | "down" | "recovered">().oneOf(["degraded", "down", "recovered"]).required(),
      percent: number().required(),
      samples: number().required(),
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
export type History = InferType<typeof historySchema>;
export type ChainHistory = InferType<typeof chainHistorySchema>;
export type Latency = InferType<typeof latencySchema>;
export type Changes = InferType<typeof changesSchema>;
