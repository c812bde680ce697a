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
