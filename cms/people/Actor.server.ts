import { WriteError } from "#cms/http/WriteError.server.ts";

import { hasRole } from "./contract.ts";
import type { PersonRef, Role } from "./contract.ts";

/** The author of a request: a person with a session, or the holder of the write token. */
export type Actor = PersonRef & { role: Role };

/** The holder of the write token, who may do everything that is valid. */
export const tokenActor: Actor = { id: "token", name: "token", role: "owner" };

export const toPersonRef = ({ id, name }: PersonRef): PersonRef => ({ id, name });

const sentences: Record<Role, string> = {
  editor: "Only people with a role may do this",
  publisher: "Your role is editor: drafts are yours to save, a publisher publishes them",
  owner: "Only owners manage people",
};

/** Throws `WriteError` (403) unless the actor has a role's permissions. */
export function requireRole(actor: Actor, needed: Role): void {
  if (!hasRole(actor.role, needed)) throw new WriteError(403, sentences[needed]);
}
