import { createHmac } from "node:crypto";

/** A pseudonym of a visitor's network. */
export const visitorName = (network: string, secret: string) =>
  createHmac("sha256", secret).update(network).digest("base64url").slice(0, 22);
