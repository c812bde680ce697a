import { createHmac } from "node:crypto";

/** A name for a visitor's network that does not tell the network. */
export const visitorName = (network: string, secret: string) =>
  createHmac("sha256", secret).update(network).digest("base64url").slice(0, 22);
