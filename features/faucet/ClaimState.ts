import type { Claim } from "@/features/shared/contracts/faucetApi";

/** State of a claim. */
export type ClaimState =
  | { kind: "idle" }
  /** The browser solves the proof of work; estimated duration in seconds. */
  | { kind: "working"; seconds: number }
  | { kind: "sending" }
  | { kind: "claimed"; claim: Claim }
  | { kind: "refused"; code: string }
  | { kind: "unavailable" };

const problems = [
  "missing",
  "malformed",
  "name",
  "several",
  "digits",
  "letter",
  "checksum",
  "zero",
  "faucet",
  "contract",
] as const;

/** Why a wallet address is not accepted; only the back end detects contracts. */
export type WalletAddressProblem = (typeof problems)[number];

/** A wallet address that can be paid, or why it cannot: `digits` is how many it has. */
export type CheckedAddress = { address: string } | { problem: WalletAddressProblem; digits?: number };

/** Whether the back end named one of these. */
export const isProblem = (value: string | undefined): value is WalletAddressProblem =>
  problems.some((one) => one === value);
