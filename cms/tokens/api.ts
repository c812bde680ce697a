import type { InferType } from "yup";

import { send, sendOnly } from "#cms/http/send.ts";

import { agentSessionSchema, agentSessionsSchema, createdTokenSchema, tokensSchema } from "./contract.ts";
import type { AgentSession, CreatedToken, NewToken } from "./contract.ts";

/** One's own personal tokens; everybody's for an owner. */
export const loadTokens = (signal?: AbortSignal): Promise<InferType<typeof tokensSchema>> =>
  send("tokens", tokensSchema, { signal });

export const createToken = (token: NewToken): Promise<CreatedToken> =>
  send("tokens", createdTokenSchema, { method: "POST", body: token });

export const revokeToken = (id: string): Promise<void> =>
  sendOnly(`tokens/${encodeURIComponent(id)}`, { method: "DELETE" });

/** What one's own agents changed, by session; everybody's agents for an owner. */
export const loadAgentSessions = (signal?: AbortSignal): Promise<InferType<typeof agentSessionsSchema>> =>
  send("tokens/sessions", agentSessionsSchema, { signal });

/** Takes the drafts of an agent's session back. */
export const undoAgentSession = (id: string): Promise<AgentSession> =>
  send(`tokens/sessions/${encodeURIComponent(id)}/undo`, agentSessionSchema, { method: "POST", body: {} });
