import type { AnySchema } from "yup";

import { accountSchema } from "./accountSchema.ts";
import {
  availabilitySchema,
  chainHistorySchema,
  changesSchema,
  historySchema,
  latenciesSchema,
  latencySchema,
} from "./availabilityApi.ts";
import { claimSchema, faucetSchema, refusalSchema, summariesSchema } from "./faucetApi.ts";
import { blocksSchema, nodesSchema, plansSchema, priceMethodsSchema, priceProtocolsSchema } from "./platformApi.ts";

/** One endpoint: its path below the API's address, what it tells, and the contract of its response. */
export type Operation = {
  path: string;
  summary: string;
  /** `undefined`: 204 without a body. */
  response?: AnySchema | undefined;
  /** Statuses of errors beside 500, each with its cause. */
  errors?: Record<number, string>;
  /** Lower-case; `get` by default. */
  method?: string;
  /** 200 by default. */
  status?: number;
  /** Headers that a request carries, each with its meaning. */
  headers?: Record<string, string>;
  body?: object;
  needsToken?: true;
};

/** An HTTP interface: what it is for, its error body, and its endpoints. */
export type BackEnd = { title: string; description: string; errorSchema?: AnySchema; operations: Operation[] };

const unknownChain = { 404: "There is no such chain." };
const unknownFaucet = { 404: "There is no such faucet." };

/** The HTTP interfaces that the site reads, so that another back end can stand in their place. */
export const backEnds: Readonly<Record<string, BackEnd>> = {
  platform: {
    title: "Platform",
    description: "Chains that answer, prices, plans and the account. Set its address as PLATFORM_API_URL.",
    operations: [
      { path: "/access_nodes/nodes_v2", summary: "The chains that answer now.", response: nodesSchema },
      { path: "/prices/public/plans/", summary: "Plans with their monthly prices.", response: plansSchema },
      { path: "/prices/CU/protocols/", summary: "Chains with their multiplier.", response: priceProtocolsSchema },
      {
        path: "/prices/CU/methods/{protocol}",
        summary: "What each call of a chain costs, in compute units.",
        response: priceMethodsSchema,
        errors: unknownChain,
      },
      { path: "/blocks", summary: "The newest blocks of connected networks.", response: blocksSchema },
      {
        path: "/account/",
        summary: "Who is signed in, and what is left of the plan; zero means no limit.",
        response: accountSchema,
        errors: { 401: "The token is missing, unknown or expired." },
        needsToken: true,
      },
    ],
  },
  availability: {
    title: "Availability",
    description: "Probes by chain and region. Set its address as AVAILABILITY_API_URL.",
    operations: [
      {
        path: "/availability",
        summary: "Percent of probes answered, by chain and region.",
        response: availabilitySchema,
      },
      {
        path: "/history",
        summary: "Percent a day by chain and region; null where not measured.",
        response: historySchema,
      },
      {
        path: "/history/{protocol}",
        summary: "A chain's days; latencies in milliseconds, behind in blocks.",
        response: chainHistorySchema,
        errors: unknownChain,
      },
      {
        path: "/latency",
        summary: "Median of the last day in milliseconds; older, with its day, where that has none.",
        response: latenciesSchema,
      },
      {
        path: "/latency/{protocol}",
        summary: "Median and 95th percentile by region in milliseconds, of the last 24 hours or of `day`.",
        response: latencySchema,
        errors: unknownChain,
      },
      { path: "/changes", summary: "When availability dropped or recovered, latest first.", response: changesSchema },
    ],
  },
  faucet: {
    title: "Faucet",
    description: "Test tokens. Set its address as FAUCET_API_URL. Amounts are in wei, as text.",
    errorSchema: refusalSchema,
    operations: [
      { path: "/networks", summary: "Every faucet in short.", response: summariesSchema },
      {
        path: "/{id}",
        summary: "One faucet with its rules for the requesting visitor.",
        response: faucetSchema,
        errors: unknownFaucet,
      },
      {
        path: "/{id}/claims",
        summary: "Asks for a payout; the header recaptcha-token carries the proof of work.",
        method: "post",
        status: 202,
        body: { type: "object", required: ["address"], properties: { address: { type: "string" } } },
        response: claimSchema,
        errors: {
          ...unknownFaucet,
          400: "The body is no JSON.",
          422: "The address is not valid.",
          429: "A limit is reached.",
        },
      },
      {
        path: "/claims/{claimId}",
        summary: "The state of a claim.",
        response: claimSchema,
        errors: { 404: "There is no such claim." },
      },
    ],
  },
};
