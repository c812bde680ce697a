import { array, boolean, number, object, string } from "yup";
import type { InferType } from "yup";

import { toRecordSchema } from "./toRecordSchema.ts";

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

/**
 * `GET latency/{protocol}`: p50 and p95 by region over the last day, in milliseconds. A region without a measurement
 * has those of its newest day in the last seven, with that `day`; `null` where there is none.
 */
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
      /** Of figures that are older than `period`. */
      day: string(),
    }).required(),
  ).required(),
});

/**
 * `GET latency`: p50 of the last day in milliseconds, by chain and region. What was not measured is in `older`, with its
 * newest day of the last seven, or left out.
 */
export const latenciesSchema = object({
  sample: boolean().required(),
  day: string().required(),
  protocols: toRecordSchema(toRecordSchema(number().required())).required(),
  older: toRecordSchema(
    toRecordSchema(object({ day: string().required(), p50: number().required() }).required()),
  ).optional(),
});

const reach = object({
  at: string().required(),
  blocks: number().required(),
  /** Whether `blocks` is the whole chain. */
  isWhole: boolean().required(),
});

/**
 * `GET methods`: what probes found on the main network of each chain that has an endpoint: when each method was called
 * and whether it was answered, how many blocks back states are answered, and the widest range of logs. Times are ISO
 * text. What was never called is left out.
 */
export const methodChecksSchema = object({
  protocols: toRecordSchema(
    object({
      network: string().required(),
      methods: toRecordSchema(object({ at: string().required(), answered: boolean().required() })).required(),
      archive: reach.nullable().default(null),
      logs: reach.nullable().default(null),
    }),
  ).required(),
});
export type MethodChecks = InferType<typeof methodChecksSchema>;
export type ChainChecks = NonNullable<MethodChecks["protocols"][string]>;

/** `GET changes`: when a chain's availability in a region dropped or recovered, latest first. */
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

export type AvailabilityPercents = InferType<typeof availabilitySchema>;
export type History = InferType<typeof historySchema>;
export type ChainHistory = InferType<typeof chainHistorySchema>;
export type Latency = InferType<typeof latencySchema>;
export type Latencies = InferType<typeof latenciesSchema>;
export type Changes = InferType<typeof changesSchema>;
