import { createHmac } from "node:crypto";

/** One secret for each purpose, all from one, so that no answer of one helps against another. */
export const deriveSecret = (secret: string, purpose: string) =>
  createHmac("sha256", secret).update(`faucet ${purpose}`).digest("hex");
