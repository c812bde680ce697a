import { array, boolean, number, object, string } from "yup";
import type { InferType } from "yup";

const obstacles = ["address_cooldown", "visitor_limit", "network_limit"] as const;

const wei = () =>
  string()
    .matches(/^\d{1,40}$/)
    .required();
const moment = () => string().required().nullable();

const summary = {
  id: string().required(),
  protocol: string().required(),
  name: string().required(),
  chainId: number().required(),
  symbol: string().required(),
  explorer: string().required(),
  network: string(),
  decimals: number(),
  payoutUnit: string(),
  payout: wei(),
  cooldownSeconds: number().required(),
  state: string<"ready" | "empty" | "down">().oneOf(["ready", "empty", "down"]).required(),
  /** Unknown until a node has answered once. */
  balance: wei().nullable(),
  /** Paid on a test chain of this installation, not on the public network. */
  local: boolean().required(),
};

/** `GET networks`: summary of every faucet. Source: faucet API. */
export const summariesSchema = array(object(summary).required()).required();

/** `GET {id}`: one faucet with its rules for the requesting visitor. */
export const faucetSchema = object({
  ...summary,
  faucetAddress: string().required(),
  confirmations: number().required(),
  rules: object({
    cooldownSeconds: number(),
    perVisitorNetworkADay: number().required(),
    perFaucetADay: number().required(),
  }).required(),
  eligible: boolean(),
  reason: string<(typeof obstacles)[number]>()
    .oneOf([...obstacles])
    .required()
    .nullable(),
  nextEligibleAt: moment(),
  difficulty: object({
    claimsToday: number().required(),
    estimatedSeconds: number().required(),
  }).required(),
  latestPayouts: array(
    object({
      address: string().required(),
      amount: wei(),
      local: boolean().required(),
      transaction: string().required().nullable(),
      explorerUrl: string().required().nullable(),
      at: moment(),
    }).required(),
  ).required(),
});

/** States of a claim in their order; `failed` ends one from anywhere. */
export const claimStates = ["queued", "signed", "sent", "included", "confirmed", "failed"] as const;

/** `GET claims/{claimId}` and what its event stream sends. */
export const claimSchema = object({
  claimId: string().required(),
  network: string().required(),
  address: string().required(),
  amount: wei(),
  symbol: string().required(),
  local: boolean().required(),
  state: string<(typeof claimStates)[number]>()
    .oneOf([...claimStates])
    .required(),
  ahead: number().required(),
  transaction: string().required().nullable(),
  explorerUrl: string().required().nullable(),
  block: number().nullable(),
  /** By the mined transaction; a back end may not tell it. */
  gasUsed: number().nullable(),
  reason: string().required().nullable(),
  /** Of the address when the claim was confirmed; a back end may not tell it. */
  balance: string()
    .matches(/^\d{1,78}$/)
    .nullable(),
  createdAt: string().required(),
  signedAt: moment(),
  sentAt: moment(),
  /** When its block was seen; a back end may not tell it. */
  includedAt: string().nullable(),
  endedAt: moment(),
});

/** Error body: `{ error: { code, … } }`. */
export const refusalSchema = object({
  error: object({
    code: string().required(),
    reason: string(),
    nextEligibleAt: string(),
  }).required(),
});

export type FaucetSummary = InferType<typeof summariesSchema>[number];
export type Faucet = InferType<typeof faucetSchema>;
export type Payout = Faucet["latestPayouts"][number];
export type Claim = InferType<typeof claimSchema>;
export type ClaimStep = Exclude<Claim["state"], "failed">;

/** Why a visitor cannot be paid now, and when that ends. */
export type Obstacle = { reason: (typeof obstacles)[number]; until: string };

/** Whether an error code names a temporary condition. */
export const isObstacle = (code: string): code is Obstacle["reason"] => obstacles.some((one) => one === code);

/** Whether nothing more will happen to a claim. */
export const isOver = ({ state }: Claim) => state === "confirmed" || state === "failed";
