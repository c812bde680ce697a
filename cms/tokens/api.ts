import type { InferType } from "yup";

import { send, sendOnly } from "#cms/http/send.ts";

import { createdTokenSchema, tokensSchema } from "./contract.ts";
import type { CreatedToken, NewToken } from "./contract.ts";

/** One's own personal tokens; everybody's for an owner. */
export const loadTokens = (signal?: AbortSignal): Promise<InferType<typeof tokensSchema>> =>
  send("tokens", tokensSchema, { signal });

export const createToken = (token: NewToken): Promise<CreatedToken> =>
  send("tokens", createdTokenSchema, { method: "POST", body: token });

export const revokeToken = (id: string): Promise<void> =>
  sendOnly(`tokens/${encodeURIComponent(id)}`, { method: "DELETE" });
