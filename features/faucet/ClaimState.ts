import type { Claim } from "./model";

/** How far a claim is. */
export type ClaimState =
  | { kind: "idle" }
  /** The browser works; about how long, in seconds. */
  | { kind: "working"; seconds: number }
  | { kind: "sending" }
  | { kind: "claimed"; claim: Claim }
  | { kind: "refused"; code: string }
  | { kind: "unavailable" };
